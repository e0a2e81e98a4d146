import type { FileQuery } from '@waymark/api';
import { nouns, streamOf } from '@waymark/events';
import { shownTask, talkedTask } from '../decisions/talkedTask.ts';
import { noPermission } from '../handling/noPermission.ts';
import { actorOf, askerOf } from '../policies/caller.ts';
import { whoMayBring } from '../policies/whoMayBring.ts';
import type { StreamCache } from '../streams/streamCache.ts';

type Asking = {
  readonly cache: StreamCache;
  readonly workspaceId: string;
  readonly accountId: string;
};

/**
 * Asks before a file is taken in what is decided on once it is there. @throws Refused 403 `no-permission`, DecisionRefused
 */
export async function mayStore(
  { processId, taskId, carrier }: FileQuery,
  { cache, workspaceId, accountId }: Asking,
): Promise<void> {
  const [{ state: workspace }, { state: process }] = await Promise.all([
    cache.read(streamOf.workspace(workspaceId), nouns.workspace),
    cache.read(streamOf.process(workspaceId, processId), nouns.process),
  ]);
  const { state: client } =
    process.life === 'present'
      ? await cache.read(
          streamOf.client(workspaceId, process.clientId),
          nouns.client,
        )
      : { state: nouns.client.initial };
  const asker = askerOf(
    { kind: 'account', accountId },
    { members: workspace.members, client },
  );
  if (!whoMayBring(asker, null, { carrier })) throw noPermission();
  const taskOf = carrier === 'note' ? talkedTask : shownTask;
  taskOf(process, taskId, actorOf(asker));
}
