import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { must } from '../must.ts';
import { markWall, wallAt, type ClockReading } from './wallClock.ts';

export type NotifyAlone = {
  /** Commits one row with a NOTIFY. */
  commit(): Promise<void>;
  /**
   * Milliseconds from commit to notification of each row since the last time. @throws when one is
   * not told of in time
   */
  latencies(): Promise<number[]>;
  close(): Promise<void>;
};

const LONGEST_MS = 10_000;

/** What it takes Postgres alone to tell of a commit: nothing is read, nothing is written. */
export async function notifyAlone(connectionString: string): Promise<NotifyAlone> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const listener = new pg.Client({ connectionString });
  await listener.connect();
  await pool.query('CREATE TABLE notified (id serial PRIMARY KEY)');
  await listener.query('LISTEN bench');
  let early: ClockReading | null = null;
  let committed = 0;
  /** Moments of the steady clock. */
  const heard = new Map<number, number>();
  listener.on('notification', ({ payload }) => heard.set(Number(payload), performance.now()));
  return {
    async commit() {
      early ??= markWall();
      committed += 1;
      await pool.query(
        `WITH row AS (INSERT INTO notified DEFAULT VALUES RETURNING id) SELECT pg_notify('bench', id::text) FROM row`,
      );
    },
    async latencies() {
      const deadline = performance.now() + LONGEST_MS;
      while (heard.size < committed && performance.now() < deadline) await delay(5);
      const late = markWall();
      const { rows } = await pool.query<{ id: number; at: number }>(
        'SELECT id, (extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000)::float8 AS at FROM notified',
      );
      const found = rows.map(({ id, at }) => {
        const steady = heard.get(id) ?? NaN;
        return wallAt(steady, early ?? late, late) - at;
      });
      must(found.length === committed, 'every row is there');
      must(
        found.every((ms) => ms > 0),
        'every row is told of, and after its commit',
      );
      await pool.query('DELETE FROM notified');
      heard.clear();
      committed = 0;
      early = null;
      return found;
    },
    async close() {
      await listener.end();
      await pool.end();
    },
  };
}
