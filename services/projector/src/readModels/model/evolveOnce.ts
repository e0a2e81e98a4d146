import { evolvePlanState, type PlanState } from './planStates.ts';
import type { KnownEvent } from './readModel.ts';

/**
 * The states between the events of a batch are kept until both models had them, so only those of
 * plans with few parts.
 */
const MOST_PARTS = 200;

const evolved = new WeakMap<
  KnownEvent,
  { readonly before: PlanState; readonly after: PlanState }
>();

/**
 * The state after one more event. Two read models that read together fold the same events onto the
 * same states: the second is given what the first has found.
 */
export function evolveOnce(before: PlanState, event: KnownEvent): PlanState {
  const known = evolved.get(event);
  if (known?.before === before) {
    evolved.delete(event);
    return known.after;
  }
  const after = evolvePlanState(before, event);
  const { tasks, blocks } = after.plan;
  if (tasks.size + blocks.size <= MOST_PARTS) evolved.set(event, { before, after });
  return after;
}
