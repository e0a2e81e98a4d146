import { z } from 'zod';
import { changeOf, defineEvent } from './define.ts';
import {
  emptyPlan,
  evolvePlan,
  planEventSchemas,
  type Plan,
  type PlanEvent,
} from './plan/plan.ts';

/** A process type: the plan that gets rolled out (PRODUCT 1.5). Stream `blueprint-<workspaceId>_<blueprintId>`. */
const ownEvents = [
  defineEvent(
    'BlueprintCreated',
    z.object({ blueprintId: z.string(), name: z.string() }),
  ),
  defineEvent(
    'BlueprintRenamed',
    z.object({ blueprintId: z.string(), ...changeOf(z.string()) }),
  ),
  defineEvent(
    'BlueprintDeleted',
    z.object({ blueprintId: z.string(), name: z.string() }),
  ),
  /** Back as it was when it was deleted. */
  defineEvent(
    'BlueprintRestored',
    z.object({ blueprintId: z.string(), name: z.string() }),
  ),
] as const;
export const blueprintEventSchemas = [
  ...ownEvents,
  ...planEventSchemas,
] as const;
type OwnEvent = z.infer<(typeof ownEvents)[number]>;
export type BlueprintEvent = OwnEvent | PlanEvent;

export type Blueprint = {
  readonly kind: 'blueprint';
  /** `absent` before its creation. */
  readonly life: 'absent' | 'present' | 'deleted';
  readonly blueprintId: string;
  readonly name: string;
  readonly plan: Plan;
};

export const noBlueprint: Blueprint = {
  kind: 'blueprint',
  life: 'absent',
  blueprintId: '',
  name: '',
  plan: emptyPlan,
};

export function evolveBlueprint(
  state: Blueprint,
  event: BlueprintEvent,
): Blueprint {
  switch (event.type) {
    case 'BlueprintCreated':
      return { ...state, life: 'present', ...event.data };
    case 'BlueprintRenamed':
      return { ...state, name: event.data.to };
    case 'BlueprintDeleted':
      return { ...state, life: 'deleted' };
    case 'BlueprintRestored':
      return { ...state, life: 'present' };
    default:
      return { ...state, plan: evolvePlan(state.plan, event) };
  }
}
