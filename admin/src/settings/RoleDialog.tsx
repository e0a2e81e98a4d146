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

/** Adds a role, or changes the one given: name, who may fill it, and for internal ones the default e-mail address of a team user. */
export function RoleDialog({
  role,
  onClose,
}: {
  role?: RoleRow;
  onClose: () => void;
}): ReactNode {
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
      title={role === undefined ? 'Add role' : 'Edit role'}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <FormActions
          action={role === undefined ? 'Add' : 'Save'}
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
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          select
          fullWidth
          label="Who fills it"
          value={internExtern}
          onChange={(event) => setInternExtern(event.target.value as Audience)}
        >
          <MenuItem value="INTERN">
            {audienceWord.INTERN}: somebody of the team
          </MenuItem>
          <MenuItem value="EXTERN">
            {audienceWord.EXTERN}: somebody of the client
          </MenuItem>
        </TextField>
        {internExtern === 'INTERN' && (
          <TextField
            select
            fullWidth
            label="Default e-mail address"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            helperText="A user of the team who gets the role's tasks when a process is created."
            slotProps={{ select: { displayEmpty: true } }}
          >
            <MenuItem value="">None</MenuItem>
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
