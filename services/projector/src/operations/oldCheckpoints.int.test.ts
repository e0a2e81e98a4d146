import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../local/testing/freshDatabase.ts';
import { prepareReadModels } from '../readModels/prepare.ts';
import { readModels } from '../readModels/readModels.ts';

let drop: () => Promise<void>;
let pool: pg.Pool;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  pool = new pg.Pool({ connectionString: fresh.connectionString, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await drop();
});

test('checkpoints of one set of tables only become those of the tables that are read; nothing is folded again', async () => {
  await prepareReadModels(pool, readModels);
  const [model] = readModels;
  if (model === undefined) throw new Error('there is no read model');
  // As it was before read models could be rebuilt beside.
  await pool.query(`
    DROP TABLE read.checkpoints, read.quarantine, read.rebuilds, read.verifications, read.model_health;
    CREATE TABLE read.checkpoints (
      model text CONSTRAINT checkpoints_pkey PRIMARY KEY, version int NOT NULL, position numeric NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now())`);
  for (const { name, version } of readModels)
    await pool.query('INSERT INTO read.checkpoints (model, version, position) VALUES ($1, $2, 77)', [
      name,
      name === model.name ? version : version + 1,
    ]);
  const table = model.tables[0]?.name ?? '';
  const oid = async () =>
    (await pool.query<{ oid: string }>(`SELECT 'read.${table}'::regclass::oid::text AS oid`)).rows;
  const before = await oid();

  for (let start = 0; start < 2; start += 1) await prepareReadModels(pool, readModels);

  const { rows } = await pool.query(
    'SELECT model, slot, version, position::int AS position, events::int AS events FROM read.checkpoints',
  );
  expect(rows).toEqual(
    expect.arrayContaining(
      readModels.map(({ name, version }) => ({
        model: name,
        slot: 'serving',
        version,
        position: name === model.name ? 77 : 0,
        events: 0,
      })),
    ),
  );
  expect(rows).toHaveLength(readModels.length);
  expect(await oid()).toEqual(before);
});
