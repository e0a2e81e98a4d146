import { z } from 'zod';
import { changeOf, eventsOf, within, type EventOf } from './define.ts';
import { defineNoun } from './noun.ts';
import { everything } from './paths.ts';
import { emptyPlan, type Plan } from './plan/plan.ts';
import { planEvents } from './plan/planEvents.ts';
import { phrase } from './telling/phrase.ts';
import { created, modified, removed, telling } from './telling/telling.ts';

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

const define = eventsOf<Blueprint>();
const named = z.object({ blueprintId: z.string(), name: z.string() });

/** A process type: the plan that gets rolled out (PRODUCT 1.5). Stream `blueprint-<workspaceId>_<blueprintId>`. */
export const blueprintEvents = [
  define('BlueprintCreated', {
    data: z.object({ blueprintId: z.string(), name: z.string() }),
    evolve: (state, data) => ({ ...state, life: 'present', ...data }),
    touches: () => [],
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.blueprintCreated', name), name, [
        created('blueprint', name),
      ]),
  }),
  define('BlueprintRenamed', {
    data: z.object({ blueprintId: z.string(), ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, name: to }),
    touches: () => ['name'],
    reach: 'team',
    tell: ({ from, to }) =>
      telling(phrase('did.blueprintRenamed', to), to, [
        modified('name', from, to),
      ]),
  }),
  define('BlueprintDeleted', {
    data: named,
    evolve: (state) => ({ ...state, life: 'deleted' }),
    touches: () => [everything],
    removes: ({ blueprintId: id, name }) => ({ kind: 'blueprint', id, name }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.blueprintDeleted', name), name, [
        removed('blueprint', name),
      ]),
  }),
  /** Back as it was when it was deleted. */
  define('BlueprintRestored', {
    data: named,
    evolve: (state) => ({ ...state, life: 'present' }),
    touches: () => [],
    restores: ({ blueprintId: id }) => ({ kind: 'blueprint', id }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.blueprintRestored', name), name, [
        created('blueprint', name),
      ]),
  }),
  ...within<Blueprint, 'plan', typeof planEvents>('plan', planEvents),
] as const;
export type BlueprintEvent = EventOf<typeof blueprintEvents>;
export const blueprintNoun = defineNoun<Blueprint, typeof blueprintEvents>()({
  kind: 'blueprint',
  heardBy: 'team',
  place: 'workspace',
  initial: noBlueprint,
  events: blueprintEvents,
  inHistory: true,
  topics: (_, id) => [`plan:${id}`, 'blueprints'],
});
export const evolveBlueprint = blueprintNoun.evolve;
