import { knownZone } from '@waymark/look/dayIn';
import { loadMe } from '../../base/session/me.ts';
import { enterWorkspace } from '../../base/wire/workspace.ts';
import { sendCommand } from '../../base/wire/sendCommand.ts';

/**
 * Creates the workspace, in the time zone of this browser, and enters it as soon as the lists know
 * of it.
 */
export async function addWorkspace(name: string): Promise<void> {
  const workspaceId = crypto.randomUUID();
  const timeZone = knownZone(undefined);
  await sendCommand('CreateWorkspace', { workspaceId, name, timeZone });
  await loadMe();
  enterWorkspace(workspaceId);
}
