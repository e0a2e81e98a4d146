import type { TaskRow } from '../../base/api/reads.ts';
import { byUrgency, type OrderedTask } from './order.ts';

/**
 * Whose turn it is now, if not the reader's: a person, the seller (null), or undefined where it is
 * nobody's yet.
 */
export function turnElsewhere(
  tasks: readonly (OrderedTask & Pick<TaskRow, 'turn'>)[],
  me: string,
): { ref: string | null } | undefined {
  const [first] = tasks
    .filter(({ turn, turnWho }) => turn !== 'nobody' && turnWho !== me)
    .sort(byUrgency);
  return first && { ref: first.turnWho };
}
