import pg from 'pg';
import { onConnection } from '@waymark/postgres';
import { InvalidEvent } from '../port/eventLog.ts';
import { planAppends, stateExpectedBy } from './planAppends.ts';
import type { LogState, AppendResult, PendingAppend, AppendedAt } from './planAppends.ts';
import { storeRows } from './store.ts';

/**
 * The rows of known ids; with a null id the last revision of each stream that exists; with a null
 * revision tombstones.
 */
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

/** SQLSTATE classes that blame the values: data exception, program limit exceeded. */
const BAD_DATA = /^(22|54)/;
const KEY_TAKEN = '23505';

/**
 * Writes a group of appends in one transaction, which holds the lock on `log.head` until its
 * commit: one at a time, of all processes. It is one statement as long as the streams are as the
 * appends expect them. May be repeated after any failure: the ids tell what was stored.
 */
export async function writeAppends(
  pool: pg.Pool,
  pending: readonly PendingAppend[],
): Promise<AppendResult[]> {
  try {
    return await onConnection(
      pool,
      async (client) =>
        (await writeAsExpected(client, pending)) ?? (await writeAsFound(client, pending)),
    );
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !BAD_DATA.test(error.code ?? '')) throw error;
    const [only] = pending;
    if (only && pending.length === 1)
      return [new InvalidEvent(`stream ${only.stream}: ${error.message}`, { cause: error })];
    // One of them spoils the whole group: each alone shows which.
    const outcomes: AppendResult[] = [];
    for (const append of pending) outcomes.push(...(await writeAppends(pool, [append])));
    return outcomes;
  }
}

/**
 * One round trip, where all of them can be written as they expect the log to be; undefined, and
 * nothing written, where it is not so, or knows one of the ids. Also where one is refused already
 * by what the others expect: whether it repeats what was stored before, only the log can tell.
 */
async function writeAsExpected(
  client: pg.PoolClient,
  pending: readonly PendingAppend[],
): Promise<AppendResult[] | undefined> {
  const expected = stateExpectedBy(pending);
  if (expected === undefined) return undefined;
  const { outcomes, rows } = planAppends(pending, expected);
  const accepted = outcomes.flatMap((outcome) => (outcome instanceof Error ? [] : [outcome]));
  if (accepted.length < pending.length) return undefined;
  const before = await storeRows(client, rows, expected).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === KEY_TAKEN) return undefined;
    throw error;
  });
  if (before === undefined) return undefined;
  return accepted.map(({ revision, position }) => ({ revision, position: before + position }));
}

/** Four round trips: the lock is held from before the state is read. */
async function writeAsFound(
  client: pg.PoolClient,
  pending: readonly PendingAppend[],
): Promise<AppendResult[]> {
  const found = await lockAndRead(client, pending);
  const { outcomes, rows } = planAppends(pending, found);
  if (rows.length === 0) await client.query('ROLLBACK');
  else {
    // Not so when an operator deletes one of the streams at this very moment; the next try finds it
    // deleted.
    if ((await storeRows(client, rows, found)) === undefined)
      throw new Error('a stream was deleted meanwhile');
    await client.query('COMMIT');
  }
  return outcomes;
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
  const places = new Map<string, AppendedAt>();
  const deleted = new Set<string>();
  for (const { id, stream, revision, position } of rows) {
    if (revision === null || position === null) deleted.add(stream);
    else if (id === null) revisions.set(stream, BigInt(revision));
    else places.set(id, { stream, revision: BigInt(revision), position: BigInt(position) });
  }
  return { head: BigInt(head), revisions, places, deleted };
}
