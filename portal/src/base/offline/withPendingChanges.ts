import { whoseTurn } from '@waymark/events/turn';
import type { CommandName } from '@waymark/api';
import type { Act } from '../api/commands.ts';
import type { TaskRow } from '../api/reads.ts';
import type { WaitingChange } from './waits.ts';

/**
 * Tasks as they will be once these changes are sent, in their order; the same list where they
 * change none of it.
 */
export function withPendingChanges(
  tasks: readonly TaskRow[],
  changes: readonly WaitingChange[],
): readonly TaskRow[] {
  const touched = new Set(changes.map(({ about }) => about.taskId));
  return tasks.some(({ id }) => touched.has(id))
    ? tasks.map((task) => changes.reduce(after, task))
    : tasks;
}

/** A task after a change; the same where the change is about another. */
function after(task: TaskRow, change: WaitingChange): TaskRow {
  if (change.about.taskId !== task.id || change.refused !== undefined) return task;
  const { accountId, at } = change;
  const made = change as Made;
  if (made.name === 'SetTaskStatus') {
    const { status, reason = null } = made.payload;
    const by = { statusBy: accountId, statusAt: at };
    return turned({ ...task, status, stuckReason: reason, ...by }, task, change);
  }
  // Sent, it is done (PRODUCT 18.8).
  if (made.name === 'SendAnswers')
    return turned({ ...task, status: 'DONE', statusBy: accountId, statusAt: at }, task, change);
  return made.name === 'HandOverTask'
    ? turned({ ...task, assignee: made.payload.to }, task, change)
    : task;
}

/** Each command with a payload of its own. */
type Made = { [Name in CommandName]: Act<Name> }[CommandName];

/**
 * Whoever asked still waits, whatever becomes of the task; what the client was asked is settled
 * once it is done.
 */
function awaitsThen(
  { status }: TaskRow,
  before: TaskRow['turnBecause'],
): 'seller' | 'client' | null {
  if (before === 'asked') return 'seller';
  const isSettled = status === 'DONE' || status === 'STUCKED';
  return before === 'askedClient' && !isSettled ? 'client' : null;
}

/**
 * Whose turn it is then, by the one model of it. A client's users act on tasks of their own side
 * alone.
 */
function turned(
  task: TaskRow,
  { turn, turnBecause }: TaskRow,
  { accountId, at, ofClient }: WaitingChange,
): TaskRow {
  const { moduleStatus: status, audience, milestoneId } = task;
  const module = { status, audience, milestoneId };
  const { side, who, because } = whoseTurn(
    { ...task, awaits: awaitsThen(task, turnBecause), module },
    () => ofClient || turn === 'client',
  );
  const passed = because !== turnBecause && turnBecause !== 'hidden';
  return {
    ...task,
    turn: side,
    turnWho: who,
    turnBecause: because,
    ...(passed && { turnFrom: turnBecause, turnBy: accountId, turnSince: at }),
  };
}
