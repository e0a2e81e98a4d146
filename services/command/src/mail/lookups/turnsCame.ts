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
import type { TurnCame } from '../../outbox/newsForPeople.ts';

/** By what a task became whose turn it is, when, and through whom. */
export type Came = TurnCame & { readonly by: string | null };

type Followed<State> = {
  readonly state: State;
  /** By task. */
  readonly came: ReadonlyMap<string, Came>;
};

/**
 * Follows a plan, and of some of its tasks by what the turn passed on last. What is put back is as
 * it was.
 */
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
      const [old, now] = [factsOf(state.plan, taskId), factsOf(next.plan, taskId)];
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
  event.type === 'TaskAwaitsSet' ? event.data.by : personOf(event.metadata.actor);
