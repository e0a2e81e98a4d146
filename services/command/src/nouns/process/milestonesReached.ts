import { milestonesOf, type Milestone, type Plan, sameName } from '@waymark/events';
import type { PlanContent } from '../plan/copying/copy.ts';

/**
 * Where modules that are imported go: into the milestone of the same id, else of the same name; one
 * that the process lacks is made at the end, where a module needs it.
 */
export function milestonesReached(
  plan: Plan,
  { milestones, modules }: Pick<PlanContent, 'milestones' | 'modules'>,
) {
  const there = milestonesOf(plan);
  const found = (milestone: Milestone) =>
    there.find(({ milestoneId }) => milestoneId === milestone.milestoneId) ??
    there.find(({ name }) => sameName(name, milestone.name));
  const places = new Map(
    milestones.map((milestone) => [
      milestone.milestoneId,
      found(milestone)?.milestoneId ?? milestone.milestoneId,
    ]),
  );
  const last = there.at(-1)?.weight ?? 0;
  const made = milestones
    .filter(
      (milestone) =>
        found(milestone) === undefined &&
        modules.some(({ milestoneId }) => milestoneId === milestone.milestoneId),
    )
    .map((milestone, i) => ({ ...milestone, weight: last + i + 1 }));
  return { placeOf: (id: string) => places.get(id) ?? id, made };
}
