import { z } from 'zod';
import { changeOf, eventsOf, type EventOf } from './define.ts';
import { defineNoun } from './noun.ts';
import { everything } from './paths.ts';

/** The lists of which there are views. */
export const viewedList = z.enum(['executions', 'tasks']);

/** A list as somebody wants to see it again: a name for filters, order and columns. */
export type View = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly viewId: string;
  /** Whose it is. */
  readonly accountId: string;
  readonly list: z.infer<typeof viewedList>;
  readonly name: string;
  /** What stands behind the `?` of the list's address. */
  readonly search: string;
  /** Whether it is the team's. */
  readonly shared: boolean;
};

export const noView: View = {
  life: 'absent',
  viewId: '',
  accountId: '',
  list: 'executions',
  name: '',
  search: '',
  shared: false,
};

const define = eventsOf<View>();
const viewId = z.string();
/** How somebody looks at a list is no history of the work. */
const untold = { reach: 'nobody' } as const;

/** A saved view of a person or of the team (PRODUCT 8.7). Stream `view-<workspaceId>_<viewId>`. */
export const viewEvents = [
  define('ViewSaved', {
    ...untold,
    data: z.object({
      viewId,
      accountId: z.string(),
      list: viewedList,
      name: z.string(),
      search: z.string(),
      shared: z.boolean(),
    }),
    evolve: (_, data) => ({ ...data, life: 'present' }),
    touches: () => [],
  }),
  define('ViewRenamed', {
    ...untold,
    data: z.object({ viewId, ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, name: to }),
    touches: () => ['name'],
  }),
  define('ViewChanged', {
    ...untold,
    data: z.object({ viewId, ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, search: to }),
    touches: () => ['search'],
  }),
  /** Made the team's, or taken to oneself: then it belongs to whoever took it. */
  define('ViewShared', {
    ...untold,
    data: z.object({ viewId, shared: z.boolean(), accountId: z.string() }),
    evolve: (state, { shared, accountId }) => ({ ...state, shared, accountId }),
    touches: () => ['shared'],
  }),
  define('ViewDeleted', {
    ...untold,
    data: z.object({ viewId, name: z.string() }),
    evolve: (state) => ({ ...state, life: 'deleted' }),
    touches: () => [everything],
    removes: ({ viewId: id, name }) => ({ kind: 'view', id, name }),
  }),
] as const;
export type ViewEvent = EventOf<typeof viewEvents>;
export const viewNoun = defineNoun<View, typeof viewEvents>()({
  kind: 'view',
  heardBy: 'team',
  place: 'workspace',
  initial: noView,
  events: viewEvents,
  inHistory: false,
  topics: () => ['views'],
});
export const evolveView = viewNoun.evolve;
