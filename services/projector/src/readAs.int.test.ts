import { sql } from 'slonik';
import type { DatabasePool } from 'slonik';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openReadPool, readAs } from './readAs.ts';
import { World } from './testing/world.ts';

let world: World;
let pool: DatabasePool;
beforeAll(async () => {
  world = await World.open();
  // A single connection, so that each read has the one of the read before.
  pool = await openReadPool(world.connectionString, 1);
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

const reader = { workspaceId: 'w', accountId: 'dana', party: 'team', clientId: null } as const;
const standing = z.object({ role: z.string(), told: z.string(), writes: z.boolean() });
const whoReads = sql.type(standing)`
  SELECT current_user::text AS role, NOT current_setting('transaction_read_only')::bool AS writes,
         coalesce(current_setting('waymark.workspace', true), '') || coalesce(current_setting('waymark.party', true), '')
           || coalesce(current_setting('waymark.account', true), '') AS told`;

test('who reads is forgotten with the read, on the same connection', async () => {
  const before = await pool.one(whoReads);
  expect(await readAs(pool, reader, (tx) => tx.one(whoReads))).toEqual({
    role: 'waymark_reader',
    told: 'wteamdana',
    writes: false,
  });
  expect(await pool.one(whoReads)).toEqual(before);
  expect(before).toMatchObject({ told: '', writes: true });
});

test('and also when the read fails', async () => {
  const before = await pool.one(whoReads);
  await expect(readAs(pool, reader, (tx) => tx.query(sql.unsafe`SELECT 1 / 0`))).rejects.toThrow('division by zero');
  await expect(readAs(pool, reader, () => Promise.reject(new Error('given up')))).rejects.toThrow('given up');
  expect(await pool.one(whoReads)).toEqual(before);
});
