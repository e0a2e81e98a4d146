import { nouns, streamOf } from '@waymark/events';
import type { Fold } from '@waymark/log';
import { noPermission } from '../handling/noPermission.ts';
import { askedTask, type WorkedPlan } from '../nouns/answers/askedTask.ts';
import { actorOf, askerOf } from '../policies/caller.ts';
import { whoMayTalk } from '../policies/whoMayTalk.ts';
import type { StreamCache } from '../streams/streamCache.ts';

type Asking = {
  readonly cache: StreamCache;
  readonly workspaceId: string;
  readonly accountId: string;
};

/** Asks whether the person may answer the form of a task, as `SendAnswers` does. @throws Refused 403 `no-permission`, DecisionRefused */
export async function mayAnswer(
  plan: { readonly kind: 'process' | 'project'; readonly id: string },
  taskId: string,
  { cache, workspaceId, accountId }: Asking,
): Promise<void> {
  const fold = nouns[plan.kind] as Fold<WorkedPlan>;
  const [{ state: workspace }, { state: held }] = await Promise.all([
    cache.read(streamOf.workspace(workspaceId), nouns.workspace),
    cache.read(streamOf[plan.kind](workspaceId, plan.id), fold),
  ]);
  const { state: client } =
    held.life === 'present'
      ? await cache.read(
          streamOf.client(workspaceId, held.clientId),
          nouns.client,
        )
      : { state: nouns.client.initial };
  const asker = askerOf(
    { kind: 'account', accountId },
    { members: workspace.members, client },
  );
  if (!whoMayTalk(asker)) throw noPermission();
  askedTask(held, taskId, actorOf(asker), client);
}
