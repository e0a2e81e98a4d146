import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import { sendAll } from '../../projecting/send.ts';
import { insert, remove, TYPES, upsert } from './bulk.ts';
import { prepareReadModels } from '../tables/prepare.ts';
import { readModels } from '../readModels.ts';
import type { Statement } from './statement.ts';

let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 1 });
  await prepareReadModels(pool, readModels, pino({ level: 'silent' }));
  await pool.end();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(
    `CREATE TABLE odd (id text PRIMARY KEY, weight float8, removed boolean, content jsonb, revision bigint, name text)`,
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const row = {
  id: 'a',
  weight: 0.1,
  removed: false,
  content: { to: null },
  revision: '9007199254740993',
  name: 'null',
};
const none = {
  id: 'b',
  weight: null,
  removed: null,
  content: null,
  revision: null,
  name: undefined,
};
const odd = async () => (await client.query('SELECT * FROM odd ORDER BY id')).rows as unknown[];
const run = async (writing: (out: Statement[]) => void) => {
  const out: Statement[] = [];
  writing(out);
  await sendAll(client, out);
};

test('every value comes back as it was given, and nothing as nothing', async () => {
  await run((out) => insert(out, 'odd', [row, none]));
  expect(await odd()).toEqual([row, { ...none, name: null }]);
});

test('a row that is there takes the new values, but keeps those it is told to keep', async () => {
  const [changed, kept] = [
    { ...row, weight: 2 },
    { ...none, name: 'b' },
  ];
  await run((out) =>
    upsert(out, 'odd', ['id'], [{ ...changed, content: null }, kept], { keep: ['content'] }),
  );
  expect(await odd()).toEqual([changed, kept]);
});

test('rows are removed by their keys, whatever else their keys are given with', async () => {
  await run((out) => remove(out, 'odd', ['id'], [{ name: 'x', id: 'a' }, { id: 'c' }]));
  expect(await odd()).toEqual([{ ...none, name: 'b' }]);
});

test('columns of tables that are written in bulk are of the types that are noted of their names', async () => {
  const names = [
    'plans',
    'blueprints',
    'milestones',
    'modules',
    'blocks',
    'tasks',
    'placeholders',
    'variables',
  ];
  const { rows } = await client.query<{ column: string; type: string }>(
    `SELECT DISTINCT attname AS column, replace(replace(format_type(atttypid, NULL), 'integer', 'int'), 'double precision', 'float8') AS type
       FROM pg_attribute WHERE attnum > 0 AND attrelid = ANY($1::regclass[])`,
    [
      [
        ...names,
        'history',
        'history_subjects',
        'workspaces',
        'members',
        'people',
        'clients',
        'projects',
        'roles',
      ].map((name) => `read.${name}`),
    ],
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { column, type } of rows)
    expect([column, type]).toEqual([column, TYPES[column] ?? 'text']);
});
