import type { PlanEvent } from './plan.ts';

/**
 * What a part of the plan is after an event that changes nothing of it; its own events all change it, or it does not
 * compile.
 */
export const unmoved = <Own extends PlanEvent, Part>(
  part: Part,
  _: Exclude<PlanEvent, Own>['type'],
): Part => part;
