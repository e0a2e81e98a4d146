import type { PlanState } from './planStates.ts';

/** Bytes that a plan takes beside its parts. */
const PLAN = 2_000;
/**
 * What a part takes beside its longer texts: its object, its ids, its places in maps and in the
 * order of reading.
 */
const PART = 320;
const REFERENCE = 50;

/**
 * About how many bytes a folded plan takes in memory. Parts are counted and only texts without a
 * bound are measured, so that weighing costs next to nothing beside folding.
 */
export function planWeight({ plan }: PlanState): number {
  let weight =
    PLAN +
    PART *
      (plan.milestones.size +
        plan.modules.size +
        plan.blocks.size +
        plan.tasks.size +
        plan.placeholders.size +
        plan.variables.size);
  for (const { description, participants } of plan.modules.values())
    weight += description.length + REFERENCE * participants.length;
  for (const { content } of plan.blocks.values())
    for (const value of Object.values(content))
      if (typeof value === 'string') weight += value.length;
  for (const { headline, description, followers } of plan.tasks.values())
    weight += headline.length + description.length + REFERENCE * followers.length;
  for (const { value } of plan.variables.values())
    weight += (typeof value === 'string' ? value : value.words).length;
  return weight;
}
