import { openPool } from '@waymark/postgres';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import { sendTransaction } from './send.ts';

let database: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  // One connection, so that what one transaction leaves behind meets the next.
  pool = openPool({ connectionString: database.connectionString, max: 1, pipeline: true });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query('DROP TABLE IF EXISTS kept; CREATE TABLE kept (id int PRIMARY KEY)'));

const keep = (id: number) => ({ name: 'keep', text: 'INSERT INTO kept VALUES ($1)', values: [id] });
const kept = async () =>
  (await pool.query<{ id: number }>('SELECT id FROM kept ORDER BY id')).rows.map(({ id }) => id);

test('all of them are kept', async () => {
  await sendTransaction(pool, [keep(1), keep(2)]);
  expect(await kept()).toEqual([1, 2]);
});

test('one that fails undoes those before it, keeps those after it from being done, and is what is told', async () => {
  const failing = { text: 'SELECT 1 / $1::int', values: [0] };
  await expect(sendTransaction(pool, [keep(1), failing, keep(2)])).rejects.toMatchObject({
    code: '22012',
  });
  expect(await kept()).toEqual([]);
  await sendTransaction(pool, [keep(3)]);
  expect(await kept()).toEqual([3]);
});

test('nothing is sent when one name stands for two texts', async () => {
  const other = { name: 'keep', text: 'INSERT INTO kept VALUES ($1 + 1)', values: [1] };
  await expect(sendTransaction(pool, [keep(1), other])).rejects.toThrow(
    'two statements have the name keep',
  );
  expect(await kept()).toEqual([]);
});

test('a connection that is lost on the way is given to nobody else', async () => {
  const cut = { text: 'SELECT pg_terminate_backend(pg_backend_pid())', values: [] };
  await expect(sendTransaction(pool, [keep(1), cut])).rejects.toThrow();
  expect(await kept()).toEqual([]);
});
