import { evolvePlan, type PlanEvent } from '@waymark/events';
import { atOnce, type Steps } from '../../decisions/steps.ts';
import { planOf, type PlanHolder } from './holder.ts';

/**
 * One after the other, each decided on what the ones before it have left; all of them or, where one
 * is refused, none.
 */
export function* inTurnInSteps<One>(
  holder: PlanHolder,
  all: readonly One[],
  decide: (holder: PlanHolder, one: One) => readonly PlanEvent[],
): Steps<PlanEvent[]> {
  let plan = planOf(holder);
  const decided: PlanEvent[] = [];
  for (const one of all) {
    const events = decide({ ...holder, plan }, one);
    plan = events.reduce(evolvePlan, plan);
    decided.push(...events);
    yield;
  }
  return decided;
}

/** The same for a few, decided in one go. */
export const inTurn = <One>(...of: Parameters<typeof inTurnInSteps<One>>): PlanEvent[] =>
  atOnce(inTurnInSteps(...of));
