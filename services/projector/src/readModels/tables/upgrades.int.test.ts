import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import { AS_READ } from '../model/asRead.sql.ts';
import type { ReadModel } from '../model/readModel.ts';
import { readModels } from '../readModels.ts';
import { releases } from './releases.ts';
import { schemaDifferences, shapeOf, shapeWhenMade, type Shape } from './shape.ts';
import { stepsFrom } from './takeOver.ts';

let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  // What is searched is made by it, as tables are.
  await client.query(`CREATE SCHEMA read; ${AS_READ}`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const folderOf = ({ name }: ReadModel) => join(import.meta.dirname, '..', name, 'shipped');
const tablesOf = ({ tables }: ReadModel) => `${tables.map(({ ddl }) => ddl.trim()).join('\n\n')}\n`;
async function shippedVersions(model: ReadModel): Promise<readonly number[]> {
  const files = await readdir(folderOf(model));
  return files.map((file) => Number(/^(\d+)\.sql$/.exec(file)?.[1])).sort((a, b) => a - b);
}

/** How the tables of an earlier version stand before and after the steps to this one. */
async function upgraded(
  model: ReadModel,
  from: number,
): Promise<{ before: Shape; after: Shape; wanted: Shape }> {
  const place = { schema: `of_${model.name}` };
  const shipped = await readFile(join(folderOf(model), `${from}.sql`), 'utf8');
  await client.query(`BEGIN; CREATE SCHEMA ${place.schema}`);
  try {
    const wanted = await shapeWhenMade(client, model);
    await client.query(`SET LOCAL search_path = ${place.schema}; ${shipped}`);
    const known = await client.query<{ name: string }>(
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1',
      [place.schema],
    );
    const before = await shapeOf(
      client,
      { tables: known.rows as unknown as ReadModel['tables'] },
      place,
    );
    for (const { columns, rows = '' } of stepsFrom(model, from) ?? [])
      await client.query(`${columns}; ${rows}`);
    const all = { tables: [...known.rows, ...model.tables] as unknown as ReadModel['tables'] };
    return { before, after: await shapeOf(client, all, place), wanted };
  } finally {
    await client.query('ROLLBACK');
  }
}

describe.each(readModels.map((model) => [model.name, model] as const))('%s', (_, model) => {
  test('its tables are those that were shipped with its version: whoever changes them raises it', async () => {
    await expect(tablesOf(model)).toMatchFileSnapshot(
      join(folderOf(model), `${model.version}.sql`),
    );
    for (const version of await shippedVersions(model))
      expect(version).toBeLessThanOrEqual(model.version);
  });

  test('tables are kept of the last two releases and of what came since; what lay between was squashed', async () => {
    const [before, last] = releases.map(({ models }) => models[model.name]);
    const kept = await shippedVersions(model);
    for (const released of [before, last])
      if (released !== undefined) expect(kept).toContain(released);
    expect(kept.filter((version) => version !== before && version < (last ?? 0))).toEqual([]);
  });

  test('tables of each version that was shipped can be read and written by this one, and lose nothing', async () => {
    for (const version of await shippedVersions(model)) {
      const { before, after, wanted } = await upgraded(model, version);
      expect([version, schemaDifferences(wanted, after)]).toEqual([version, []]);
      const kept = after.columns.map(({ table, name }) => `${table}.${name}`);
      for (const { table, name } of before.columns) expect(kept).toContain(`${table}.${name}`);
      expect(before.columns.length).toBeGreaterThan(0);
    }
  });
});

test('the newest release is the version of the whole, and names read models that there are', async () => {
  const root = await readFile(join(import.meta.dirname, '../../../../../package.json'), 'utf8');
  expect(releases[1].version).toBe((JSON.parse(root) as { version: string }).version);
  const names = readModels.map(({ name }) => name);
  for (const { models } of releases)
    expect(names).toEqual(expect.arrayContaining(Object.keys(models)));
});

describe('what keeps a program from the tables of another version', () => {
  const column = {
    table: 't',
    name: 'a',
    type: 'text',
    required: true,
    defaulted: false,
    generated: false,
  };
  const shape = (...columns: Partial<typeof column>[]): Shape => ({
    columns: columns.map((one) => ({ ...column, ...one })),
    keys: [],
  });
  test.each([
    ['the same', shape({}), shape({}), []],
    ['one more that need not be given', shape({}), shape({}, { name: 'b', defaulted: true }), []],
    ['one more that may be null', shape({}), shape({}, { name: 'b', required: false }), []],
    ['one more that must be given', shape({}), shape({}, { name: 'b' }), ['t.b must be given']],
    ['one that lacks', shape({}, { name: 'b' }), shape({}), ['t.b is not there']],
    ['another type', shape({ type: 'int' }), shape({}), ['t.a is text and not int']],
    ['null where none is expected', shape({}), shape({ required: false }), ['t.a may be null']],
    [
      'no null where one is written',
      shape({ required: false }),
      shape({}),
      ['t.a must not be null'],
    ],
    ['one that nobody may write', shape({}), shape({ generated: true }), ["t.a can't be written"]],
    ['one that need not be written', shape({ generated: true }), shape({}), []],
  ])('%s', (_, wanted, there, expected) => {
    expect(schemaDifferences(wanted, there)).toEqual(expected);
  });

  test('a key by which rows are found', () => {
    const keyed = { columns: [], keys: [{ table: 't', columns: 'a, b' }] };
    expect(schemaDifferences(keyed, keyed)).toEqual([]);
    expect(schemaDifferences(keyed, shape())).toEqual(['t has no key a, b']);
  });

  test('a way from one version to another is one of all steps between', () => {
    const [three, four, five] = ['three', 'four', 'five'].map((columns) => ({ columns }));
    const model = { version: 5, upgrades: { 3: three!, 4: four!, 5: five! } };
    expect(stepsFrom(model, 3)).toEqual([four, five]);
    expect(stepsFrom(model, 5)).toEqual([]);
    expect(stepsFrom(model, 1)).toBeNull();
    expect(stepsFrom(model, 6)).toBeNull();
  });

  test('a release is reached from the one before in one step, and from no version between', () => {
    const [released, since] = [{ from: 3, columns: 'released' }, { columns: 'since' }];
    const model = { version: 7, upgrades: { 6: released, 7: since } };
    expect(stepsFrom(model, 3)).toEqual([released, since]);
    expect(stepsFrom(model, 6)).toEqual([since]);
    for (const between of [4, 5]) expect(stepsFrom(model, between)).toBeNull();
    expect(stepsFrom(model, 2)).toBeNull();
  });
});
