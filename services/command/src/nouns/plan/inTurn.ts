import { evolvePlan, type PlanEvent } from '@waymark/events';
import { planOf, type PlanHolder } from './holder.ts';

/**
 * One after the other, each decided on what the ones before it have left; all of them or, where one
 * is refused, none.
 */
export function inTurn<One>(
  holder: PlanHolder,
  all: readonly One[],
  decide: (holder: PlanHolder, one: One) => readonly PlanEvent[],
): PlanEvent[] {
  let plan = planOf(holder);
  return all.flatMap((one) => {
    const events = decide({ ...holder, plan }, one);
    plan = events.reduce(evolvePlan, plan);
    return [...events];
  });
}
