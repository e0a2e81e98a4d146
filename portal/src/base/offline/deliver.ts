import { ServerUnreachable } from '@waymark/client';
import { perform } from '../api/commands.ts';
import type { Act } from '../api/commands.ts';
import type { OpenWorkspace } from '../workspace/workspaceContext.ts';
import { sending } from './device.ts';
import type { Delivery } from './sending.ts';
import { DeviceFull } from './waits.ts';
import type { TaskOfChange } from './waits.ts';
import { texts } from '../texts/offline.ts';

/**
 * Does an act: at once, or as soon as the services answer.
 * @throws {Refused} they said no while the author looked
 * @throws {ServerUnreachable} they did not answer, and the device has no room to keep it
 */
export async function deliver(
  act: Act,
  about: TaskOfChange,
  { me, membership, workspaceId }: OpenWorkspace,
): Promise<Delivery> {
  try {
    return await sending.deliver({
      ...act,
      about,
      workspaceId,
      accountId: me.accountId,
      ofClient: membership.party === 'client',
      at: new Date().toISOString(),
    });
  } catch (error) {
    if (!(error instanceof DeviceFull)) throw error;
    try {
      await perform(workspaceId, act);
      return 'sent';
    } catch (failure) {
      throw failure instanceof ServerUnreachable ? new ServerUnreachable(texts().full) : failure;
    }
  }
}

/** Takes back what was not sent yet. @returns false where it is on its way, or was sent */
export const takeBack = (key: string): boolean => sending.takeBack(key);
