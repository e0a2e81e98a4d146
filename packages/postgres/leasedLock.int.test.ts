import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from './testing/freshDatabase.ts';
import { leaseLock, type LeasedLock } from './leasedLock.ts';
import { openPool } from './openPool.ts';

let database: FreshDatabase;
let [one, other]: pg.Pool[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  [one, other] = ['one', 'other'].map((application_name) =>
    openPool({ connectionString: database.connectionString, application_name, max: 5 }),
  );
});
const held: LeasedLock[] = [];
afterEach(() => {
  for (const each of held.splice(0)) each.letGo();
});
afterAll(async () => {
  await Promise.all([one!.end(), other!.end()]);
  await database.drop();
});
/** Lets go of what it takes once the test has ended. */
const lease = async (...taking: Parameters<typeof leaseLock>) => {
  const taken = await leaseLock(...taking);
  if (taken !== null) held.push(taken);
  return taken;
};
const cut = (application: string) =>
  other!.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
    [application],
  );
const lost = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

test('one has it, and who lets go of it gives it to the next', async () => {
  const first = (await leaseLock(one!, [1]))!;
  expect(await lease(other!, [1])).toBeNull();
  expect(await lease(other!, [2])).not.toBeNull();
  first.letGo();
  await expect.poll(async () => (await lease(other!, [1])) !== null).toBe(true);
});

test('who waits for it has it as soon as it is free', async () => {
  const first = (await leaseLock(one!, [3, 'a name']))!;
  const next = lease(other!, [3, 'a name'], { wait: true });
  first.letGo();
  expect((await next)?.lost.aborted).toBe(false);
});

test('of a holder that tells nothing any more the server takes it, and it finds it lost', async () => {
  const silent = (await lease(one!, [4], { runsOut: 300, renewEvery: 3_600_000 }))!;
  const next = await lease(other!, [4], { wait: true });
  expect(next).not.toBeNull();
  await lost(silent.lost);
});

test('who tells that it is there keeps it beyond that', async () => {
  const told = (await lease(one!, [5], { runsOut: 3_000, renewEvery: 20 }))!;
  const passed = (await lease(one!, [6], { runsOut: 3_000, renewEvery: 3_600_000 }))!;
  await lost(passed.lost);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told.lost.aborted).toBe(false);
  expect(await lease(other!, [5])).toBeNull();
});

test('it is lost with its connection', async () => {
  const first = (await lease(one!, [7]))!;
  const gone = lost(first.lost);
  await cut('one');
  await gone;
  await expect.poll(async () => (await lease(other!, [7])) !== null).toBe(true);
});
