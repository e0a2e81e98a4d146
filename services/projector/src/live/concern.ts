import {
  nouns,
  partsOfStream,
  type HeardBy,
  type ShareEvent,
  type StreamKind,
} from '@waymark/events';
import type { Reader } from '../reading/readAs.ts';
import type { ReadPool } from '../reading/readPool.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';
import {
  clientsIn,
  viewpointsOfAccounts,
  viewpointsOfConversations,
  viewpointsOfProcesses,
  viewpointsOfProjects,
  type Viewpoint,
} from './viewpoints.ts';

/**
 * Whom an event concerns: the teams of these workspaces, and of their clients all or those named.
 */
export type Concern = {
  readonly workspaces: readonly string[];
  readonly clients: 'all' | readonly string[];
};

/** Nouns of which read models know whom a change concerns. */
type ByRows = {
  [Kind in StreamKind]: (typeof nouns)[Kind]['heardBy'] extends 'rows' ? Kind : never;
}[StreamKind];

/** Whom each of some events of one noun concerns. */
type Asking = (
  pool: ReadPool,
  events: readonly KnownEvent[],
) => Promise<(event: KnownEvent) => Concern>;

const askRows: { readonly [Kind in ByRows]: Asking } = {
  account: async (pool, events) => {
    const places = await viewpointsOfAccounts(pool, events);
    return ({ stream }) => concernOfPerson(places.get(partsOfStream(stream).id) ?? []);
  },
  project: async (pool, events) => {
    const places = await viewpointsOfProjects(pool, events);
    return (event) =>
      inWorkspace(
        event,
        event.type === 'ProjectAdded' ? [event.data.clientId] : clientsIn(places.get(event.stream)),
      );
  },
  conversation: async (pool, events) => {
    const places = await viewpointsOfConversations(pool, events);
    return (event) => inWorkspace(event, clientsIn(places.get(event.stream)));
  },
  answers: () => Promise.resolve((event) => inWorkspace(event, clientOf(event))),
  process: async (pool, events) => {
    const places = await viewpointsOfProcesses(pool, events);
    return (event) => inWorkspace(event, clientsIn(places.get(`${event.position}`)));
  },
};

/**
 * Whom each of the events concerns, as its noun says; read models are asked for all of them at
 * once.
 */
export async function concernsOf(
  pool: ReadPool,
  events: readonly KnownEvent[],
): Promise<readonly Concern[]> {
  const byKind = Map.groupBy(events, ({ stream }) => partsOfStream(stream).kind);
  const asked = new Map(
    await Promise.all(
      [...byKind].map(
        async ([kind, ofKind]) => [kind, await concernIn(kind, pool, ofKind)] as const,
      ),
    ),
  );
  return events.map(
    (event) =>
      asked.get(partsOfStream(event.stream).kind)?.(event) ?? { workspaces: [], clients: [] },
  );
}

const isByRows = (kind: StreamKind): kind is ByRows => Object.hasOwn(askRows, kind);

async function concernIn(
  kind: StreamKind,
  pool: ReadPool,
  events: readonly KnownEvent[],
): Promise<(event: KnownEvent) => Concern> {
  if (isByRows(kind)) return askRows[kind](pool, events);
  const { heardBy } = nouns[kind] as { readonly heardBy: HeardBy };
  return (event) => {
    const by = typeof heardBy === 'function' ? heardBy(event.type) : heardBy;
    return inWorkspace(
      event,
      by === 'everybody' ? 'all' : by === 'client' ? [partsOfStream(event.stream).id] : [],
    );
  };
}

/** As the event itself says. */
const clientOf = ({ data }: KnownEvent): readonly string[] =>
  'clientId' in data && typeof data.clientId === 'string' ? [data.clientId] : [];

function inWorkspace({ stream }: KnownEvent, clients: Concern['clients']): Concern {
  const { workspaceId } = partsOfStream(stream);
  return { workspaces: workspaceId === null ? [] : [workspaceId], clients };
}

/**
 * A name matters wherever the person is: to the team, and to clients that have them or see them in
 * the team.
 */
const concernOfPerson = (places: readonly Viewpoint[]): Concern => ({
  workspaces: places.map((place) => place.workspace_id),
  clients: places.some(({ client_id }) => client_id === null) ? 'all' : clientsIn(places),
});

export function concerns(
  { workspaces, clients }: Concern,
  { workspaceId, party, clientIds }: Reader,
): boolean {
  if (!workspaces.includes(workspaceId)) return false;
  return party === 'team' || clients === 'all' || clientIds.some((id) => clients.includes(id));
}

/**
 * Of what a change touches, what the reader may hear of: a guest hears of no plan but those that
 * are shared with them.
 */
export const topicsFor = ({ party, plans }: Reader, topics: readonly string[]): readonly string[] =>
  party === 'guest'
    ? topics.filter((topic) => {
        const [, plan] = topic.split(':');
        return plan === undefined || plans.includes(plan);
      })
    : topics;

/** What may end a guest's being in; who is in still comes back at once. */
const shutsOut: ReadonlySet<string> = new Set<ShareEvent['type']>([
  'SharePasswordChanged',
  'ShareTermsSet',
  'SharingStopped',
]);

/**
 * True when the reader may no longer read what they are listening to, or may read of one more
 * client: they come back at once.
 */
export function endsMembership(
  { type, data, stream }: KnownEvent,
  { workspaceId, accountId, party, clientIds }: Reader,
): boolean {
  const where = partsOfStream(stream);
  if (where.workspaceId !== workspaceId) return false;
  if (party === 'guest' && shutsOut.has(type)) return true;
  if (type === 'InvitationAccepted') return data.accountId === accountId;
  if (type === 'MemberRemoved') return party === 'team' && data.accountId === accountId;
  if (type === 'ClientUserRemoved')
    return clientIds.includes(where.id) && data.accountId === accountId;
  return type === 'ClientDeleted' && clientIds.includes(where.id);
}
