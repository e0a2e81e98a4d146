import type { BlockFileQuery, FileQuery, TaskFileQuery } from '@waymark/api';
import { nouns, processOrBoard, streamOf, type Blueprint, type Process } from '@waymark/events';
import type { Fold } from '@waymark/log';
import { present } from '../decisions/decision.ts';
import { shownTask, talkedTask } from '../decisions/talkedTask.ts';
import { noPermission } from '../callers/noPermission.ts';
import { shareOf } from '../callers/shareOf.ts';
import { actorOf, askerOf, type Caller } from '../policies/caller.ts';
import { teamOnly } from '../policies/policies.ts';
import { whoMayBring } from '../policies/whoMayBring.ts';
import type { StreamCache } from '../streams/streamCache.ts';

type Asking = {
  readonly cache: StreamCache;
  readonly workspaceId: string;
  readonly caller: Caller;
  /** ISO 8601 UTC. */
  readonly now: string;
};

/**
 * Asks before a file is taken in what is decided on once it is there. @throws RequestRefused 403
 * `no-permission`, DecisionRefused
 */
export const mayStore = (asked: FileQuery, asking: Asking): Promise<void> =>
  asked.carrier === 'block'
    ? mayStoreForBlock(asked, asking)
    : asked.carrier === 'brand'
      ? mayStoreForBrand(asking)
      : mayStoreForTask(asked, asking);

async function mayStoreForBrand({ cache, workspaceId, caller }: Asking): Promise<void> {
  const {
    state: { members },
  } = await cache.read(streamOf.workspace(workspaceId), nouns.workspace);
  if (!teamOnly(askerOf(caller, { members, client: nouns.client.initial }))) throw noPermission();
}

async function mayStoreForTask(
  { processId, taskId, carrier }: TaskFileQuery,
  { cache, workspaceId, caller, now }: Asking,
): Promise<void> {
  const [{ state: workspace }, process, board] = await Promise.all([
    cache.read(streamOf.workspace(workspaceId), nouns.workspace),
    cache.read(streamOf.process(workspaceId, processId), nouns.process),
    cache.read(streamOf.project(workspaceId, processId), nouns.project),
  ]);
  const talked = processOrBoard(process.state, board.state);
  const { state: client } =
    talked.life === 'present'
      ? await cache.read(streamOf.client(workspaceId, talked.clientId), nouns.client)
      : { state: nouns.client.initial };
  const share = { state: await shareOf({ caller, workspaceId }, cache), now };
  const { members } = workspace;
  const asker = askerOf(caller, { members, client, share });
  if (!whoMayBring(asker, talked, { carrier, taskId })) throw noPermission();
  const taskOf = carrier === 'note' ? talkedTask : shownTask;
  taskOf(talked, taskId, actorOf(asker));
}

async function mayStoreForBlock(
  { planKind, planId }: BlockFileQuery,
  { cache, workspaceId, caller }: Asking,
): Promise<void> {
  const [{ state: workspace }, { state: plan }] = await Promise.all([
    cache.read(streamOf.workspace(workspaceId), nouns.workspace),
    cache.read(
      streamOf[planKind](workspaceId, planId),
      nouns[planKind] as Fold<Blueprint | Process>,
    ),
  ]);
  const { members } = workspace;
  const asker = askerOf(caller, { members, client: nouns.client.initial });
  if (!teamOnly(asker)) throw noPermission();
  present(plan, planKind === 'blueprint' ? 'blueprint' : 'execution');
}
