import { addDays, type Task } from '@waymark/events';
import { deterministicId } from '../../streams/deterministicId.ts';
import { instantOf } from './localTime.ts';
import type { PostOwner, ToldOfTasks, WaitingNews } from './postTables.ts';

/** So many days before it is due somebody is reminded of a task that lies with them. */
export const SOON_DAYS = 2;

/**
 * What a date calls for on a day: a reminder before it, or the one after; null between and long
 * before.
 */
export function dueNote(dueDate: string | null, today: string): string | null {
  if (dueDate === null) return null;
  if (dueDate < today) return `late ${dueDate}`;
  return dueDate <= addDays(today, SOON_DAYS) ? `soon ${dueDate}` : null;
}

/** Reminders of tasks that somebody has been told of: once before each is due, and once after. */
export function remindersOf(
  { workspaceId, accountId }: PostOwner,
  processId: string,
  theirs: readonly Task[],
  told: ToldOfTasks,
  { today, timeZone }: { today: string; timeZone: string },
): WaitingNews[] {
  return theirs.flatMap(({ taskId, dueDate }) => {
    const before = told[taskId];
    const note = dueNote(dueDate, today);
    if (before === undefined || note === null || before.includes(note)) return [];
    return [
      {
        id: deterministicId('reminder', ...[workspaceId, accountId, processId, taskId, note]),
        at: instantOf(timeZone, today, 0),
        ...{ kind: 'turn' as const, processId, taskId },
        ...{ begins: false, unlessTold: false, reminds: true as const },
        ...{ by: null, came: null, reason: null, clientId: null, said: null },
      },
    ];
  });
}
