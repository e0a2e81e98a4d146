import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import type { FullName } from './fullName.ts';
import './nameFields.css';

/** First and last name, side by side. */
export function NameFields({
  value,
  onChange,
}: {
  value: FullName;
  onChange: (value: FullName) => void;
}): ReactNode {
  const t = useTexts();
  const { firstName, lastName } = value;
  return (
    <div className="name-fields">
      <TextField
        label={t('words.firstName')}
        value={firstName}
        onChange={(event) => onChange({ firstName: event.target.value, lastName })}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'given-name' } }}
      />
      <TextField
        label={t('words.lastName')}
        value={lastName}
        onChange={(event) => onChange({ firstName, lastName: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'family-name' } }}
      />
    </div>
  );
}
