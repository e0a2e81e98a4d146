import { generateKeyPairSync } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installAccessKeys, publishAccessKeys, PublishedKeys } from './accessKeys.ts';
import { freshDatabase, type FreshDatabase } from './testing/freshDatabase.ts';
import { openPool } from './openPool.ts';

let database: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool({ connectionString: database.connectionString, max: 3 });
  await Promise.all([installAccessKeys(pool), installAccessKeys(pool)]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const key = (id: string) => ({ id, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) });

test('what was published is known, public halves alone, and nothing beside', async () => {
  const [one, two, three] = [key('one'), key('two'), key('three')];
  await publishAccessKeys(pool, [one, two]);
  const keys = new PublishedKeys(pool);
  await keys.start();
  expect(keys.keyOf('one')?.equals(one.publicKey)).toBe(true);
  expect(keys.keyOf('two')?.type).toBe('public');
  expect(keys.keyOf('three')).toBeUndefined();
  const { rows } = await pool.query<{ all: string }>(
    'SELECT json_agg(k)::text AS all FROM identity.access_keys k',
  );
  expect(rows[0]?.all).not.toContain('PRIVATE');
  await publishAccessKeys(pool, [two, three]);
  await expect
    .poll(async () => {
      await keys.lookAgain();
      return ['one', 'two', 'three'].map((id) => keys.keyOf(id) !== undefined);
    })
    .toEqual([false, true, true]);
  keys.close();
});

test('however many ask, it looks once a second at most; and goes on by what it knows while nobody answers', async () => {
  await publishAccessKeys(pool, [key('kept')]);
  const own = openPool({ connectionString: database.connectionString, max: 1 });
  const keys = new PublishedKeys(own);
  await keys.start();
  await publishAccessKeys(pool, [key('newer')]);
  await Promise.all(Array.from({ length: 50 }, () => keys.lookAgain()));
  expect(keys.keyOf('newer')).toBeUndefined();
  await own.end();
  await expect.poll(() => keys.lookAgain().then(() => keys.keyOf('kept') !== undefined)).toBe(true);
  keys.close();
});
