import type { TaskRow } from '../../base/api/reads.ts';
import { byUrgency, type OrderedTask } from './order.ts';

/** Somebody else's open tasks. `first` is the one that they should do first. */
export type Other<Task> = { ref: string | null; first: Task; count: number };
type Task = OrderedTask & Pick<TaskRow, 'turn'>;

/** With whom the rest is: one entry a person, who has the most urgent to do first. */
export const withOthers = <T extends Task>(tasks: readonly T[], me: string): Other<T>[] =>
  by(
    tasks.filter(({ assignee, status }) => assignee !== me && status !== 'DONE'),
    ({ assignee }) => assignee,
  );

/**
 * Whose turn it is, beside the reader's: one entry a person, and one (null) for the seller where
 * nobody of it is named. What is nobody's turn is not there, nor what is asked of the reader's own
 * side.
 */
export const turnsOfOthers = <T extends Task>(tasks: readonly T[], me: string): Other<T>[] =>
  by(
    tasks.filter(
      ({ turn, turnWho }) =>
        turn !== 'nobody' && turnWho !== me && !(turn === 'client' && turnWho === null),
    ),
    ({ turnWho }) => turnWho,
  );

function by<T extends Task>(tasks: readonly T[], of: (task: T) => string | null): Other<T>[] {
  const others = Map.groupBy(tasks.toSorted(byUrgency), of);
  return [...others]
    .map(([ref, theirs]) => ({ ref, first: theirs[0]!, count: theirs.length }))
    .sort((a, b) => byUrgency(a.first, b.first));
}
