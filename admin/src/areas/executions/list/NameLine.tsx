import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useMe } from '../../../base/session/me.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { hasNoName, type FullName } from '../../../parts/people/fullName.ts';
import { NameFields } from '../../../parts/people/NameFields.tsx';
import './nameLine.css';

/** Above the first page, for who has no name yet: whoever was invited by their address alone. */
export function NameLine(): ReactNode {
  const me = useMe();
  return me !== undefined && hasNoName(me.account) ? <AskedName /> : null;
}

export function AskedName(): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const unsent = useUnsent<FullName>('name', { firstName: '', lastName: '' });
  const name = unsent.fields;
  const { submit, submitting, error } = useSubmit(
    () =>
      send('ChangeProfile', { firstName: name.firstName.trim(), lastName: name.lastName.trim() }),
    unsent.end,
  );
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
      <NameFields
        value={name}
        onChange={({ firstName, lastName }) => {
          unsent.type('firstName', firstName);
          unsent.type('lastName', lastName);
        }}
      />
      <Button type="submit" variant="outlined" disabled={!enabled}>
        {t('words.save')}
      </Button>
      {error !== null && <DialogError>{error}</DialogError>}
    </form>
  );
}
