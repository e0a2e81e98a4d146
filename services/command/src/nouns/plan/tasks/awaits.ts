import {
  shownIn,
  type Awaiting,
  type PlanEvent,
  type Process,
  type Project,
} from '@waymark/events';
import { planOf } from '../holder.ts';
import { taskIn } from './tasks.ts';

/**
 * Brings into the plan who waits for whom by what was said about a task, as it is now: so it comes
 * to the same in whatever order, and however late, it is followed. What is stuck waits for the
 * seller anyhow; an answer to it counts only if it was stuck when it was answered (PRODUCT 7.4).
 * What the team asks the client owes an answer to, whoever has the task.
 */
export function followConversation(
  holder: Process | Project,
  taskId: string,
  { side, by, asks, waived, status: then }: Awaiting,
): PlanEvent[] {
  const plan = planOf(holder);
  const task = taskIn(plan, taskId);
  const { moduleId, status, awaits: from } = task;
  const isShown = shownIn(plan, task);
  const isStuck = status === 'STUCKED';
  const to =
    side === 'seller'
      ? isStuck && from === null
        ? null
        : 'seller'
      : side === 'client' && (isStuck ? then === 'STUCKED' : asks && isShown)
        ? 'client'
        : null;
  return from === to
    ? []
    : [{ type: 'TaskAwaitsSet', data: { taskId, moduleId, from, to, by, waived } }];
}
