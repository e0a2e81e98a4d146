import { loadMe } from '../session/me.ts';
import { enterWorkspace } from '../session/workspace.ts';
import { sendCommand } from '../wire/sendCommand.ts';

/** Creates the workspace and enters it as soon as the lists know of it. */
export async function addWorkspace(name: string): Promise<void> {
  const workspaceId = crypto.randomUUID();
  await sendCommand('CreateWorkspace', { workspaceId, name });
  await loadMe();
  enterWorkspace(workspaceId);
}
