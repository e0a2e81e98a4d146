import pg from 'pg';

/** One append of one event, as a hand-written log would take it. */
type Waiting = {
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

const REVISIONS = `
SELECT wanted.stream, coalesce(last.revision, -1)::int AS revision FROM unnest($1::text[]) AS wanted(stream)
LEFT JOIN LATERAL (
  SELECT revision FROM raw_events WHERE stream = wanted.stream ORDER BY revision DESC LIMIT 1
) AS last ON true`;

const INSERT = `
INSERT INTO raw_events (stream, revision, type, data, metadata)
SELECT stream, revision, type, data::json, metadata::json
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[]) AS fresh(stream, revision, type, data, metadata)`;

/**
 * Group commit by hand, the limit of what an append can cost: all that wait go into one transaction, which looks up
 * the revisions, checks them and inserts many rows. It knows no repeats, checks no content, wakes nobody, and is the
 * only writer.
 */
export async function rawGroupCommit(
  connectionString: string,
): Promise<RawGroupCommit> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(SCHEMA);
  let queue: Waiting[] = [];
  let running = false;

  async function write(group: readonly Waiting[]): Promise<void> {
    await client.query('BEGIN');
    const { rows } = await client.query<{ stream: string; revision: number }>({
      name: 'revisions',
      text: REVISIONS,
      values: [[...new Set(group.map(({ stream }) => stream))]],
    });
    const last = new Map(rows.map((row) => [row.stream, row.revision]));
    const accepted: { append: Waiting; revision: number }[] = [];
    for (const append of group) {
      const actual = last.get(append.stream) ?? -1;
      if (append.expected !== null && append.expected !== actual) {
        append.failed(new Error('wrong revision'));
        continue;
      }
      last.set(append.stream, actual + 1);
      accepted.push({ append, revision: actual + 1 });
    }
    await client.query({
      name: 'insert',
      text: INSERT,
      values: [
        accepted.map(({ append }) => append.stream),
        accepted.map(({ revision }) => revision),
        accepted.map(({ append }) => append.type),
        accepted.map(({ append }) => append.data),
        accepted.map(({ append }) => append.metadata),
      ],
    });
    await client.query('COMMIT');
    for (const { append, revision } of accepted) append.done(revision);
  }

  async function drain(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      const group = queue;
      queue = [];
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
