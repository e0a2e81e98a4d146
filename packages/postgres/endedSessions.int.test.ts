import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from './testing/freshDatabase.ts';
import { EndedSessions, endSession, installEndedSessions } from './endedSessions.ts';
import { openPool } from './openPool.ts';

let database: FreshDatabase;
let pools: pg.Pool[];
const pool = () => {
  const opened = openPool({ connectionString: database.connectionString, max: 3 });
  pools.push(opened);
  return opened;
};
beforeAll(async () => {
  database = await freshDatabase();
  pools = [];
  await Promise.all([installEndedSessions(pool()), installEndedSessions(pool())]);
});
afterAll(async () => {
  for (const each of pools) await each.end();
  await database.drop();
});

test('a session that ends is ended for every process that listens, and told at once', async () => {
  const [here, there] = [new EndedSessions(pool()), new EndedSessions(pool())];
  const told: string[] = [];
  here.hear((sid) => told.push(sid));
  await Promise.all([here.start(), there.start()]);
  const [sid, other] = [randomUUID(), randomUUID()];
  expect([here.isEnded(sid), there.isEnded(sid)]).toEqual([false, false]);
  await endSession(pool(), sid);
  await endSession(pool(), sid);
  await expect.poll(() => [here.isEnded(sid), there.isEnded(sid)]).toEqual([true, true]);
  expect([here.isEnded(other), there.isEnded(other)]).toEqual([false, false]);
  expect(told).toEqual([sid]);
  here.close();
  there.close();
});

test('what ended before it listened, or while it could not, is known all the same', async () => {
  const watched = pool();
  const [before, meanwhile] = [randomUUID(), randomUUID()];
  await endSession(pool(), before);
  const ended = new EndedSessions(watched);
  expect(await ended.isEnded(before)).toBe(true);
  expect(await ended.isEnded(meanwhile)).toBe(false);
  await ended.start();
  const told = new Promise((resolve) => ended.hear(resolve));
  await pool().query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query NOT LIKE '%pg_terminate_backend%' AND pid <> pg_backend_pid()`,
  );
  await endSession(pool(), meanwhile);
  // Connections are told to end, and end when they come to it.
  await expect.poll(() => ended.isEnded(meanwhile)).toBe(true);
  expect(await told).toBe(meanwhile);
  expect(ended.isEnded(meanwhile)).toBe(true);
  ended.close();
});
