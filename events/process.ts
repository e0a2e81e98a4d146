import { z } from 'zod';
import { calendarDate, changeOf, eventsOf, within, type EventOf } from './define.ts';
import { defineNoun } from './noun.ts';
import { everything } from './paths.ts';
import type { PersonRef } from './plan/people.ts';
import { emptyPlan, type Plan } from './plan/plan.ts';
import { planEvents } from './plan/planEvents.ts';
import { planFollowersSet } from './planFollowers.ts';
import { phrase } from './telling/phrase.ts';
import { processDatesSet } from './processDates.ts';
import { processRated, type ProcessRating } from './processRated.ts';
import { created, day, modified, removed, telling } from './telling/telling.ts';

export type Process = {
  readonly kind: 'process';
  readonly life: 'absent' | 'present' | 'deleted';
  readonly processId: string;
  readonly projectId: string;
  readonly clientId: string;
  readonly blueprintId: string;
  readonly name: string;
  /** Calendar dates. */
  readonly start: string;
  readonly end: string;
  /** The team member who answers for it; null where nobody does. */
  readonly owner: string | null;
  /** Who follows it as a whole: accounts, placeholders and roles. */
  readonly followers: readonly PersonRef[];
  /** Account of a user of the client -> how it was for them. */
  readonly ratings: ReadonlyMap<string, ProcessRating>;
  readonly plan: Plan;
};

export const noProcess: Process = {
  kind: 'process',
  life: 'absent',
  processId: '',
  projectId: '',
  clientId: '',
  blueprintId: '',
  name: '',
  start: '',
  end: '',
  owner: null,
  followers: [],
  ratings: new Map(),
  plan: emptyPlan,
};

const define = eventsOf<Process>();
const named = z.object({ processId: z.string(), name: z.string() });

/**
 * An execution: a blueprint rolled out in a client's project (PRODUCT 1.11). Stream
 * `process-<workspaceId>_<processId>`.
 */
export const processEvents = [
  define('ProcessCreated', {
    data: z.object({
      processId: z.string(),
      projectId: z.string(),
      clientId: z.string(),
      name: z.string(),
      blueprintId: z.string(),
      start: calendarDate,
      end: calendarDate,
    }),
    evolve: (state, data) => ({ ...state, life: 'present', ...data }),
    touches: () => [],
    reach: 'client',
    tell: ({ name, start, end }) =>
      telling(phrase('did.processCreated', name), name, [
        created('process', name),
        created('start', day(start)),
        created('end', day(end)),
      ]),
  }),
  /**
   * One that is too large for one append is coming: its parts follow, and with `ProcessCreated`,
   * the last of all, it is there. What came of it before, and was never finished, is void.
   */
  define('ProcessArriving', {
    data: z.object({
      processId: z.string(),
      projectId: z.string(),
      clientId: z.string(),
      name: z.string(),
    }),
    evolve: (_, data) => ({ ...noProcess, ...data }),
    touches: () => [],
    reach: 'nobody',
  }),
  define('ProcessRenamed', {
    data: z.object({ processId: z.string(), ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, name: to }),
    touches: () => ['name'],
    reach: 'client',
    tell: ({ from, to }) =>
      telling(phrase('did.processRenamed', to), to, [modified('name', from, to)]),
  }),
  define('ProcessDeleted', {
    data: named,
    evolve: (state) => ({ ...state, life: 'deleted' }),
    touches: () => [everything],
    removes: ({ processId: id, name }) => ({ kind: 'process', id, name }),
    reach: 'client',
    tell: ({ name }) =>
      telling(phrase('did.processDeleted', name), name, [removed('process', name)]),
  }),
  /** Back as it was when it was deleted. */
  define('ProcessRestored', {
    data: named,
    evolve: (state) => ({ ...state, life: 'present' }),
    touches: () => [],
    restores: ({ processId: id }) => ({ kind: 'process', id }),
    reach: 'client',
    tell: ({ name }) =>
      telling(phrase('did.processRestored', name), name, [created('process', name)]),
  }),
  /** Which team member answers for it (PRODUCT 8.5). */
  define('ProcessOwnerSet', {
    data: z.object({ processId: z.string(), ...changeOf(z.string().nullable()) }),
    evolve: (state, { to }) => ({ ...state, owner: to }),
    touches: () => ['owner'],
    reach: 'team',
    tell: ({ from, to }, { names, planName }) =>
      telling(phrase('did.processOwnerSet', planName), planName, [
        modified('owner', names.personOrNobody(from), names.personOrNobody(to)),
      ]),
  }),
  processDatesSet<Process>(),
  processRated<Process>(),
  planFollowersSet<Process>(),
  ...within<Process, 'plan', typeof planEvents>('plan', planEvents),
] as const;
export type ProcessEvent = EventOf<typeof processEvents>;
/** What may be told somebody in their bell (PRODUCT 13.10). */
const inBells: ReadonlySet<string> = new Set<ProcessEvent['type']>([
  'ProcessOwnerSet',
  'ProcessRated',
  'ModuleStatusSet',
  'ModuleAudienceSet',
  'TaskSeenBySet',
  'TaskAssigneeSet',
  'TaskStatusSet',
  'PlaceholderRolledOut',
]);

export const processNoun = defineNoun<Process, typeof processEvents>()({
  kind: 'process',
  heardBy: 'rows',
  place: 'workspace',
  initial: noProcess,
  events: processEvents,
  inHistory: true,
  topics: (type, id) => [
    ...[`plan:${id}`, 'executions'],
    ...(type === 'ProcessCreated' || type === 'ProcessDeleted' || type === 'ProcessRestored'
      ? ['projects', 'clients']
      : []),
    ...(inBells.has(type) ? ['notices'] : []),
  ],
});
export const evolveProcess = processNoun.evolve;
