import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  dueDay,
  movedAlong,
  type Process,
  type ProcessEvent,
  type ProcessSpan,
  type Task,
} from '@waymark/events';
import { DecisionRefused, present } from '../../decisions/decision.ts';

/**
 * Start and end, and on request the due dates of open tasks with them (PRODUCT 8.6). Days that are
 * planned follow by themselves.
 */
export function setProcessDates(
  state: Process,
  { processId, dueDates, ...given }: Command<'SetProcessDates'>,
): ProcessEvent[] {
  present(state, 'execution');
  const from = { start: state.start, end: state.end };
  const to = { start: given.start ?? from.start, end: given.end ?? from.end };
  if (to.end < to.start)
    throw new DecisionRefused('invalid', 'end-before-start', refusalText('endBeforeStart'), 'end');
  const due = [...state.plan.tasks.values()].flatMap((task) => {
    const { taskId, moduleId } = task;
    const before = dueDay(state.plan, task);
    if (before === null) return [];
    const date = movedTo({ ...task, before }, dueDates, { from, to });
    return date === null || date === before ? [] : [{ taskId, moduleId, from: before, to: date }];
  });
  return to.start === from.start && to.end === from.end && due.length === 0
    ? []
    : [{ type: 'ProcessDatesSet', data: { processId, from, to, due } }];
}

/** The due date that a task gets; null where it keeps its own. What is done was due when it was. */
function movedTo(
  { taskId, before, status }: Task & { readonly before: string },
  dueDates: Command<'SetProcessDates'>['dueDates'],
  { from, to }: { readonly from: ProcessSpan; readonly to: ProcessSpan },
): string | null {
  if (dueDates === 'stay') return null;
  if (dueDates !== 'along') return dueDates[taskId] ?? null;
  return status === 'DONE' ? null : movedAlong(before, from, to);
}
