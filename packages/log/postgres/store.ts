import type pg from 'pg';
import type { LogState, NewRow } from './planAppends.ts';
import { WAKE_CHANNEL } from './logTables.ts';

/**
 * Writes only where every stream has the last revision that it is expected to have, and none was
 * deleted. What is read here is as old as the statement, which may have waited for the lock since:
 * then a row that another transaction wrote meanwhile is met by the insert, as a key that is taken.
 * Data and metadata come as one JSON array each: its elements are stored as they were written.
 */
const STORE = `
WITH premise AS (
  SELECT bool_and(last.revision IS NOT DISTINCT FROM wanted.revision)
    AND NOT EXISTS (SELECT FROM log.tombstones WHERE stream = ANY($1::text[])) AS holds
  FROM unnest($1::text[], $2::bigint[]) AS wanted(stream, revision)
  LEFT JOIN LATERAL (
    SELECT revision FROM log.events WHERE stream = wanted.stream ORDER BY revision DESC LIMIT 1
  ) AS last ON true
), head AS (
  UPDATE log.head SET position = position + $3 WHERE (SELECT holds FROM premise) RETURNING position - $3 AS before
), stored AS (
  INSERT INTO log.events (position, stream, revision, id, type, bytes, data, metadata)
  SELECT head.before + fresh.place, fresh.stream, fresh.revision, fresh.id, fresh.type, fresh.bytes, fresh.data, fresh.metadata
  FROM head, ROWS FROM (
    unnest($4::text[], $5::bigint[], $6::uuid[], $7::text[], $8::int[]),
    json_array_elements($9::json), json_array_elements($10::json)
  ) WITH ORDINALITY AS fresh(stream, revision, id, type, bytes, data, metadata, place)
)
SELECT before, pg_notify('${WAKE_CHANNEL}', '') FROM head`;

/**
 * Stores the rows that were planned on `log`, one after the other behind the head that the log has
 * by then, in one statement; answers that head. Undefined, and nothing is stored, where a stream of
 * theirs has another revision than in `log`, or was deleted. @throws DatabaseError 23505 where an
 * id is known, or another transaction was quicker
 */
export async function storeRows(
  client: pg.ClientBase,
  rows: readonly NewRow[],
  log: LogState,
): Promise<bigint | undefined> {
  const column = <K extends keyof NewRow>(name: K) => rows.map((row) => row[name]);
  const streams = [...new Set(column('stream'))];
  const { rows: answer } = await client.query<{ before: string }>({
    name: 'log-store',
    text: STORE,
    values: [
      streams,
      streams.map((stream) => log.revisions.get(stream) ?? null),
      rows.length,
      column('stream'),
      column('revision'),
      column('id'),
      column('type'),
      column('bytes'),
      `[${column('data').join(',')}]`,
      `[${column('metadata').join(',')}]`,
    ],
  });
  const before = answer[0]?.before;
  return before === undefined ? undefined : BigInt(before);
}
