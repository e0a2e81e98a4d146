import type { ReactNode } from 'react';
import { sendCommand } from '../dataProvider/sendCommand.ts';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { enterWorkspace } from '../session/workspace.ts';

/** Asks for a name, creates the workspace and enters it. */
export function AddWorkspaceDialog({ onClose }: { onClose: () => void }): ReactNode {
  const create = async (name: string) => {
    const workspaceId = crypto.randomUUID();
    await sendCommand('CreateWorkspace', { workspaceId, name });
    enterWorkspace(workspaceId);
  };
  return <NameDialog title="Add Workspace" label="Workspace name" action="Add" onSubmit={create} onClose={onClose} />;
}
