import type { PlanRef } from '@waymark/api';
import { useMemo } from 'react';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { milestoneChoices, type MilestoneChoice } from './milestoneChoices.ts';

/**
 * What can be chosen in a plan, and in which process a sub-process is; undefined while it is read.
 */
export function useMilestoneChoices(
  plan: PlanRef | null,
  processId: string | null,
): readonly MilestoneChoice[] | undefined {
  const own = useAllRows(
    'milestones',
    { planId: plan?.id, planKind: plan?.kind },
    'place',
    plan !== null,
  ).data;
  const isPart = processId !== null && processId !== plan?.id;
  const ofProcess = useAllRows(
    'milestones',
    { planId: processId, planKind: 'blueprint' },
    'place',
    isPart,
  ).data;
  return useMemo(
    () =>
      own === undefined || (isPart && ofProcess === undefined)
        ? undefined
        : milestoneChoices(own, isPart ? (ofProcess ?? []) : []),
    [own, ofProcess, isPart],
  );
}
