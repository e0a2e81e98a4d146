import { MenuItem, TextField } from '@mui/material';
import type { RoleRow } from '@waymark/api';
import type { Audience } from '@waymark/events';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { audienceWord } from './roleWords.ts';
import { useTeam } from './useTeam.ts';
import { FormActions } from '../dialogs/FormActions.tsx';
import { useTexts } from '../texts/index.ts';

/** Adds a role, or changes the one given: name, who may fill it, and for internal ones the default e-mail address of a team user. */
export function RoleDialog({
  role,
  onClose,
}: {
  role?: RoleRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const team = useTeam();
  const [name, setName] = useState(role?.name ?? '');
  const [internExtern, setInternExtern] = useState<Audience>(
    role?.internExtern ?? 'INTERN',
  );
  const [email, setEmail] = useState(role?.defaultEmailAddress ?? '');
  const known = (team.data ?? []).flatMap((person) => person.email ?? []);
  const addresses =
    email === '' || known.includes(email) ? known : [email, ...known];
  const words = {
    name: name.trim(),
    internExtern,
    defaultEmailAddress:
      internExtern === 'INTERN' && email !== '' ? email : null,
  };
  const { submit, submitting, error } = useSubmit(
    () =>
      role === undefined
        ? send('AddRole', { roleId: `r::${crypto.randomUUID()}`, ...words })
        : send('ChangeRole', { roleId: role.id, ...words }),
    onClose,
  );
  const enabled = words.name !== '' && !submitting;
  return (
    <Dialog
      title={
        role === undefined ? t('settings.addRole') : t('settings.editRole')
      }
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <FormActions
          action={role === undefined ? t('words.add') : t('words.save')}
          enabled={enabled}
          onCancel={onClose}
        />
      }
    >
      <div className="dialog-fields">
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={t('words.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          select
          fullWidth
          label={t('settings.whoFillsIt')}
          value={internExtern}
          onChange={(event) => setInternExtern(event.target.value as Audience)}
        >
          <MenuItem value="INTERN">
            {t('settings.internalHint', { internal: t(audienceWord.INTERN) })}
          </MenuItem>
          <MenuItem value="EXTERN">
            {t('settings.externalHint', { external: t(audienceWord.EXTERN) })}
          </MenuItem>
        </TextField>
        {internExtern === 'INTERN' && (
          <TextField
            select
            fullWidth
            label={t('settings.defaultEmail')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            helperText={t('settings.defaultEmailHint')}
            slotProps={{ select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t('settings.noDefault')}</MenuItem>
            {addresses.map((address) => (
              <MenuItem key={address} value={address}>
                {address}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
