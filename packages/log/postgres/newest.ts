import type pg from 'pg';
import { groupCommit, type GroupCommit } from '@waymark/postgres';
import { StreamDeleted } from '../port/eventLog.ts';
import { isComplete, toRecorded, type PageOfEvents, type EventRow } from './pages.ts';

/** Names the events that are wanted: of a stream, from a revision on. */
type Wanted = { readonly stream: string; readonly lowest: bigint };
type PlacedRow = EventRow & { readonly place: number };

/** Most events of one stream by one look; whoever is further behind reads on page by page. */
const EVENTS = 16;
/**
 * Events of one stream are cut before they grow beyond this, but for the first: many streams come
 * in one answer.
 */
const BYTES = 256_000;
const STREAMS = 64;

/** Selects the newest event of each stream. A null position: the stream was deleted for good. */
const NEWEST = `
SELECT place, position, stream, revision, id, type, data, metadata, found FROM (
  SELECT wanted.place::int, newest.*, count(*) OVER (PARTITION BY wanted.place) AS found,
         sum(newest.bytes) OVER (PARTITION BY wanted.place ORDER BY newest.revision) AS so_far,
         row_number() OVER (PARTITION BY wanted.place ORDER BY newest.revision) AS nth
    FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS wanted(stream, lowest, place)
   CROSS JOIN LATERAL (
     SELECT * FROM log.events WHERE stream = wanted.stream AND revision >= wanted.lowest ORDER BY revision LIMIT ${EVENTS}
   ) AS newest
) AS sized
WHERE so_far <= ${BYTES} OR nth = 1
UNION ALL
SELECT 0, NULL, stream, NULL, NULL, NULL, NULL, NULL, NULL FROM log.tombstones WHERE stream = ANY($1::text[])
ORDER BY place, revision`;

/**
 * Looks for what is new in streams. Who asks while a look is under way is served by the next one,
 * which begins after they asked: one statement serves all of them. An answer is the first page of
 * what there is, or StreamDeleted.
 */
export const newestOf = (pool: pg.Pool): GroupCommit<Wanted, PageOfEvents> =>
  groupCommit<Wanted, PageOfEvents>({
    sizeOf: () => 1,
    maxSize: STREAMS,
    maxItems: STREAMS,
    write: (wanted) => lookForAll(pool, wanted),
  });

async function lookForAll(
  pool: pg.Pool,
  wanted: readonly Wanted[],
): Promise<(PageOfEvents | StreamDeleted)[]> {
  const keyOf = ({ stream, lowest }: Wanted) => `${lowest} ${stream}`;
  const once = new Map(wanted.map((each) => [keyOf(each), each]));
  const { rows } = await pool.query<PlacedRow>({
    name: 'log-newest',
    text: NEWEST,
    values: [
      [...once.values()].map(({ stream }) => stream),
      [...once.values()].map(({ lowest }) => lowest),
    ],
  });
  const deleted = new Set<string>();
  const found = new Map<number, PlacedRow[]>();
  for (const row of rows) {
    if (row.position === null) deleted.add(row.stream);
    else {
      const ofStream = found.get(row.place);
      if (ofStream === undefined) found.set(row.place, [row]);
      else ofStream.push(row);
    }
  }
  const places = new Map([...once.keys()].map((key, index) => [key, index + 1]));
  return wanted.map((each) => {
    if (deleted.has(each.stream)) return new StreamDeleted(each.stream);
    const ofStream = found.get(places.get(keyOf(each)) ?? 0) ?? [];
    return { events: ofStream.map(toRecorded), complete: isComplete(ofStream, EVENTS) };
  });
}
