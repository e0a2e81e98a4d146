import {
  personOf,
  turnFactsOf,
  turnOrigin,
  turnPassed,
  type Plan,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import type { TurnCame } from './newsForPeople.ts';
import type { WaitingNews } from './postTables.ts';

/** By what a task became whose turn it is, when, and through whom. */
export type Came = TurnCame & { readonly by: string | null };

type Followed<State> = {
  readonly state: State;
  /** By task. */
  readonly came: ReadonlyMap<string, Came>;
};

/** Follows a plan, and of some of its tasks by what the turn passed on last. What is put back is as it was. */
export const turnsFollowed = <State extends { readonly plan: Plan }>(
  { initial, evolve }: Fold<State>,
  taskIds: readonly string[],
): Fold<Followed<State>> => ({
  initial: { state: initial, came: new Map() },
  evolve({ state, came: before }, recorded: never) {
    const event = recorded as Recorded<WaymarkEvent>;
    const next = evolve(state, recorded);
    if (next.plan === state.plan) return { state: next, came: before };
    const came = new Map(before);
    const isPutBack = event.type.endsWith('Restored');
    for (const taskId of taskIds) {
      const [old, now] = [
        factsOf(state.plan, taskId),
        factsOf(next.plan, taskId),
      ];
      if (now === undefined || !turnPassed(old, now)) continue;
      if (isPutBack && came.has(taskId)) continue;
      const from = turnOrigin(event, old);
      came.set(taskId, { from, at: event.metadata.at, by: throughWhom(event) });
    }
    return { state: next, came };
  },
});

const factsOf = (plan: Plan, taskId: string) => {
  const task = plan.tasks.get(taskId);
  return task && turnFactsOf(plan, task);
};

/** Where it followed from what somebody said, through them. */
const throughWhom = (event: Recorded<WaymarkEvent>): string | null =>
  event.type === 'TaskAwaitsSet'
    ? event.data.by
    : personOf(event.metadata.actor);

/** Asks by what tasks of a process became whose turn they are. */
export type AskCame = (
  processId: string,
  taskIds: readonly string[],
) => Promise<ReadonlyMap<string, Came>>;

/** Reminders with why it is the reader's turn and since when: they follow from a date, and know nothing of it by themselves. */
export async function explained(
  news: readonly WaitingNews[],
  askCame: AskCame,
): Promise<readonly WaitingNews[]> {
  const known = new Map<string, Came>();
  const reminders = news.filter(({ reminds }) => reminds === true);
  for (const [processId, about] of Map.groupBy(
    reminders,
    (one) => one.processId,
  )) {
    if (processId === null) continue;
    const taskIds = about.flatMap(({ taskId }) => taskId ?? []);
    for (const [taskId, came] of await askCame(processId, taskIds))
      known.set(`${processId} ${taskId}`, came);
  }
  return news.map((one) => {
    const came = known.get(`${one.processId} ${one.taskId}`);
    if (one.reminds !== true || came === undefined) return one;
    const { by, ...turn } = came;
    return { ...one, by, came: turn };
  });
}
