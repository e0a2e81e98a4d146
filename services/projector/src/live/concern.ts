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

const clientOf = z.object({ client_id: z.string().nullable() });
const placeOf = z.object({
  workspace_id: z.string(),
  client_id: z.string().nullable(),
});

export async function concernOf(
  pool: ReadPool,
  event: Known,
): Promise<Concern> {
  const { kind, workspaceId, id } = partsOfStream(event.stream);
  if (kind === 'account') return concernOfAccount(pool, id);
  const workspaces = workspaceId === null ? [] : [workspaceId];
  switch (kind) {
    case 'workspace':
      return {
        workspaces,
        clients: event.type.startsWith('Role') ? [] : 'all',
      };
    case 'client':
      return { workspaces, clients: [id] };
    case 'project':
      return {
        workspaces,
        clients: await clientsOfProject(pool, event, workspaceId ?? '', id),
      };
    case 'process':
      return {
        workspaces,
        clients: await clientsOfProcess(pool, event, workspaceId ?? ''),
      };
    default:
      return { workspaces, clients: [] };
  }
}

async function clientsOfProject(
  pool: ReadPool,
  event: Known,
  workspaceId: string,
  projectId: string,
): Promise<string[]> {
  if (event.type === 'ProjectAdded') return [event.data.clientId];
  const found = await pool.any(
    sql.type(
      clientOf,
    )`SELECT client_id FROM read.projects WHERE workspace_id = ${workspaceId} AND project_id = ${projectId}`,
  );
  return found.flatMap(({ client_id }) => client_id ?? []);
}

/**
 * The client hears what it may read in the history: nothing of modules that are the team's alone, but that one of them
 * was hidden. While the history is behind, it hears nothing rather than too much.
 */
async function clientsOfProcess(
  pool: ReadPool,
  { type, position }: Known,
  workspaceId: string,
): Promise<string[]> {
  const found = await pool.any(sql.type(clientOf)`
    SELECT client_id FROM read.history
     WHERE workspace_id = ${workspaceId} AND position = ${`${position}`}::bigint AND for_party IN ('all', 'client')
       AND (audience = 'EXTERN' AND NOT hidden OR ${type === 'ModuleAudienceSet'})`);
  return found.flatMap(({ client_id }) => client_id ?? []);
}

/** A name matters wherever the person is: to the team, and to clients that have them or see them in the team. */
async function concernOfAccount(
  pool: ReadPool,
  accountId: string,
): Promise<Concern> {
  const places = await pool.any(
    sql.type(
      placeOf,
    )`SELECT workspace_id, client_id FROM read.members WHERE account_id = ${accountId}`,
  );
  const clients = places.map((place) => place.client_id);
  return {
    workspaces: places.map((place) => place.workspace_id),
    clients: clients.includes(null) ? 'all' : clients.flatMap((id) => id ?? []),
  };
}

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
