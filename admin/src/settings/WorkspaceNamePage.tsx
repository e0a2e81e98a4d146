import { Button, TextField } from '@mui/material';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { Skeleton } from '../layout/states.tsx';
import { useMembership } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import './settings.css';

/** /settings/update-name (PRODUCT 2.2, Update Workspace Name). */
export function WorkspaceNamePage(): ReactNode {
  const t = useTexts();
  const membership = useMembership();
  return (
    <div className="settings">
      <PageHead title={t('settings.updateName')} />
      <div className="settings-body">
        {membership === undefined ? (
          <Skeleton rows={1} />
        ) : (
          <NameForm
            key={membership.workspaceId}
            name={membership.workspaceName}
          />
        )}
      </div>
    </div>
  );
}

function NameForm({ name }: { name: string }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState(false);
  const { submit, submitting, error } = useSubmit(
    () => send('RenameWorkspace', { name: typed.trim() }),
    () => setSaved(true),
  );
  const enabled = typed.trim() !== '' && typed.trim() !== name && !submitting;
  const type = (text: string) => {
    setTyped(text);
    setSaved(false);
  };
  return (
    <form
      className="settings-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (enabled) void submit();
      }}
    >
      <TextField
        fullWidth
        label={t('shell.workspaceName')}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        helperText={typed.trim() === '' ? t('settings.nameNeeded') : undefined}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
      <Button type="submit" variant="contained" disabled={!enabled}>
        {t('settings.update')}
      </Button>
      <div role="status">
        {saved && (
          <p className="settings-done">
            <Check aria-hidden />
            <span>{t('shell.saved')}</span>
          </p>
        )}
      </div>
    </form>
  );
}
