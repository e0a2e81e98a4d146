import { sql, type QuerySqlToken } from 'slonik';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openReadPool, readAs, type Caller } from './readAs.ts';
import type { ReadPool } from './reading/readPool.ts';
import { World } from './testing/world.ts';

let world: World;
let pool: ReadPool;
beforeAll(async () => {
  world = await World.ofDana();
  await world.get('dana', 'w', '/api/people');
  // A single connection, so that each read has the one of the read before.
  pool = openReadPool(world.connectionString, 1);
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

const dana: Caller = { workspaceId: 'w', accountId: 'dana' };
const ask = <Schema extends z.ZodType>(caller: Caller, query: QuerySqlToken<Schema>, samePlan = false) =>
  readAs(pool, caller)({ query, samePlan });

const standing = z.object({ role: z.string(), told: z.string(), writes: z.boolean() });
const whoReads = sql.type(standing)`
  SELECT current_user::text AS role, NOT current_setting('transaction_read_only')::bool AS writes,
         coalesce(current_setting('waymark.workspace', true), '') || coalesce(current_setting('waymark.party', true), '')
           || coalesce(current_setting('waymark.account', true), '') AS told`;
const asDana = { role: 'waymark_reader', told: 'wteamdana', writes: false };

test('who reads is forgotten with the read, on the same connection', async () => {
  const before = await pool.one(whoReads);
  expect(await ask(dana, whoReads)).toEqual([asDana]);
  expect(await pool.one(whoReads)).toEqual(before);
  expect(before).toMatchObject({ told: '', writes: true });
});

test('and also when the read fails', async () => {
  const before = await pool.one(whoReads);
  await expect(ask(dana, sql.type(standing)`SELECT 1 / 0`)).rejects.toThrow('division by zero');
  await expect(ask(dana, sql.type(standing)`SELECT 1 AS role`)).rejects.toThrow('not what its schema says');
  expect(await pool.one(whoReads)).toEqual(before);
});

test('a plan that is kept is that of the reader, whoever read before', async () => {
  const names = sql.type(z.object({ name: z.string() }))`SELECT name FROM read.workspaces`;
  for (let times = 0; times < 3; times++) {
    expect(await ask(dana, whoReads, true)).toEqual([asDana]);
    expect(await ask(dana, names, true)).toEqual([{ name: 'Works' }]);
    expect(await pool.any(names)).toEqual([{ name: 'Works' }]);
  }
});

test('who does not belong there is refused, and reads as nobody until then', async () => {
  const stranger = { workspaceId: 'w', accountId: 'jonas' };
  const left = sql.type(z.object({ left: z.number() }))`
    SELECT 1 / (SELECT count(*)::int FROM read.members) AS left`;
  await expect(ask(stranger, whoReads, true)).rejects.toMatchObject({ status: 403, code: 'no-permission' });
  // For Dana there is a member to divide by, for a stranger there is none.
  expect(await ask(dana, left, true)).toEqual([{ left: 1 }]);
  await expect(ask(stranger, left, true)).rejects.toThrow('division by zero');
  expect(await ask(dana, left, true)).toEqual([{ left: 1 }]);
});

test('texts arrive as they are, several of them too', async () => {
  const texts = ['', 'NULL', 'a "b"', String.raw`c\d`, '{e,f}', "g'h", 'ü 🙂'];
  const back = z.object({ all: z.array(z.string()), first: z.string(), none: z.null(), yes: z.boolean() });
  expect(
    await ask(
      dana,
      sql.type(back)`
        SELECT ${sql.array(texts, 'text')} AS all, ${texts[2] ?? ''} AS first, ${null}::text AS none, ${true}::bool AS yes`,
    ),
  ).toEqual([{ all: texts, first: 'a "b"', none: null, yes: true }]);
});
