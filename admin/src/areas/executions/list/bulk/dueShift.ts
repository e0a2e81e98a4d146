import type { ExecutionRow, TaskRow } from '@waymark/api';
import { daysBetween } from '@waymark/events/calendarDays';
import { movedAlong } from '@waymark/events/movedAlong';

type Open = Pick<TaskRow, 'id' | 'planId' | 'dueDate'>;
type Dated = Pick<ExecutionRow, 'id' | 'start' | 'end' | 'clientName'>;
/** What is to be set; empty leaves what there is. */
export type NewDates = { readonly start: string; readonly end: string };

export type Shift = {
  /** How many due dates would move, and by how many days at least and at most. */
  readonly moved: number;
  readonly least: number;
  readonly most: number;
  /** How many would lie before the start or after the end, if none moves, and whose they are. */
  readonly outside: number;
  readonly clients: readonly string[];
  /** An execution whose end would lie before its start. */
  readonly backwards: Dated | null;
};

export const datesOf = ({ start, end }: Dated, given: NewDates) => ({
  start: given.start || start,
  end: given.end || end,
});

/** What new dates would mean for the open tasks of executions. */
export function shiftOf(rows: readonly Dated[], tasks: readonly Open[], given: NewDates): Shift {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shifts: number[] = [];
  const clients = new Set<string>();
  let outside = 0;
  for (const { planId, dueDate } of tasks) {
    const row = byId.get(planId);
    if (row === undefined || dueDate === null) continue;
    const to = datesOf(row, given);
    const by = Math.abs(daysBetween(dueDate, movedAlong(dueDate, row, to)));
    if (by > 0) shifts.push(by);
    if (dueDate < to.start || dueDate > to.end) {
      outside += 1;
      clients.add(row.clientName);
    }
  }
  return {
    moved: shifts.length,
    least: shifts.length === 0 ? 0 : Math.min(...shifts),
    most: shifts.length === 0 ? 0 : Math.max(...shifts),
    outside,
    clients: [...clients],
    backwards:
      rows.find((row) => {
        const { start, end } = datesOf(row, given);
        return end < start;
      }) ?? null,
  };
}
