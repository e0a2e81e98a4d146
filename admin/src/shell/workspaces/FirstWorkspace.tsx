import type { Me } from '@waymark/api';
import { Button, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnsent } from '../../parts/autosave/index.ts';
import { DialogError } from '../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../parts/dialogs/useSubmit.ts';
import { NameFields } from '../../parts/people/NameFields.tsx';
import { hasNoName } from '../../parts/people/fullName.ts';
import { useTexts } from '../../base/texts/index.ts';
import { sendCommand } from '../../base/wire/sendCommand.ts';
import { createWorkspace } from '../layout/addWorkspace.ts';
import { storeWorkspaceId } from '../../base/wire/workspace.ts';

/**
 * Who is new says what their workspace is called, and in one go what they are, where they have not
 * said so yet (PRODUCT 2.7).
 */
export function FirstWorkspace({
  account,
  onMade,
}: {
  account: Me['account'];
  /** @param name of the workspace, which is chosen from now on */
  onMade: (name: string) => void;
}): ReactNode {
  const t = useTexts();
  const unsent = useUnsent('firstWorkspace', {
    person: { firstName: account.firstName, lastName: account.lastName },
    name: '',
  });
  const { person, name } = unsent.fields;
  const asksName = hasNoName(account);
  const { submit, submitting, error } = useSubmit(async () => {
    const { firstName, lastName } = person;
    if (asksName)
      await sendCommand('ChangeProfile', {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
      });
    storeWorkspaceId(await createWorkspace(name.trim()));
    unsent.end();
    onMade(name.trim());
  });
  const enabled =
    name.trim() !== '' && !submitting && !(asksName && person.firstName.trim() === '');
  return (
    <form
      className="first-workspace"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (enabled) void submit();
      }}
    >
      {asksName && <NameFields value={person} onChange={(typed) => unsent.type('person', typed)} />}
      <TextField
        label={t('shell.workspaceName')}
        value={name}
        autoFocus={!asksName}
        helperText={t('workspaces.nameHint')}
        onChange={(event) => unsent.type('name', event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'organization' } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
      <Button type="submit" variant="contained" startIcon={<Plus />} disabled={!enabled}>
        {t('shell.addWorkspace')}
      </Button>
    </form>
  );
}
