import type { Command } from '@waymark/api';
import { alike, type PlanEvent } from '@waymark/events';
import { existing, unless } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { setTask } from './setTask.ts';
import { taskIn } from './tasks.ts';

export const setTaskDuration = setTask('duration');
/** Clients see no more of it than they see of its module, whatever is said here (PRODUCT 10.3). */
export const setTaskSeenBy = setTask('seenBy');

/** Each once, and of this plan (PRODUCT 6.11). */
export function setTaskVariables(
  holder: PlanHolder,
  { taskId, variables }: Command<'SetTaskVariables'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, variables: from } = taskIn(plan, taskId);
  const to = [...new Set(variables)];
  for (const id of to) existing(plan.variables, id, 'variable', 'variables');
  return unless(alike(from, to), {
    type: 'TaskVariablesSet',
    data: { taskId, moduleId, from, to },
  });
}
