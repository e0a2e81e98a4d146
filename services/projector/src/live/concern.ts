import {
  nouns,
  partsOfStream,
  type HeardBy,
  type StreamKind,
} from '@waymark/events';
import { sql } from 'slonik';
import { z } from 'zod';
import type { Reader } from '../readAs.ts';
import type { ReadPool } from '../reading/readPool.ts';
import type { Known } from '../readModels/readModel.ts';

/** Whom an event concerns: the teams of these workspaces, and of their clients all or those named. */
export type Concern = {
  readonly workspaces: readonly string[];
  readonly clients: 'all' | readonly string[];
};

const placeOf = z.object({
  key: z.string(),
  workspace_id: z.string(),
  client_id: z.string().nullable(),
});
type Place = z.infer<typeof placeOf>;

/** Nouns of which read models know whom a change concerns. */
type ByRows = {
  [Kind in StreamKind]: (typeof nouns)[Kind]['heardBy'] extends 'rows'
    ? Kind
    : never;
}[StreamKind];

/** Whom each of some events of one noun concerns. */
type Asking = (
  pool: ReadPool,
  events: readonly Known[],
) => Promise<(event: Known) => Concern>;

const askRows: { readonly [Kind in ByRows]: Asking } = {
  account: async (pool, events) => {
    const places = await placesOfAccounts(pool, events);
    return ({ stream }) =>
      concernOfPerson(places.get(partsOfStream(stream).id) ?? []);
  },
  project: async (pool, events) => {
    const places = await placesOfProjects(pool, events);
    return (event) =>
      inWorkspace(
        event,
        event.type === 'ProjectAdded'
          ? [event.data.clientId]
          : clientsIn(places.get(event.stream)),
      );
  },
  process: async (pool, events) => {
    const places = await placesOfProcesses(pool, events);
    return (event) =>
      inWorkspace(event, clientsIn(places.get(`${event.position}`)));
  },
};

/** Whom each of the events concerns, as its noun says; read models are asked for all of them at once. */
export async function concernsOf(
  pool: ReadPool,
  events: readonly Known[],
): Promise<readonly Concern[]> {
  const byKind = Map.groupBy(
    events,
    ({ stream }) => partsOfStream(stream).kind,
  );
  const asked = new Map(
    await Promise.all(
      [...byKind].map(
        async ([kind, ofKind]) =>
          [kind, await concernIn(kind, pool, ofKind)] as const,
      ),
    ),
  );
  return events.map(
    (event) =>
      asked.get(partsOfStream(event.stream).kind)?.(event) ?? {
        workspaces: [],
        clients: [],
      },
  );
}

const isByRows = (kind: StreamKind): kind is ByRows =>
  Object.hasOwn(askRows, kind);

async function concernIn(
  kind: StreamKind,
  pool: ReadPool,
  events: readonly Known[],
): Promise<(event: Known) => Concern> {
  if (isByRows(kind)) return askRows[kind](pool, events);
  const { heardBy } = nouns[kind] as { readonly heardBy: HeardBy };
  return (event) => {
    const by = typeof heardBy === 'function' ? heardBy(event.type) : heardBy;
    return inWorkspace(
      event,
      by === 'everybody'
        ? 'all'
        : by === 'client'
          ? [partsOfStream(event.stream).id]
          : [],
    );
  };
}

function inWorkspace({ stream }: Known, clients: Concern['clients']): Concern {
  const { workspaceId } = partsOfStream(stream);
  return { workspaces: workspaceId === null ? [] : [workspaceId], clients };
}

const clientsIn = (places: readonly Place[] = []): string[] =>
  places.flatMap(({ client_id }) => client_id ?? []);

type Places = ReadonlyMap<string, readonly Place[]>;
const byKey = (places: readonly Place[]): Places =>
  Map.groupBy(places, ({ key }) => key);

/**
 * By position. The client hears what it may read in the history: nothing of modules that are the team's alone, but that one
 * of them was hidden.
 */
async function placesOfProcesses(
  pool: ReadPool,
  events: readonly Known[],
): Promise<Places> {
  const workspaces = events.map(
    ({ stream }) => partsOfStream(stream).workspaceId ?? '',
  );
  return byKey(
    await pool.any(sql.type(placeOf)`
    SELECT h.position::text AS key, h.workspace_id, h.client_id
      FROM unnest(${sql.array(workspaces, 'text')}, ${sql.array(
        events.map(({ position }) => `${position}`),
        'int8',
      )}) AS e (workspace_id, position)
      JOIN read.history h USING (workspace_id, position)
     WHERE h.for_party IN ('all', 'client') AND (h.audience = 'EXTERN' AND NOT h.hidden OR h.event = 'ModuleAudienceSet')`),
  );
}

/** By stream. */
async function placesOfProjects(
  pool: ReadPool,
  events: readonly Known[],
): Promise<Places> {
  const streams = [...new Set(events.map(({ stream }) => stream))];
  const parts = streams.map(partsOfStream);
  return byKey(
    await pool.any(sql.type(placeOf)`
    SELECT e.key, p.workspace_id, p.client_id
      FROM unnest(${sql.array(streams, 'text')}, ${sql.array(
        parts.map(({ workspaceId }) => workspaceId ?? ''),
        'text',
      )}, ${sql.array(
        parts.map(({ id }) => id),
        'text',
      )}) AS e (key, workspace_id, project_id)
      JOIN read.projects p USING (workspace_id, project_id)`),
  );
}

/** By account. */
async function placesOfAccounts(
  pool: ReadPool,
  events: readonly Known[],
): Promise<Places> {
  const accounts = events.map(({ stream }) => partsOfStream(stream).id);
  return byKey(
    await pool.any(sql.type(placeOf)`
    SELECT account_id AS key, workspace_id, client_id FROM read.members WHERE account_id = ANY(${sql.array(accounts, 'text')})`),
  );
}

/** A name matters wherever the person is: to the team, and to clients that have them or see them in the team. */
const concernOfPerson = (places: readonly Place[]): Concern => ({
  workspaces: places.map((place) => place.workspace_id),
  clients: places.some(({ client_id }) => client_id === null)
    ? 'all'
    : clientsIn(places),
});

export function concerns(
  { workspaces, clients }: Concern,
  { workspaceId, party, clientId }: Reader,
): boolean {
  if (!workspaces.includes(workspaceId)) return false;
  return (
    party === 'team' ||
    clients === 'all' ||
    (clientId !== null && clients.includes(clientId))
  );
}

/** True when the reader may no longer read what they are listening to. */
export function endsMembership(
  { type, data, stream }: Known,
  { workspaceId, accountId, party, clientId }: Reader,
): boolean {
  const where = partsOfStream(stream);
  if (where.workspaceId !== workspaceId) return false;
  if (type === 'MemberRemoved')
    return party === 'team' && data.accountId === accountId;
  if (type === 'ClientUserRemoved')
    return clientId === where.id && data.accountId === accountId;
  return type === 'ClientDeleted' && clientId === where.id;
}
