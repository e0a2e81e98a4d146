import type pg from 'pg';
import type { Metadata, Stored } from '@waymark/events';
import { StreamDeleted } from '../port/eventLog.ts';
import type { LogPage } from './tail.ts';

/**
 * A page of a stream is cut before its events together grow beyond this: large ones cannot fill the
 * memory.
 */
const STREAM_PAGE_BYTES = 2_000_000;
/** Positions that one look through the log covers, however few of them match. */
const WINDOW = 20_000n;

/** All of it is null where a page has no events. */
export type EventRow = {
  position: string;
  stream: string;
  revision: string;
  id: string;
  type: string;
  data: unknown;
  metadata: Metadata;
  /** How many rows the page had before it was cut. */
  found: string;
};

/** `complete`: nothing more was there to find within what was asked. */
export type PageOfEvents = { readonly events: Stored[]; readonly complete: boolean };

/**
 * Rows of `inner` (at most a page) that together have `most` bytes at most; the first one always.
 */
const cutBySize = (inner: string, order: string, most: string) => `
  SELECT position, stream, revision, id, type, data, metadata, found
  FROM (
    SELECT *, count(*) OVER () AS found, row_number() OVER up_to_here AS place, sum(bytes) OVER up_to_here AS so_far
    FROM (${inner}) AS page WINDOW up_to_here AS (ORDER BY ${order})
  ) AS sized
  WHERE so_far <= ${most} OR place = 1`;

/** One row at least: whether the stream was deleted for good. */
const streamPage = (direction: 'ASC' | 'DESC') => `
  SELECT deleted, page.*
  FROM (SELECT EXISTS (SELECT FROM log.tombstones WHERE stream = $1) AS deleted) AS state LEFT JOIN LATERAL (
    ${cutBySize(
      `SELECT * FROM log.events WHERE stream = $1 AND revision BETWEEN $2 AND $3
                 ORDER BY revision ${direction} LIMIT $4`,
      `revision ${direction}`,
      String(STREAM_PAGE_BYTES),
    )}
  ) AS page ON NOT deleted
  ORDER BY page.revision ${direction}`;

const LOG_PAGE = `
  SELECT head.position AS head, matching.*
  FROM log.head LEFT JOIN LATERAL (
    ${cutBySize(
      `SELECT * FROM log.events
                 WHERE position > $1 AND position <= least(head.position, $2) AND ($3::text[] IS NULL OR stream ^@ ANY($3))
                 ORDER BY position LIMIT $4`,
      'position',
      '$5',
    )}
  ) AS matching ON true
  ORDER BY matching.position`;

/**
 * Events of one stream between two revisions (both inclusive, `lowest` first unless backwards).
 * @throws StreamDeleted
 */
export async function readStreamPage(
  pool: pg.Pool,
  stream: string,
  lowest: bigint,
  highest: bigint,
  backwards: boolean,
  size: number,
): Promise<PageOfEvents> {
  const { rows: found } = await pool.query<EventRow & { deleted: boolean }>({
    name: backwards ? 'log-stream-backwards' : 'log-stream',
    text: streamPage(backwards ? 'DESC' : 'ASC'),
    values: [stream, lowest, highest, size],
  });
  if (found[0]?.deleted) throw new StreamDeleted(stream);
  const rows = found.filter(({ position }) => position !== null);
  return { events: rows.map(toRecorded), complete: isComplete(rows, size) };
}

/**
 * Events after a position, and the position up to which the log has now been looked through. One
 * statement, so one snapshot: everything up to `head` is visible in it.
 */
export async function readLogPage(
  pool: pg.Pool,
  after: bigint,
  prefixes: readonly string[] | undefined,
  size: number,
  bytes: number,
): Promise<LogPage> {
  const window = after + WINDOW;
  const { rows } = await pool.query<EventRow & { head: string }>({
    name: 'log-page',
    text: LOG_PAGE,
    values: [after, window, prefixes, size, bytes],
  });
  const head = BigInt(rows[0]?.head ?? 0);
  const matching = rows.filter((row) => row.position !== null);
  const events = matching.map(toRecorded);
  const seenTo = head < window ? head : window;
  const reached = isComplete(matching, size) ? seenTo : (events.at(-1)?.position ?? seenTo);
  // From beyond the head, where a log has lost its end, the position stays: who follows must see
  // that.
  const position = reached > after ? reached : after;
  return { events, position, head, live: position >= head };
}

/** True when the rows are all that there were, of at most `size`. */
export const isComplete = (rows: readonly EventRow[], size: number) =>
  rows.length < size && rows.length === Number(rows[0]?.found ?? 0);

export const toRecorded = ({
  position,
  stream,
  revision,
  id,
  type,
  data,
  metadata,
}: EventRow): Stored => ({
  id,
  stream,
  revision: BigInt(revision),
  position: BigInt(position),
  type,
  data,
  metadata,
});
