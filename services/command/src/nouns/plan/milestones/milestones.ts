import type { Command } from '@waymark/api';
import { milestonesOf, type PlanEvent } from '@waymark/events';
import { existing, unless, unused } from '../../../decisions/decision.ts';
import { moved } from '../../../decisions/weights.ts';
import { milestonesShaped, planOf, type PlanHolder } from '../holder.ts';

/**
 * Later milestones shift by 1 (PRODUCT 6.1; `afterWeight` defaults to 0: the new one comes first).
 */
export function addMilestone(
  holder: PlanHolder,
  { milestoneId, name, afterWeight }: Command<'AddMilestone'>,
): PlanEvent[] {
  const { milestones } = planOf(holder);
  milestonesShaped(holder);
  unused(milestones, milestoneId, 'milestone', 'milestoneId');
  const later = [...milestones.values()].filter((m) => m.weight > afterWeight);
  const weights = Object.fromEntries(later.map((m) => [m.milestoneId, m.weight + 1]));
  return [
    ...unless<PlanEvent>(later.length === 0, { type: 'MilestoneWeightsSet', data: { weights } }),
    { type: 'MilestoneAdded', data: { milestoneId, name, weight: afterWeight + 1 } },
  ];
}

export function renameMilestone(
  holder: PlanHolder,
  { milestoneId, name }: Command<'RenameMilestone'>,
): PlanEvent[] {
  const { milestones } = planOf(holder);
  milestonesShaped(holder);
  const { name: from } = existing(milestones, milestoneId, 'milestone', 'milestoneId');
  return unless(from === name, { type: 'MilestoneRenamed', data: { milestoneId, from, to: name } });
}

export function moveMilestone(
  holder: PlanHolder,
  { milestoneId, index }: Command<'MoveMilestone'>,
): PlanEvent[] {
  const plan = planOf(holder);
  milestonesShaped(holder);
  const { weight } = existing(plan.milestones, milestoneId, 'milestone', 'milestoneId');
  const order = milestonesOf(plan).map((m) => ({ id: m.milestoneId, weight: m.weight }));
  const weights = moved(order, { id: milestoneId, weight }, index);
  return unless(Object.keys(weights).length === 0, {
    type: 'MilestoneWeightsSet',
    data: { weights },
  });
}

export function deleteMilestone(
  holder: PlanHolder,
  { milestoneId }: Command<'DeleteMilestone'>,
): PlanEvent[] {
  const plan = planOf(holder);
  milestonesShaped(holder);
  const { name } = existing(plan.milestones, milestoneId, 'milestone', 'milestoneId');
  const moduleIds = [...plan.modules.values()]
    .filter((m) => m.milestoneId === milestoneId)
    .map((m) => m.moduleId);
  return [{ type: 'MilestoneRemoved', data: { milestoneId, name, moduleIds } }];
}
