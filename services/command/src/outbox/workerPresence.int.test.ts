import { openPool } from '@waymark/postgres';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import { enqueueMails, installOutbox, outboxLoad, startOutbox } from './outbox.ts';
import { releaseDead, showPresence } from './workerPresence.ts';

const logger = pino({ level: 'silent' });
let database: FreshDatabase;
let pool: ReturnType<typeof openPool>;
const endings: AbortController[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool({ connectionString: database.connectionString });
  await installOutbox(pool, logger);
});
afterEach(async () => {
  for (const ending of endings.splice(0)) ending.abort();
  await pool.query('DELETE FROM graphile_worker._private_jobs');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A worker that shows itself by connections of `application`; resolves once it is seen. */
async function alive(worker: string, application: string) {
  const ending = new AbortController();
  endings.push(ending);
  const own = openPool({
    connectionString: database.connectionString,
    application_name: application,
  });
  const shown = showPresence(worker, { pool: own, logger, signal: ending.signal });
  await expect.poll(() => locksOf(application)).toBe(1);
  return { end: async () => (ending.abort(), await shown, await own.end()) };
}
/** Connections that hold a lock which shows a worker. */
const holdersOf = async (application: string) => {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND granted AND application_name = $1",
    [application],
  );
  return rows.map(({ pid }) => pid);
};
const locksOf = async (application: string) => (await holdersOf(application)).length;

/** A mail that `worker` took an hour ago. */
async function taken(worker: string, codeId: string) {
  await enqueueMails(pool, [{ mail: 'oneTimeCode', codeId }]);
  const { rowCount } = await pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour', locked_by = $1, attempts = 1
      WHERE payload->>'codeId' = $2`,
    [worker, codeId],
  );
  expect(rowCount).toBe(1);
}
const holders = async () =>
  (
    await pool.query<{ locked_by: string | null }>(
      'SELECT locked_by FROM graphile_worker.jobs ORDER BY 1',
    )
  ).rows.map((row) => row.locked_by);

test('what a living worker has taken stays with it; what a dead one had is free', async () => {
  const living = await alive('pool-living', 'living');
  await taken('pool-living', 'code-1');
  await taken('pool-dead', 'code-2');
  expect(await releaseDead(pool)).toBe(1);
  expect(await holders()).toEqual(['pool-living', null]);
  expect(await releaseDead(pool)).toBe(0);
  await living.end();
  // The database lets go of a lock a moment after its connection has ended.
  await expect.poll(() => releaseDead(pool)).toBe(1);
  expect(await holders()).toEqual([null, null]);
});

test('a worker whose connection is cut shows itself again by another', async () => {
  const cut = await alive('pool-cut', 'cut');
  await taken('pool-cut', 'code-3');
  const before = await holdersOf('cut');
  await pool.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [before]);
  await expect
    .poll(async () => (await holdersOf('cut')).filter((pid) => !before.includes(pid)).length)
    .toBe(1);
  expect(await releaseDead(pool)).toBe(0);
  await cut.end();
});

test('who has just taken a mail has the benefit of the doubt', async () => {
  await enqueueMails(pool, [{ mail: 'oneTimeCode', codeId: 'code-4' }]);
  await pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'pool-new'",
  );
  expect(await releaseDead(pool)).toBe(0);
  expect(await releaseDead(pool, -1)).toBe(1);
});

test('the mail of a killed service is sent by another as it starts, and the living one is known by its lock', async () => {
  await taken('pool-killed', 'code-5');
  expect(await outboxLoad(pool)).toMatchObject({ mails: { waiting: 1, later: 0, failed: 0 } });
  const own = openPool({
    connectionString: database.connectionString,
    application_name: 'starting',
  });
  const sent = Promise.withResolvers<unknown>();
  const outbox = await startOutbox({
    pool: own,
    send: async (job) => sent.resolve(job),
    give: () => Promise.resolve(),
    logger,
  });
  expect(await sent.promise).toEqual({ mail: 'oneTimeCode', codeId: 'code-5' });
  await expect.poll(() => locksOf('starting')).toBe(1);
  await outbox.stop();
  await expect.poll(() => locksOf('starting')).toBe(0);
  await own.end();
});
