import pg from 'pg';
import { onConnection } from '../postgres/onConnection.ts';
import { InvalidEvent } from './eventLog.ts';
import { planAppends } from './planAppends.ts';
import type {
  LogState,
  NewRow,
  Outcome,
  PendingAppend,
  Place,
} from './planAppends.ts';
import { WAKE_CHANNEL } from './postgresSchema.sql.ts';

/** The rows of known ids; with a null id the last revision of each stream that exists; with a null revision tombstones. */
const READ_STATE = `
SELECT id, stream, revision, position FROM log.events WHERE id = ANY($1::uuid[])
UNION ALL
SELECT NULL, last.stream, last.revision, last.position
FROM unnest($2::text[]) AS wanted(stream)
CROSS JOIN LATERAL (
  SELECT stream, revision, position FROM log.events WHERE stream = wanted.stream ORDER BY revision DESC LIMIT 1
) AS last
UNION ALL
SELECT NULL, stream, NULL, NULL FROM log.tombstones WHERE stream = ANY($2::text[])`;

const WRITE = `
WITH stored AS (
  INSERT INTO log.events (position, stream, revision, id, type, data, metadata, bytes)
  SELECT position, stream, revision, id, type, data::json, metadata::json, bytes
  FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::int[])
    AS fresh(position, stream, revision, id, type, data, metadata, bytes)
), moved AS (
  UPDATE log.head SET position = $9
)
SELECT pg_notify('${WAKE_CHANNEL}', '')`;

/** SQLSTATE classes that blame the values: data exception, program limit exceeded. */
const BAD_DATA = /^(22|54)/;

/**
 * Writes a group of appends in one transaction of four round trips. The lock on `log.head` is held from before the
 * state is read until the commit, by one transaction of all processes at a time.
 * May be repeated after any failure: the ids tell what was stored.
 */
export async function writeAppends(
  pool: pg.Pool,
  pending: readonly PendingAppend[],
): Promise<Outcome[]> {
  try {
    return await inOneTransaction(pool, pending);
  } catch (error) {
    if (
      !(error instanceof pg.DatabaseError) ||
      !BAD_DATA.test(error.code ?? '')
    )
      throw error;
    const [only] = pending;
    if (only && pending.length === 1)
      return [
        new InvalidEvent(`stream ${only.stream}: ${error.message}`, {
          cause: error,
        }),
      ];
    // One of them spoils the whole group: each alone shows which.
    const outcomes: Outcome[] = [];
    for (const append of pending)
      outcomes.push(...(await writeAppends(pool, [append])));
    return outcomes;
  }
}

function inOneTransaction(
  pool: pg.Pool,
  pending: readonly PendingAppend[],
): Promise<Outcome[]> {
  return onConnection(pool, async (client) => {
    const { outcomes, rows } = planAppends(
      pending,
      await lockAndRead(client, pending),
    );
    if (rows.length > 0) await insert(client, rows);
    await client.query(rows.length > 0 ? 'COMMIT' : 'ROLLBACK');
    return outcomes;
  });
}

async function lockAndRead(
  client: pg.PoolClient,
  pending: readonly PendingAppend[],
): Promise<LogState> {
  // Two statements in one round trip; the driver then answers with a list of results.
  const answers = (await client.query(
    'BEGIN; SELECT position FROM log.head FOR UPDATE',
  )) as unknown as pg.QueryResult<{ position: string }>[];
  const head = answers[1]?.rows[0]?.position;
  if (head === undefined) throw new Error('log.head has lost its row');
  const { rows } = await client.query<{
    id: string | null;
    stream: string;
    revision: string | null;
    position: string | null;
  }>({
    name: 'log-state',
    text: READ_STATE,
    values: [
      pending.flatMap(({ events }) => events.map(({ id }) => id)),
      [...new Set(pending.map(({ stream }) => stream))],
    ],
  });
  const revisions = new Map<string, bigint>();
  const places = new Map<string, Place>();
  const deleted = new Set<string>();
  for (const { id, stream, revision, position } of rows) {
    if (revision === null || position === null) deleted.add(stream);
    else if (id === null) revisions.set(stream, BigInt(revision));
    else
      places.set(id, {
        stream,
        revision: BigInt(revision),
        position: BigInt(position),
      });
  }
  return { head: BigInt(head), revisions, places, deleted };
}

async function insert(
  client: pg.PoolClient,
  rows: readonly NewRow[],
): Promise<void> {
  const column = <K extends keyof NewRow>(name: K) =>
    rows.map((row) => row[name]);
  await client.query({
    name: 'log-write',
    text: WRITE,
    values: [
      column('position'),
      column('stream'),
      column('revision'),
      column('id'),
      column('type'),
      column('data'),
      column('metadata'),
      column('bytes'),
      rows.at(-1)?.position,
    ],
  });
}
