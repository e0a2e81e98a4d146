import { z } from 'zod';
import { changed, changeOf, defineEvent, without } from '../define.ts';
import type { PlanEvent } from './plan.ts';
import { reweighed } from './reweighed.ts';

/** A column of a blueprint and its processes (PRODUCT 1.8: Milestone, step). Ordered by weight, lightest first. */
export const milestoneSchema = z.object({
  milestoneId: z.string(),
  name: z.string(),
  weight: z.number(),
});
export type Milestone = z.infer<typeof milestoneSchema>;
export type Milestones = ReadonlyMap<string, Milestone>;

export const milestoneEvents = [
  defineEvent('MilestoneAdded', milestoneSchema),
  defineEvent(
    'MilestoneRenamed',
    z.object({ milestoneId: z.string(), ...changeOf(z.string()) }),
  ),
  /** Weights rewritten: by an insertion before others or by a drag. Only the milestones named change. */
  defineEvent(
    'MilestoneWeightsSet',
    z.object({ weights: z.record(z.string(), z.number()) }),
  ),
  /** Goes with all its modules, which are named so that the event can be understood alone. */
  defineEvent(
    'MilestoneRemoved',
    z.object({
      milestoneId: z.string(),
      name: z.string(),
      moduleIds: z.array(z.string()),
    }),
  ),
] as const;

export function evolveMilestones(
  milestones: Milestones,
  { type, data }: PlanEvent,
): Milestones {
  switch (type) {
    case 'PlanCopied':
      return data.milestones.length === 0
        ? milestones
        : new Map([
            ...milestones,
            ...data.milestones.map((m) => [m.milestoneId, m] as const),
          ]);
    case 'MilestoneAdded':
      return new Map(milestones).set(data.milestoneId, data);
    case 'MilestoneRestored': {
      const { modules: _, ...milestone } = data;
      return new Map(milestones).set(data.milestoneId, milestone);
    }
    case 'MilestoneRenamed':
      return changed(milestones, data.milestoneId, { name: data.to });
    case 'MilestoneWeightsSet':
      return reweighed(milestones, data.weights);
    case 'MilestoneRemoved':
      return without(milestones, (m) => m.milestoneId === data.milestoneId);
    default:
      return milestones;
  }
}
