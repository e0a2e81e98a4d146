import type { ReactNode } from 'react';
import { sendCommand } from '../wire/sendCommand.ts';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { loadMe } from '../session/me.ts';
import { enterWorkspace } from '../session/workspace.ts';
import { useTexts } from '../texts/index.ts';

/** Asks for a name, creates the workspace and enters it as soon as the lists know of it. */
export default function AddWorkspaceDialog({
  onClose,
}: {
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const create = async (name: string) => {
    const workspaceId = crypto.randomUUID();
    await sendCommand('CreateWorkspace', { workspaceId, name });
    await loadMe();
    enterWorkspace(workspaceId);
  };
  return (
    <NameDialog
      title={t('shell.addWorkspace')}
      label={t('shell.workspaceName')}
      action={t('words.add')}
      onSubmit={create}
      onClose={onClose}
    />
  );
}
