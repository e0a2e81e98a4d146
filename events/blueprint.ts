import { z } from 'zod';
import { changeOf, eventsOf, span, within, type EventOf } from './define.ts';
import { mailWordsEvents, type WordsOfMails } from './mailWords.ts';
import { defineNoun } from './noun.ts';
import { everything } from './paths.ts';
import { noMilestone, singleModules } from './blueprintKind.ts';
import type { PersonRef } from './plan/people.ts';
import { emptyPlan, type Plan } from './plan/plan.ts';
import { planEvents } from './plan/planEvents.ts';
import { withMilestones } from './plan/withMilestones.ts';
import type { ProcessSpan } from './movedAlong.ts';
import { planFollowersSet } from './planFollowers.ts';
import { phrase } from './telling/phrase.ts';
import { created, day, hasChanged, modified, removed, telling } from './telling/telling.ts';

export type Blueprint = {
  readonly kind: 'blueprint';
  /** `absent` before its creation. */
  readonly life: 'absent' | 'present' | 'deleted';
  readonly blueprintId: string;
  /** The process that it is of: its own id, unless it is a sub-process (PRODUCT 1.5). */
  readonly typeId: string;
  readonly name: string;
  /** What a rollout proposes as its first and last day; null: nothing of its own. */
  readonly dates: ProcessSpan | null;
  /** Its own words of mails about its rollouts. */
  readonly mails: WordsOfMails;
  /** Who follows whatever is rolled out from it, as a whole: accounts, placeholders and roles. */
  readonly followers: readonly PersonRef[];
  readonly plan: Plan;
};

export const noBlueprint: Blueprint = {
  kind: 'blueprint',
  life: 'absent',
  blueprintId: '',
  typeId: '',
  name: '',
  dates: null,
  mails: {},
  followers: [],
  plan: emptyPlan,
};

const beginning = (blueprintId: string): Plan =>
  blueprintId === singleModules
    ? withMilestones(emptyPlan, [{ milestoneId: noMilestone, name: '', weight: 1 }])
    : emptyPlan;

const define = eventsOf<Blueprint>();
const named = z.object({ blueprintId: z.string(), name: z.string() });

/**
 * A process type: the plan that gets rolled out (PRODUCT 1.5), or a sub-process of one. Stream
 * `blueprint-<workspaceId>_<blueprintId>`.
 */
export const blueprintEvents = [
  define('BlueprintCreated', {
    /** `typeId`: of a sub-process alone, the process that it is of. */
    data: named.extend({ typeId: z.string().optional() }),
    evolve: (state, { blueprintId, name, typeId = blueprintId }) => ({
      ...state,
      life: 'present',
      blueprintId,
      typeId,
      name,
      plan: state.plan === emptyPlan ? beginning(blueprintId) : state.plan,
    }),
    touches: () => [],
    reach: 'team',
    tell: ({ blueprintId, name, typeId }) =>
      blueprintId === singleModules
        ? null
        : telling(
            phrase(typeId === undefined ? 'did.blueprintCreated' : 'did.subProcessCreated', name),
            name,
            [created('blueprint', name)],
          ),
  }),
  /**
   * One that is too large for one append is coming: its parts follow, and with `BlueprintCreated`,
   * the last of all, it is there. What came of it before, and was never finished, is void.
   */
  define('BlueprintArriving', {
    data: named,
    evolve: (_, data) => ({ ...noBlueprint, ...data }),
    touches: () => [],
    reach: 'nobody',
  }),
  define('BlueprintRenamed', {
    data: z.object({ blueprintId: z.string(), ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, name: to }),
    touches: () => ['name'],
    reach: 'team',
    tell: ({ from, to }) =>
      telling(phrase('did.blueprintRenamed', to), to, [modified('name', from, to)]),
  }),
  /** Start and end that its rollouts are proposed; null: none of its own. */
  define('BlueprintDatesSet', {
    data: z.object({ blueprintId: z.string(), ...changeOf(span.nullable()) }),
    evolve: (state, { to }) => ({ ...state, dates: to }),
    touches: () => ['dates'],
    reach: 'team',
    tell: ({ from, to }, { planName }) =>
      telling(
        phrase('did.processDatesSet', planName),
        planName,
        [
          modified('start', day(from?.start ?? null), day(to?.start ?? null)),
          modified('end', day(from?.end ?? null), day(to?.end ?? null)),
        ].filter(hasChanged),
      ),
  }),
  define('BlueprintDeleted', {
    data: named,
    evolve: (state) => ({ ...state, life: 'deleted' }),
    touches: () => [everything],
    removes: ({ blueprintId: id, name }) => ({ kind: 'blueprint', id, name }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.blueprintDeleted', name), name, [removed('blueprint', name)]),
  }),
  /** Back as it was when it was deleted. */
  define('BlueprintRestored', {
    data: named,
    evolve: (state) => ({ ...state, life: 'present' }),
    touches: () => [],
    restores: ({ blueprintId: id }) => ({ kind: 'blueprint', id }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.blueprintRestored', name), name, [created('blueprint', name)]),
  }),
  ...within<Blueprint, 'mails', typeof mailWordsEvents>('mails', mailWordsEvents),
  planFollowersSet<Blueprint>(),
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
  topics: (type, id) => [
    `plan:${id}`,
    'blueprints',
    ...(type === 'MailWordsSet' ? ['mailWords'] : []),
  ],
});
export const evolveBlueprint = blueprintNoun.evolve;
