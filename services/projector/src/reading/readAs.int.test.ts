import { openPool } from '@waymark/postgres';
import { sql, type QuerySqlToken } from 'slonik';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openReadPool, readAs, type ReadCaller } from './readAs.ts';
import { locksInTime } from '../readModels/tables/locksInTime.ts';
import { GATE } from './tableSet.ts';
import type { ReadPool } from './readPool.ts';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
let pool: ReadPool;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.get('dana', 'w', '/api/people');
  // A single connection, so that each read has the one of the read before.
  pool = openReadPool(world.logins.reader, 1);
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

const dana: ReadCaller = { workspaceId: 'w', accountId: 'dana' };
const ask = async <Schema extends z.ZodType>(
  caller: ReadCaller,
  query: QuerySqlToken<Schema>,
  samePlan = false,
) => (await readAs(pool, caller)({ query, samePlan })).rows;

const standing = z.object({ role: z.string(), told: z.string(), writes: z.boolean() });
const whoReads = sql.type(standing)`
  SELECT current_user::text AS role, NOT current_setting('transaction_read_only')::bool AS writes,
         coalesce(current_setting('waymark.workspace', true), '') || coalesce(current_setting('waymark.party', true), '')
           || coalesce(current_setting('waymark.account', true), '') AS told`;
const names = sql.type(z.object({ name: z.string() }))`SELECT name FROM read.workspaces`;
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
  await expect(ask(dana, sql.type(standing)`SELECT 1 AS role`)).rejects.toThrow(
    'not what its schema says',
  );
  expect(await pool.one(whoReads)).toEqual(before);
});

test('a plan that is kept is that of the reader, whoever read before', async () => {
  for (let times = 0; times < 3; times++) {
    expect(await ask(dana, whoReads, true)).toEqual([asDana]);
    expect(await ask(dana, names, true)).toEqual([{ name: 'Works' }]);
    // The reader by itself, whom nobody has told who reads.
    expect(await pool.any(names)).toEqual([]);
  }
});

test('who does not belong there is refused, and reads as nobody until then', async () => {
  const stranger = { workspaceId: 'w', accountId: 'jonas' };
  const left = sql.type(z.object({ left: z.number() }))`
    SELECT 1 / (SELECT count(*)::int FROM read.members) AS left`;
  await expect(ask(stranger, whoReads, true)).rejects.toMatchObject({
    status: 403,
    code: 'no-permission',
  });
  // For Dana there is a member to divide by, for a stranger there is none.
  expect(await ask(dana, left, true)).toEqual([{ left: 1 }]);
  await expect(ask(stranger, left, true)).rejects.toThrow('division by zero');
  expect(await ask(dana, left, true)).toEqual([{ left: 1 }]);
});

test('texts arrive as they are, several of them too', async () => {
  const texts = ['', 'NULL', 'a "b"', String.raw`c\d`, '{e,f}', "g'h", 'ü 🙂'];
  const back = z.object({
    all: z.array(z.string()),
    first: z.string(),
    none: z.null(),
    yes: z.boolean(),
  });
  expect(
    await ask(
      dana,
      sql.type(back)`
        SELECT ${sql.array(texts, 'text')} AS all, ${texts[2] ?? ''} AS first, ${null}::text AS none, ${true}::bool AS yes`,
    ),
  ).toEqual([{ all: texts, first: 'a "b"', none: null, yes: true }]);
});

test('a read waits for an exchange of tables before it holds any of them', async () => {
  await world.db.query('BEGIN');
  await world.db.query('SELECT pg_advisory_xact_lock($1::bigint)', [GATE]);
  const reading = ask(dana, names, true);
  const { rows } = await vi.waitFor(
    async () => {
      const locks = await world.db.query<{ locktype: string }>(
        `SELECT locktype FROM pg_locks WHERE pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted)`,
      );
      expect(locks.rows).not.toEqual([]);
      return locks;
    },
    { timeout: 5_000, interval: 50 },
  );
  expect(rows.map(({ locktype }) => locktype)).not.toContain('relation');
  await world.db.query('COMMIT');
  expect(await reading).toEqual([{ name: 'Works' }]);
});

test('a read waits for no exchange that stands still', async () => {
  const silent = openPool({ connectionString: world.logins.projector, max: 1 });
  const exchange = await silent.connect();
  await exchange.query('BEGIN');
  await locksInTime(exchange).gate();
  // Nothing ends the exchange but the database; a read that waited for longer than a statement may
  // would fail.
  expect(await ask(dana, names, true)).toEqual([{ name: 'Works' }]);
  await expect(exchange.query('COMMIT')).rejects.toThrow();
  exchange.release(true);
  await silent.end();
});

test('a plan that is kept reads the tables that serve now', async () => {
  expect(await ask(dana, names, true)).toEqual([{ name: 'Works' }]);
  await world.db.query(`
    CREATE SCHEMA aside; ALTER TABLE read.workspaces SET SCHEMA aside;
    CREATE TABLE read.workspaces AS SELECT workspace_id, 'Exchanged' AS name FROM aside.workspaces;
    GRANT SELECT ON read.workspaces TO waymark_reader`);
  expect(await ask(dana, names, true)).toEqual([{ name: 'Exchanged' }]);
  await world.db.query('DROP TABLE read.workspaces; ALTER TABLE aside.workspaces SET SCHEMA read');
  expect(await ask(dana, names, true)).toEqual([{ name: 'Works' }]);
});
