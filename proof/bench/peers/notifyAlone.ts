import pg from 'pg';

/** A clock of the wall good to some microseconds: Node's own has milliseconds, and the steady one knows no date. */
export function wallClock(): () => number {
  const before = Date.now();
  while (Date.now() === before);
  const offset = Date.now() - performance.now();
  return () => offset + performance.now();
}

export type NotifyAlone = {
  /** Commits one row with a NOTIFY. */
  commit(): Promise<void>;
  /** Milliseconds from commit to notification of each row since the last time. */
  latencies(): Promise<number[]>;
  close(): Promise<void>;
};

/** What it takes Postgres alone to tell of a commit: nothing is read, nothing is written. */
export async function notifyAlone(
  connectionString: string,
): Promise<NotifyAlone> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const listener = new pg.Client({ connectionString });
  await listener.connect();
  await pool.query('CREATE TABLE notified (id serial PRIMARY KEY)');
  await listener.query('LISTEN bench');
  let clock = wallClock();
  const heard = new Map<number, number>();
  listener.on('notification', ({ payload }) =>
    heard.set(Number(payload), clock()),
  );
  return {
    async commit() {
      await pool.query(
        `WITH row AS (INSERT INTO notified DEFAULT VALUES RETURNING id) SELECT pg_notify('bench', id::text) FROM row`,
      );
    },
    async latencies() {
      const { rows } = await pool.query<{ id: number; at: number }>(
        'SELECT id, (extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000)::float8 AS at FROM notified',
      );
      const found = rows.flatMap(({ id, at }) => {
        const when = heard.get(id);
        return when === undefined ? [] : [when - at];
      });
      if (found.length !== rows.length)
        throw new Error('a notification is missing');
      await pool.query('DELETE FROM notified');
      heard.clear();
      clock = wallClock();
      return found;
    },
    async close() {
      await listener.end();
      await pool.end();
    },
  };
}
