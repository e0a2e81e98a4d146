import type { z } from 'zod';
import { marked } from './marks.ts';
import { milestonePart } from './milestones.ts';
import type { Plan } from './plan.ts';

/** The plan with these milestones, each in a colour of its own. */
export const withMilestones = (
  plan: Plan,
  milestones: readonly z.infer<typeof milestonePart.written>[],
): Plan => ({
  ...plan,
  milestones: milestonePart.into(plan.milestones, milestones),
  marks: marked(plan.marks, plan.milestones.keys(), milestones),
});
