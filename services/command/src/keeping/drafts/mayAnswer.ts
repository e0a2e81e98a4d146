import { nouns, streamOf } from '@waymark/events';
import type { Fold } from '@waymark/log';
import { noPermission } from '../../callers/noPermission.ts';
import { shareOf } from '../../callers/shareOf.ts';
import { askedTask, type AskedTask, type WorkedPlan } from '../../nouns/answers/askedTask.ts';
import { actorOf, askerOf, type Caller } from '../../policies/caller.ts';
import { whoMayAnswer } from '../../policies/whoMayAnswer.ts';
import type { StreamCache } from '../../streams/streamCache.ts';

type Asking = {
  readonly cache: StreamCache;
  readonly workspaceId: string;
  readonly caller: Caller;
  /** ISO 8601 UTC. */
  readonly now: string;
};

/**
 * The task whose form the person may answer, asked as `SendAnswers` does. @throws RequestRefused
 * 403 `no-permission`, DecisionRefused
 */
export async function mayAnswer(
  plan: { readonly kind: 'process' | 'project'; readonly id: string },
  taskId: string,
  { cache, workspaceId, caller, now }: Asking,
): Promise<AskedTask> {
  const fold = nouns[plan.kind] as Fold<WorkedPlan>;
  const [{ state: workspace }, { state: held }] = await Promise.all([
    cache.read(streamOf.workspace(workspaceId), nouns.workspace),
    cache.read(streamOf[plan.kind](workspaceId, plan.id), fold),
  ]);
  const { state: client } =
    held.life === 'present'
      ? await cache.read(streamOf.client(workspaceId, held.clientId), nouns.client)
      : { state: nouns.client.initial };
  const share = { state: await shareOf({ caller, workspaceId }, cache), now };
  const { members } = workspace;
  const asker = askerOf(caller, { members, client, share });
  if (!whoMayAnswer(asker, held, { taskId })) throw noPermission();
  return askedTask(held, taskId, actorOf(asker), client);
}
