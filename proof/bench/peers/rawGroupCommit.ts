import pg from 'pg';

/** One append of one event, as a hand-written log would take it. */
type WaitingAppend = {
  readonly stream: string;
  /** The revision that the stream must have; null for whichever it has. */
  readonly expected: number | null;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly done: (revision: number) => void;
  readonly failed: (error: Error) => void;
};

export type RawGroupCommit = {
  append(
    stream: string,
    expected: number | null,
    event: { type: string; data: unknown; metadata: unknown },
  ): Promise<number>;
  count(): Promise<number>;
  close(): Promise<void>;
};

const SCHEMA = `
CREATE TABLE raw_events (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stream text COLLATE "C" NOT NULL,
  revision bigint NOT NULL,
  type text NOT NULL,
  data json NOT NULL,
  metadata json NOT NULL,
  UNIQUE (stream, revision)
)`;

/**
 * Answers the number in the group, counted from 1, and the new revision of each append that was
 * accepted.
 */
const APPEND = `
WITH given AS (
  SELECT g.*, coalesce(last.revision, -1) AS actual
    FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[])
      WITH ORDINALITY AS g(stream, expected, type, data, metadata, n)
    LEFT JOIN LATERAL (
      SELECT revision FROM raw_events WHERE stream = g.stream ORDER BY revision DESC LIMIT 1
    ) AS last ON true
), fresh AS (
  SELECT *, actual + row_number() OVER (PARTITION BY stream ORDER BY n) AS revision
    FROM given WHERE expected IS NULL OR expected = actual
), stored AS (
  INSERT INTO raw_events (stream, revision, type, data, metadata)
  SELECT stream, revision, type, data::json, metadata::json FROM fresh ORDER BY n
)
SELECT n::int AS n, revision::int AS revision FROM fresh`;

/**
 * Group commit by hand, the limit of what an append can cost: all that wait go into one statement,
 * its own transaction, which looks up the revisions, checks them and inserts many rows. It knows no
 * repeats, checks no content, wakes nobody, and is the only writer.
 */
export async function rawGroupCommit(connectionString: string): Promise<RawGroupCommit> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(SCHEMA);
  let queue: WaitingAppend[] = [];
  let running = false;

  async function write(group: readonly WaitingAppend[]): Promise<void> {
    const { rows } = await client.query<{ n: number; revision: number }>({
      name: 'append',
      text: APPEND,
      values: [
        group.map(({ stream }) => stream),
        group.map(({ expected }) => expected),
        group.map(({ type }) => type),
        group.map(({ data }) => data),
        group.map(({ metadata }) => metadata),
      ],
    });
    const revisions = new Map(rows.map(({ n, revision }) => [n, revision]));
    for (const [index, { done, failed }] of group.entries()) {
      const revision = revisions.get(index + 1);
      if (revision === undefined) failed(new Error('wrong revision'));
      else done(revision);
    }
  }

  async function drain(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      const { group, rest } = nextGroup(queue);
      queue = rest;
      await write(group).catch((error: Error) => {
        for (const { failed } of group) failed(error);
      });
      await new Promise((resolve) => setImmediate(resolve));
    }
    running = false;
  }

  return {
    append: (stream, expected, { type, data, metadata }) =>
      new Promise((done, failed) => {
        queue.push({
          stream,
          expected,
          type,
          data: JSON.stringify(data),
          metadata: JSON.stringify(metadata),
          done,
          failed,
        });
        if (!running) void drain();
      }),
    async count() {
      const { rows } = await client.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM raw_events',
      );
      return rows[0]?.count ?? 0;
    },
    close: () => client.end(),
  };
}

/**
 * What goes into one statement: it compares with what is stored already, so an append that expects
 * a revision is the only one of its stream in it, and those that came after it wait with it.
 */
function nextGroup(queue: readonly WaitingAppend[]) {
  const group: WaitingAppend[] = [];
  const rest: WaitingAppend[] = [];
  /** Whether more of a stream that is in the group may follow. */
  const open = new Map<string, boolean>();
  for (const append of queue) {
    const { stream, expected } = append;
    const fits = expected === null ? open.get(stream) : !open.has(stream);
    if (fits ?? true) {
      group.push(append);
      open.set(stream, expected === null);
    } else {
      rest.push(append);
      open.set(stream, false);
    }
  }
  return { group, rest };
}
