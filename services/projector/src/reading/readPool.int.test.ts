import { sql } from 'slonik';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '@waymark/postgres/testing';
import { ReadPool } from './readPool.ts';

const one = sql.type(z.object({ one: z.number() }))`SELECT 1 AS one`;
const sleeping = sql.type(z.object({ one: z.number() }))`SELECT 1 AS one FROM pg_sleep(30)`;

test('who gets no answer is told in time, and their connection is given to nobody else', async () => {
  const { connectionString, drop } = await freshDatabase();
  const pool = new ReadPool({ connectionString, most: 1, longestAnswer: 500 });
  expect(await pool.one(one)).toEqual({ one: 1 });
  await expect(pool.one(sleeping)).rejects.toThrow('timeout expired');
  expect(await pool.one(one)).toEqual({ one: 1 });
  expect(pool.connections()).toEqual({ used: 0, idle: 1, 'waited for': 0 });
  await pool.end();
  await drop();
});

test('what is sent together fails together, and a connection on which it failed is not given on', async () => {
  const { connectionString, drop } = await freshDatabase();
  const pool = new ReadPool({ connectionString, most: 1 });
  const asked = (text: string) => ({ text, values: [] });
  const written = ['CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (1)', 'SELECT 1 / 0'].map(asked);
  await expect(pool.trip(written)).rejects.toThrow('division by zero');
  expect(await pool.trip([asked("SELECT to_regclass('kept')::text AS there")])).toEqual([[{ there: null }]]);
  await pool.end();
  await drop();
});

test('one account that asks for much leaves room for others, and is told when it is too much', async () => {
  const { connectionString, drop } = await freshDatabase();
  const pool = new ReadPool({ connectionString, most: 5 });
  const begun: string[] = [];
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const read = (who: string) =>
    pool.inTurn(who, async () => {
      begun.push(who);
      await ended;
      return pool.one(one);
    });
  const greedy = Array.from({ length: 103 }, () => read('greedy'));
  await expect(read('greedy')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
  const other = read('other');
  expect(begun).toEqual(['greedy', 'greedy', 'greedy', 'other']);
  end();
  expect(await other).toEqual({ one: 1 });
  expect(await Promise.all(greedy)).toHaveLength(103);
  await pool.end();
  await drop();
});
