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
  const written = ['CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (1)', 'SELECT 1 / 0'].map(
    asked,
  );
  await expect(pool.trip(written)).rejects.toThrow('division by zero');
  expect(await pool.trip([asked("SELECT to_regclass('kept')::text AS there")])).toEqual([
    [{ there: null }],
  ]);
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
    pool.inTurn({ accountId: who, workspaceId: '' }, async () => {
      begun.push(who);
      await ended;
      return pool.one(one);
    });
  const greedy = Array.from({ length: 103 }, () => read('greedy'));
  await expect(read('greedy')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '1' },
  });
  const other = read('other');
  expect(begun).toEqual(['greedy', 'greedy', 'greedy', 'other']);
  end();
  expect(await other).toEqual({ one: 1 });
  expect(await Promise.all(greedy)).toHaveLength(103);
  await pool.end();
  await drop();
});

test('all of one workspace leave room for others; whoever only names it takes nothing of its share', async () => {
  const { connectionString, drop } = await freshDatabase();
  const pool = new ReadPool({ connectionString, most: 5 });
  const begun: string[] = [];
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const read = (accountId: string, workspaceId: string) =>
    pool.inTurn({ accountId, workspaceId }, async () => {
      begun.push(`${accountId} ${workspaceId}`);
      await ended;
    });
  const people = Array.from({ length: 6 }, (_, n) => `p${n}`);
  for (const accountId of people) pool.belongs({ accountId, workspaceId: 'w' });
  const all = people.map((who) => read(who, 'w'));
  all.push(read('stranger', 'w'));
  expect(begun).toEqual(['p0 w', 'p1 w', 'p2 w', 'p3 w', 'stranger w']);
  end();
  await Promise.all(all);
  await pool.end();
  await drop();
});

test('a hundred accounts at one address leave room for others', async () => {
  const { connectionString, drop } = await freshDatabase();
  const pool = new ReadPool({ connectionString, most: 5 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const read = (accountId: string, address: string) =>
    pool.inTurn({ accountId, workspaceId: '', address }, async () => {
      begun.push(accountId);
      await new Promise<void>((end) => ends.push(end));
    });
  const all = Array.from({ length: 100 }, (_, n) => read(`stranger ${n}`, '203.0.113.9'));
  all.push(read('honest', '198.51.100.1'), read('honest too', '198.51.100.2'));
  expect(begun).toEqual(['stranger 0', 'stranger 1', 'stranger 2', 'stranger 3', 'honest']);
  ends[0]?.();
  await expect.poll(() => begun.at(-1)).toBe('honest too');
  for (let n = 1; n < all.length; n++) {
    await expect.poll(() => ends.length).toBeGreaterThan(n);
    ends[n]?.();
  }
  await Promise.all(all);
  await pool.end();
  await drop();
});
