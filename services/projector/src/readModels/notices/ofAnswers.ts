import type { Process } from '@waymark/events';
import type { InStreams, Taken } from '../takenBy.ts';
import { accounts, happening, placeOf, type Happening } from './happening.ts';

/** What is asked about the answers of a task tells whoever has it. `process`: as it was then. */
export function happeningsAsked(
  event: InStreams<Taken<'notices'>, 'answers'>,
  { plan }: Process,
): Happening[] {
  const { taskId } = event.data;
  const task = plan.tasks.get(taskId);
  const module = task && plan.modules.get(task.moduleId);
  return task === undefined || module === undefined
    ? []
    : [
        happening(event, placeOf(module, task), {
          ...{ kind: 'changeAsked', taskId, to: accounts([task.assignee]) },
        }),
      ];
}
