import { addDays } from '@waymark/events/calendarDays';
import type { Mine, OrderedTask } from './order.ts';

/** The number of days from today on that count as this week. */
const DAYS = 7;

/**
 * One's tasks for this week, the one to do next first and what is stuck last; and what can wait
 * until then.
 */
export type Week<Task> = { readonly week: Task[]; readonly then: Task[] };

/**
 * The one to do next is for this week whatever its day, and so is what is stuck; of the rest what
 * is due by then, or was.
 * @param today calendar date
 */
export function weekOf<Task extends OrderedTask>(
  { now, stuck }: Pick<Mine<Task>, 'now' | 'stuck'>,
  today: string,
): Week<Task> {
  const last = addDays(today, DAYS);
  const inWeek = (task: Task) => task === now[0] || (task.dueDate !== null && task.dueDate <= last);
  return { week: [...now.filter(inWeek), ...stuck], then: now.filter((task) => !inWeek(task)) };
}
