import { partsOfStream } from '@waymark/events';
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

/** Whom each of the events concerns, asked of the read models for all of them at once. */
export async function concernsOf(
  pool: ReadPool,
  events: readonly Known[],
): Promise<readonly Concern[]> {
  const [processes, projects, accounts] = await Promise.all([
    placesOfProcesses(pool, ofKind(events, 'process')),
    placesOfProjects(pool, ofKind(events, 'project')),
    placesOfAccounts(pool, ofKind(events, 'account')),
  ]);
  return events.map((event): Concern => {
    const { kind, workspaceId, id } = partsOfStream(event.stream);
    const workspaces = workspaceId === null ? [] : [workspaceId];
    switch (kind) {
      case 'account':
        return concernOfPerson(accounts.get(id) ?? []);
      case 'workspace':
        return {
          workspaces,
          clients:
            /^(Role|Invitation)/.test(event.type) &&
            event.type !== 'InvitationAccepted'
              ? []
              : 'all',
        };
      case 'client':
        return { workspaces, clients: [id] };
      case 'project':
        return {
          workspaces,
          clients:
            event.type === 'ProjectAdded'
              ? [event.data.clientId]
              : clientsIn(projects.get(event.stream)),
        };
      case 'process':
        return {
          workspaces,
          clients: clientsIn(processes.get(`${event.position}`)),
        };
      default:
        return { workspaces, clients: [] };
    }
  });
}

const ofKind = (events: readonly Known[], kind: string): readonly Known[] =>
  events.filter(({ stream }) => partsOfStream(stream).kind === kind);

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
  if (events.length === 0) return new Map();
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
  if (events.length === 0) return new Map();
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
  if (events.length === 0) return new Map();
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
