import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { pathTo } from '../paths.ts';
import { inClear, ownText } from '../sealed.ts';
import { phrase } from '../telling/phrase.ts';
import { hasChanged, modified, orNull } from '../telling/telling.ts';
import type { Plan } from './plan.ts';
import { ofTask } from './taskTelling.ts';
import { taskAwaits, taskStatus, withTask, type Task } from './tasks.ts';

const define = eventsOf<Plan>();
const inTask = { taskId: z.string(), moduleId: z.string() };

/**
 * Who is stuck waits for the seller, whatever was said before. Any other status says that who was
 * answered can go on; what the client was asked beside is settled once the task is done.
 */
function awaitsAfter(
  to: Task['status'],
  { status, awaits }: Pick<Task, 'status' | 'awaits'>,
): Task['awaits'] {
  if (to === 'STUCKED') return null;
  const isSettled = status === 'STUCKED' || to === 'DONE';
  return awaits === 'client' && isSettled ? null : awaits;
}

/** How the work on a task goes on, and who waits for whom. */
export const taskProgressEvents = [
  define('TaskStatusSet', {
    data: z.object({
      ...inTask,
      ...changeOf(taskStatus),
      reason: ownText.nullable(),
      /** The team wants what was sent changed: it is open again by that. */
      changeAsked: z.literal(true).optional(),
    }),
    evolve(plan, { taskId, to, reason }) {
      const task = plan.tasks.get(taskId);
      return withTask(plan, taskId, {
        status: to,
        stuckReason: reason,
        ...(task !== undefined && { awaits: awaitsAfter(to, task) }),
      });
    },
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'status')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase(
          'did.taskStatusSet',
          // What was done is begun anew.
          data.from === 'DONE' && data.to === 'IN_PROGRESS' ? 'TODO' : data.to,
          names.headline(data.taskId),
        ),
        modified(
          'status',
          phrase('value.taskStatus', data.from),
          phrase('value.taskStatus', data.to),
        ),
        ...(data.reason === null
          ? []
          : [modified('reason', null, orNull(inClear(data.reason)))].filter(hasChanged)),
      ),
  }),
  /**
   * Who waits for whom, by what was said about the task (`Conversation`). `by`: through whose
   * words.
   */
  define('TaskAwaitsSet', {
    data: z.object({
      ...inTask,
      ...changeOf(taskAwaits),
      by: z.string().nullable(),
      /** The seller said that no answer is needed. */
      waived: z.boolean(),
    }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { awaits: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'awaits')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase(
          data.to === 'seller'
            ? 'did.turnAsked'
            : data.waived
              ? 'did.turnWaived'
              : 'did.turnAnswered',
          names.headline(data.taskId),
        ),
        ...(data.by === null ? [] : [modified('by', null, { person: data.by })]),
      ),
  }),
] as const;
