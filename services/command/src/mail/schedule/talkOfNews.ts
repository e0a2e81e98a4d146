import { shownIn, taskStreamId, type Attention } from '@waymark/events';
import type { Lookups } from '../lookups/lookups.ts';
import type { PostOwner, WaitingNews } from './postTables.ts';
import type { ProcessStanding } from './standing.ts';
import type { Talk } from '../lookups/talk.ts';

/** What was said about the tasks that somebody's news is about, and what of it they have seen. */
export type TalksOfPerson = {
  /** `talkKey` -> what stands there. */
  readonly talks: ReadonlyMap<string, Talk>;
  readonly seen: Attention['seen'];
};

/**
 * Which conversation, or whose notes, news is about; null for all else. An answer to what it tells
 * goes there.
 */
export function talkKey({
  processId,
  taskId,
  said,
}: Pick<WaitingNews, 'processId' | 'taskId' | 'said'>): string | null {
  if (said === null || processId === null || taskId === null) return null;
  const where = said.what === 'note' ? 'notes' : 'talk';
  return `${where} ${taskStreamId(processId, taskId)}`;
}

export async function talksOf(
  { workspaceId, accountId }: PostOwner,
  waiting: readonly WaitingNews[],
  look: Lookups,
): Promise<TalksOfPerson> {
  const talks = new Map<string, Talk>();
  for (const news of waiting) {
    const key = talkKey(news);
    const { processId, taskId, said } = news;
    if (key === null || processId === null || taskId === null || talks.has(key)) continue;
    const of = { workspaceId, processId, taskId };
    talks.set(key, await (said?.what === 'note' ? look.notes(of) : look.talk(of)));
  }
  if (talks.size === 0) return { talks, seen: new Map() };
  const { seen } = await look.attention(workspaceId, accountId);
  return { talks, seen };
}

/**
 * Whether what was said is still news for somebody: it stands there, they may see it, and have not.
 * A note is never news for a client.
 */
export function talkHolds(
  news: WaitingNews,
  { ofClient, process: { plan } }: ProcessStanding,
  { accountId }: PostOwner,
  { talks, seen }: TalksOfPerson,
): boolean {
  const talk = talks.get(talkKey(news) ?? '');
  const { said, processId, taskId } = news;
  const task = plan.tasks.get(taskId ?? '');
  if (talk === undefined || said === null || task === undefined) return false;
  if (ofClient && (!shownIn(plan, task) || said.what === 'note')) return false;
  if (said.what === 'handed') return talk.conversation.handedTo === accountId;
  const there = talk.said.get(said.id ?? '');
  if (there === undefined) return false;
  if (said.because === 'named' && !there.mentions.includes(accountId)) return false;
  const isHeld = there.what === 'mail' && there.isHeld;
  if (isHeld !== (said.what === 'held')) return false;
  return there.at > (seen.get(taskStreamId(processId ?? '', taskId ?? '')) ?? '');
}
