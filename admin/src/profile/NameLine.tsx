import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useMe } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import { hasNoName, type FullName } from './fullName.ts';
import { NameFields } from './NameFields.tsx';
import './profile.css';

/** Above the first page, for who has no name yet: whoever was invited by their address alone. */
export function NameLine(): ReactNode {
  const t = useTexts();
  const me = useMe();
  const send = useCommand({ quiet: true });
  const [name, setName] = useState<FullName>({ firstName: '', lastName: '' });
  const { submit, submitting, error } = useSubmit(() =>
    send('ChangeProfile', {
      firstName: name.firstName.trim(),
      lastName: name.lastName.trim(),
    }),
  );
  if (me === undefined || !hasNoName(me.account)) return null;
  const enabled = name.firstName.trim() !== '' && !submitting;
  return (
    <form
      className="name-line"
      noValidate
      aria-label={t('profile.askName')}
      onSubmit={(event) => {
        event.preventDefault();
        if (enabled) void submit();
      }}
    >
      <p>
        {t('profile.askName')}
        <small>{t('profile.askNameWhy')}</small>
      </p>
      <NameFields value={name} onChange={setName} />
      <Button type="submit" variant="outlined" disabled={!enabled}>
        {t('words.save')}
      </Button>
      {error !== null && <DialogError>{error}</DialogError>}
    </form>
  );
}
