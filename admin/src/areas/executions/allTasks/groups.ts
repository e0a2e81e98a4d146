import type { TaskRow } from '@waymark/api';
import { dayIn } from '@waymark/look/dayIn';

export type Group = 'overdue' | 'thisWeek' | 'later' | 'lately' | 'before';

/** What day it is (`YYYY-MM-DD`), and in which time zone. */
export type WorkspaceDay = { readonly today: string; readonly zone: string };

/** How long ago something was done lately, in days. */
export const LATELY = 7;

/**
 * Where a task stands in its column: by its day, or, once it is done, by when. `day` is
 * that of the workspace; a week ends on Sunday.
 */
export function groupOf(
  { status, dueDate, statusAt }: Pick<TaskRow, 'status' | 'dueDate' | 'statusAt'>,
  { today, zone }: WorkspaceDay,
): Group {
  if (status === 'DONE')
    return statusAt !== null && dayIn(zone, Date.parse(statusAt)) >= plusDays(today, -LATELY)
      ? 'lately'
      : 'before';
  if (dueDate === null) return 'later';
  if (dueDate < today) return 'overdue';
  return dueDate <= endOfWeek(today) ? 'thisWeek' : 'later';
}

/** The Sunday of the week of a day. */
export function endOfWeek(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return plusDays(today, (7 - weekday) % 7);
}

export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first task of each group, with how many there are in it; in the order of the tasks. */
export function groupHeads<Task extends Parameters<typeof groupOf>[0] & { id: string }>(
  tasks: readonly Task[],
  day: WorkspaceDay,
): ReadonlyMap<string, { readonly group: Group; readonly count: number }> {
  const counts = new Map<Group, { id: string; count: number }>();
  for (const task of tasks) {
    const group = groupOf(task, day);
    const { id, count } = counts.get(group) ?? { id: task.id, count: 0 };
    counts.set(group, { id, count: count + 1 });
  }
  return new Map([...counts].map(([group, { id, count }]) => [id, { group, count }]));
}
