import type { WaymarkEvent } from '@waymark/events';
import { SHAPE } from '../plans.ts';
import { planCopied, processCreated, statusSet, taskId } from '../world.ts';

/** How many events a process of the long history has. */
export const EVENTS_EACH = 100;

/** Who the tasks are given to. */
const PEOPLE = 1_000;

/**
 * What happens to the nth process: it is copied from a blueprint in one event, then its fifty tasks
 * are worked on. Half of the changes set a status, as in life; the others give tasks to people, set
 * dates, and write headlines, descriptions and texts.
 */
export const workOnPlan = (id: string, nth: number): WaymarkEvent[] => [
  processCreated(id),
  planCopied(id, SHAPE),
  ...Array.from({ length: EVENTS_EACH - 2 }, (_, n) => change(id, n, nth)),
];

function change(id: string, n: number, nth: number): WaymarkEvent {
  const task = Math.floor(n / 2) % (SHAPE.modules * SHAPE.tasksEach);
  const module = Math.floor(task / SHAPE.tasksEach);
  const moduleId = `${id}-${module}`;
  const inTask = { taskId: taskId(id, module, task % SHAPE.tasksEach), moduleId };
  switch (n % 10) {
    case 1:
      return {
        type: 'TaskAssigneeSet',
        data: { ...inTask, from: null, to: `person-${(nth + n) % PEOPLE}` },
      };
    case 3:
      return {
        type: 'TaskDueDateSet',
        data: { ...inTask, from: null, to: `2026-12-${10 + (n % 20)}` },
      };
    case 5:
      return {
        type: 'TaskHeadlineSet',
        data: {
          ...inTask,
          from: 'A task of the module',
          to: `What is to be done, said for the ${n}th time`,
        },
      };
    case 7:
      return {
        type: 'TaskDescriptionSet',
        data: {
          ...inTask,
          from: '<p>What there is to do, in a sentence.</p>',
          to: `<p>${'What there is to do, in several sentences. '.repeat(6)}${n}</p>`,
        },
      };
    case 9:
      return {
        type: 'BlockAdded',
        data: {
          block: {
            blockId: `${inTask.taskId}-text-${n}`,
            moduleId,
            weight: 100 + n,
            content: {
              type: 'text',
              html: `<p>${'Words that lead to the next task. '.repeat(4)}</p>`,
            },
          },
        },
      };
    default:
      return statusSet(id, SHAPE, Math.floor(n / 2));
  }
}
