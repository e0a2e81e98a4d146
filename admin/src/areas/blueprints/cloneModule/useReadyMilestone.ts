import type { PlanRef } from '@waymark/api';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { problemOf } from '../../../base/wire/problemOf.ts';
import type { MilestoneChoice } from './milestoneChoices.ts';

/** Sees to it that a milestone that was chosen is in the plan, before a module comes into it. */
export function useReadyMilestone() {
  const send = useCommand({ quiet: true });
  return async (plan: PlanRef, { id, name, after }: MilestoneChoice): Promise<void> => {
    if (after === null) return;
    try {
      await send('AddMilestone', { plan, milestoneId: id, name, afterWeight: after });
    } catch (refusal) {
      if (problemOf(refusal)?.code !== 'milestone-exists') throw refusal;
    }
  };
}
