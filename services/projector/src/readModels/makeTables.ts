import type pg from 'pg';
import type { Place } from './place.ts';
import type { ReadModel } from './readModel.ts';

type Tables = Pick<ReadModel, 'name' | 'version' | 'tables'>;

/** For the rest of the transaction, names without a schema are those of this set of tables. */
export const workIn = (tx: pg.ClientBase, { schema }: Place) =>
  tx.query("SELECT set_config('search_path', $1, true)", [schema]);

/** Drops what stands at `place`, checkpoint and quarantine too. */
export async function dropTables(
  tx: pg.ClientBase,
  { name, tables }: Tables,
  { slot, schema }: Place,
): Promise<void> {
  for (const table of [...tables].reverse())
    await tx.query(`DROP TABLE IF EXISTS ${schema}.${table.name} CASCADE`);
  for (const control of ['checkpoints', 'quarantine'])
    await tx.query(
      `DELETE FROM read.${control} WHERE model = $1 AND slot = $2`,
      [name, slot],
    );
}

/** Makes the tables of a model at `place`, empty, with their checkpoint before the first event. */
export async function makeTables(
  tx: pg.ClientBase,
  model: Tables,
  place: Place,
  { unlogged }: { unlogged: boolean } = { unlogged: false },
): Promise<void> {
  await dropTables(tx, model, place);
  await workIn(tx, place);
  for (const { ddl } of model.tables)
    await tx.query(
      unlogged ? ddl.replaceAll('CREATE TABLE', 'CREATE UNLOGGED TABLE') : ddl,
    );
  await tx.query(
    'INSERT INTO read.checkpoints (model, slot, version, position) VALUES ($1, $2, $3, 0)',
    [model.name, place.slot, model.version],
  );
}
