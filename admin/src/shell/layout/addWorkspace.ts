import { knownZone } from '@waymark/look/dayIn';
import { loadMe } from '../../base/session/me.ts';
import { enterWorkspace } from '../../base/wire/workspace.ts';
import { sendCommand } from '../../base/wire/sendCommand.ts';

/**
 * Creates a workspace, in the time zone of this browser. @returns its id, as soon as the lists know
 * of it
 */
export async function createWorkspace(name: string): Promise<string> {
  const workspaceId = crypto.randomUUID();
  const timeZone = knownZone(undefined);
  await sendCommand('CreateWorkspace', { workspaceId, name, timeZone });
  await loadMe();
  return workspaceId;
}

/** Creates it, and enters it. */
export const addWorkspace = async (name: string): Promise<void> =>
  enterWorkspace(await createWorkspace(name));
