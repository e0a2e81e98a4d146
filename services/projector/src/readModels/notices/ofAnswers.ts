import type { Process } from '@waymark/events';
import type { InStreams, TakenEvent } from '../model/takenBy.ts';
import { accounts, happening, placeOf, type Happening } from './happening.ts';

/** Tells whoever has a task what is asked about its answers. `process`: as it was then. */
export function happeningsAsked(
  event: InStreams<TakenEvent<'notices'>, 'answers'>,
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
