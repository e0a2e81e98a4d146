import type pg from 'pg';
import { serving, type TableSet } from '../../reading/tableSet.ts';
import type { ReadModel } from '../model/readModel.ts';

/**
 * The state of a set of tables. `filling`: they are on their way from nothing and not read before
 * they are level with the log; `taken-over`: what another version made, with the columns of this
 * one, until its own are filled beside; `whole`: what this version made from the first event on.
 */
export type TablesState = 'filling' | 'taken-over' | 'whole';

type Tables = Pick<ReadModel, 'name' | 'version' | 'tables'>;

/** For the rest of the transaction, names without a schema are those of this set of tables. */
export const workIn = (tx: pg.ClientBase, { schema }: TableSet) =>
  tx.query("SELECT set_config('search_path', $1, true)", [schema]);

/**
 * Names of the tables that a model has at `place`, those too that another version of it made: each
 * bears the name of its model as its comment. Tables of 0.2.0 don't, and are known by their names.
 */
export async function tablesAt(
  tx: pg.ClientBase,
  { name, tables }: Pick<ReadModel, 'name' | 'tables'>,
  { schema }: TableSet,
): Promise<readonly string[]> {
  const { rows } = await tx.query<{ table: string }>(
    `SELECT relname AS table FROM pg_class
      WHERE relnamespace = to_regnamespace($1) AND relkind = 'r'
        AND coalesce(obj_description(oid, 'pg_class') = $2, relname = ANY($3))`,
    [schema, name, tables.map((table) => table.name)],
  );
  return rows.map(({ table }) => table);
}

/** Drops what stands at `place`, checkpoint and quarantine too. */
export async function dropTables(tx: pg.ClientBase, model: Tables, place: TableSet): Promise<void> {
  const names = await tablesAt(tx, model, place);
  if (names.length > 0)
    await tx.query(`DROP TABLE ${names.map((one) => `${place.schema}.${one}`).join(', ')} CASCADE`);
  for (const control of ['checkpoints', 'quarantine'])
    await tx.query(`DELETE FROM read.${control} WHERE model = $1 AND slot = $2`, [
      model.name,
      place.slot,
    ]);
}

/** Makes the tables of a model at `place`, empty, with their checkpoint before the first event. */
export async function makeTables(
  tx: pg.ClientBase,
  model: Tables,
  place: TableSet,
  { unlogged }: { unlogged: boolean } = { unlogged: false },
): Promise<void> {
  await dropTables(tx, model, place);
  await workIn(tx, place);
  for (const { ddl } of model.tables)
    await tx.query(unlogged ? ddl.replaceAll('CREATE TABLE', 'CREATE UNLOGGED TABLE') : ddl);
  await guardTables(tx, model);
  const state: TablesState = place === serving ? 'filling' : 'whole';
  await tx.query(
    'INSERT INTO read.checkpoints (model, slot, version, position, state) VALUES ($1, $2, $3, 0, $4)',
    [model.name, place.slot, model.version, state],
  );
}

/** Says of tables where the transaction works who may read them, and whose they are. */
export async function guardTables(tx: pg.ClientBase, model: Tables): Promise<void> {
  for (const { name, guard } of model.tables) {
    await tx.query(guard);
    await tx.query(`COMMENT ON TABLE ${name} IS '${model.name}'`);
  }
}

/**
 * Moves the tables of a model from one place to another, which must be empty, with what is noted of
 * them.
 */
export async function moveTables(
  tx: pg.ClientBase,
  model: Tables,
  from: TableSet,
  to: TableSet,
): Promise<void> {
  for (const table of await tablesAt(tx, model, from))
    await tx.query(`ALTER TABLE ${from.schema}.${table} SET SCHEMA ${to.schema}`);
  await tx.query(
    'UPDATE read.checkpoints SET slot = $3, updated_at = now() WHERE model = $1 AND slot = $2',
    [model.name, from.slot, to.slot],
  );
  await tx.query('UPDATE read.quarantine SET slot = $3 WHERE model = $1 AND slot = $2', [
    model.name,
    from.slot,
    to.slot,
  ]);
}
