import type { SetByCommand } from '@waymark/api';
import { alike, eventOfField, taskFields, type PlanEvent, type Task } from '@waymark/events';
import { existing, unless } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';

/** The fields of a task that are set by a command which says no more than that. */
export type SetField = SetByCommand<typeof taskFields>;

/** Sets a field of a task, unless it is so already. What has a rule of its own asks that first. */
export const setTask =
  <const Field extends SetField>(field: Field) =>
  (holder: PlanHolder, { taskId, [field]: to }: Pick<Task, 'taskId' | Field>): PlanEvent[] => {
    const { moduleId, [field]: from } = existing(planOf(holder).tasks, taskId, 'task', 'taskId');
    return unless(alike(from, to), {
      type: eventOfField('Task', taskFields, field),
      data: { taskId, moduleId, from, to },
    } as PlanEvent);
  };
