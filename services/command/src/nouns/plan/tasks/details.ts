import type { Command } from '@waymark/api';
import { alike, type PlanEvent } from '@waymark/events';
import { existing, unless } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { taskIn } from './tasks.ts';

export function setTaskDuration(
  holder: PlanHolder,
  { taskId, duration: to }: Command<'SetTaskDuration'>,
): PlanEvent[] {
  const { moduleId, duration: from } = taskIn(planOf(holder), taskId);
  return unless(alike(from, to), {
    type: 'TaskDurationSet',
    data: { taskId, moduleId, from, to },
  });
}

/** Clients see no more of it than they see of its module, whatever is said here (PRODUCT 10.3). */
export function setTaskSeenBy(
  holder: PlanHolder,
  { taskId, seenBy: to }: Pick<Command<'SetTaskSeenBy'>, 'taskId' | 'seenBy'>,
): PlanEvent[] {
  const { moduleId, seenBy: from } = taskIn(planOf(holder), taskId);
  return unless(from === to, {
    type: 'TaskSeenBySet',
    data: { taskId, moduleId, from, to },
  });
}

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
