import type pg from 'pg';
import type { Metadata, Recorded } from '../envelope.ts';

/** A page is cut when its events together grow beyond this, so that large events cannot fill the memory. */
const MAX_PAGE_BYTES = 8_000_000;
/** How many positions one look through the log covers, however few of them match. */
const WINDOW = 20_000n;

type Row = {
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
export type Page = { readonly events: Recorded[]; readonly complete: boolean };

/** Rows of `inner` (at most a page) up to MAX_PAGE_BYTES; the first one always. */
const cutBySize = (inner: string, order: string) => `
  SELECT position, stream, revision, id, type, data, metadata, found
  FROM (SELECT *, count(*) OVER () AS found, sum(bytes) OVER (ORDER BY ${order}) - bytes AS before FROM (${inner}) AS page) AS sized
  WHERE before < ${MAX_PAGE_BYTES}`;

const streamPage = (direction: 'ASC' | 'DESC') => `
  ${cutBySize(
    `SELECT * FROM log.events WHERE stream = $1 AND revision BETWEEN $2 AND $3
               ORDER BY revision ${direction} LIMIT $4`,
    `revision ${direction}`,
  )}
  ORDER BY revision ${direction}`;

const LOG_PAGE = `
  SELECT head.position AS head, matching.*
  FROM log.head LEFT JOIN LATERAL (
    ${cutBySize(
      `SELECT * FROM log.events
                 WHERE position > $1 AND position <= least(head.position, $2) AND ($3::text[] IS NULL OR stream ^@ ANY($3))
                 ORDER BY position LIMIT $4`,
      'position',
    )}
  ) AS matching ON true
  ORDER BY matching.position`;

/** Events of one stream between two revisions (both inclusive, `lowest` first unless backwards). */
export async function readStreamPage(
  pool: pg.Pool,
  stream: string,
  lowest: bigint,
  highest: bigint,
  backwards: boolean,
  size: number,
): Promise<Page> {
  const { rows } = await pool.query<Row>({
    name: backwards ? 'log-stream-backwards' : 'log-stream',
    text: streamPage(backwards ? 'DESC' : 'ASC'),
    values: [stream, lowest, highest, size],
  });
  return { events: rows.map(toRecorded), complete: isComplete(rows, size) };
}

/**
 * Events after a position, and the position up to which the log has now been looked through. One statement, so one
 * snapshot: everything up to `head` is visible in it.
 */
export async function readLogPage(
  pool: pg.Pool,
  after: bigint,
  prefixes: readonly string[] | undefined,
  size: number,
): Promise<{ events: Recorded[]; position: bigint; live: boolean }> {
  const window = after + WINDOW;
  const { rows } = await pool.query<Row & { head: string }>({
    name: 'log-page',
    text: LOG_PAGE,
    values: [after, window, prefixes, size],
  });
  const head = BigInt(rows[0]?.head ?? 0);
  const matching = rows.filter((row) => row.position !== null);
  const events = matching.map(toRecorded);
  const seenTo = head < window ? head : window;
  const reached = isComplete(matching, size)
    ? seenTo
    : (events.at(-1)?.position ?? seenTo);
  // A checkpoint beyond the head (a log restored from a backup) must not move backwards.
  const position = reached > after ? reached : after;
  return { events, position, live: position >= head };
}

const isComplete = (rows: readonly Row[], size: number) =>
  rows.length < size && rows.length === Number(rows[0]?.found ?? 0);

const toRecorded = ({
  position,
  stream,
  revision,
  id,
  type,
  data,
  metadata,
}: Row): Recorded => ({
  id,
  stream,
  revision: BigInt(revision),
  position: BigInt(position),
  type,
  data,
  metadata,
});
