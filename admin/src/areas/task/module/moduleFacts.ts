import type { TaskRow } from '@waymark/api';
import { whoActs } from '@waymark/events/turn';

type Owed = Pick<TaskRow, 'turn' | 'turnBecause' | 'turnWho' | 'assignee'>;

/**
 * Somebody who has to act in a module, and in how many of its tasks; `who` is null where nobody of
 * the team has them.
 */
export type TurnHolder = {
  readonly side: 'client' | 'seller';
  readonly who: string | null;
  readonly tasks: number;
};

/** The day, `YYYY-MM-DD`, by which all tasks of a module are due; null where none has one. */
export const lastDue = (tasks: readonly Pick<TaskRow, 'dueDate'>[]): string | null =>
  tasks.reduce<string | null>(
    (last, { dueDate }) => (dueDate !== null && (last === null || dueDate > last) ? dueDate : last),
    null,
  );

/**
 * Who has to act in the tasks that are open, whoever has most of them first; of ours as the list of
 * executions says it (PRODUCT 7.5).
 */
export function holdersOf(
  tasks: readonly Owed[],
  sellers: Parameters<typeof whoActs>[2],
): readonly TurnHolder[] {
  const holders = new Map<string, TurnHolder>();
  for (const { turn: side, turnBecause, turnWho, assignee } of tasks) {
    if (turnBecause === 'done' || side === 'nobody') continue;
    const who = whoActs({ side, who: turnWho }, assignee, sellers);
    const key = `${side} ${who}`;
    holders.set(key, { side, who, tasks: (holders.get(key)?.tasks ?? 0) + 1 });
  }
  return [...holders.values()].toSorted((a, b) => b.tasks - a.tasks);
}
