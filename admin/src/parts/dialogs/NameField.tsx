import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';

/**
 * The field of a dialog that asks for a name: it has the focus, and takes as much as a name may
 * have.
 */
export function NameField({
  onName,
  ...others
}: { value: string; onName: (name: string) => void } & Pick<
  TextFieldProps,
  'label' | 'error' | 'helperText' | 'onFocus'
>): ReactNode {
  const t = useTexts();
  return (
    <TextField
      fullWidth
      autoFocus
      autoComplete="off"
      label={t('words.name')}
      {...others}
      onChange={(event) => onName(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
