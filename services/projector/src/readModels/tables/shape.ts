import type pg from 'pg';
import type { TableSet } from '../../reading/tableSet.ts';
import type { ReadModel } from '../model/readModel.ts';

/** A column as the catalog of Postgres has it. */
export type CatalogColumn = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Postgres knows what to put there when nobody says it. */
  readonly defaulted: boolean;
  /** Postgres alone puts something there. */
  readonly generated: boolean;
};

/** Columns that tell the rows of a table apart, by which a projection finds them. */
export type CatalogKey = { readonly table: string; readonly columns: string };

export type Shape = {
  readonly columns: readonly CatalogColumn[];
  readonly keys: readonly CatalogKey[];
};

const COLUMNS = `
SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required,
       a.atthasdef OR a.attidentity <> '' AS defaulted, a.attgenerated <> '' AS generated
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
 WHERE c.relnamespace = to_regnamespace($1) AND c.relname = ANY($2) AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`;

const KEYS = `
SELECT c.relname AS table,
       (SELECT string_agg(a.attname, ', ' ORDER BY a.attname) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY(i.indkey)) AS columns
  FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid
 WHERE c.relnamespace = to_regnamespace($1) AND c.relname = ANY($2) AND i.indisunique`;

/** Reads the shape of a model's tables at `schema`; empty for tables that are not there. */
export async function shapeOf(
  tx: pg.ClientBase,
  { tables }: Pick<ReadModel, 'tables'>,
  { schema }: Pick<TableSet, 'schema'>,
): Promise<Shape> {
  const at = [schema, tables.map(({ name }) => name)];
  const columns = await tx.query<CatalogColumn>(COLUMNS, at);
  const keys = await tx.query<CatalogKey>(KEYS, at);
  return { columns: columns.rows, keys: keys.rows };
}

/**
 * Reads the shape that a model's tables have when they are made anew. It makes them within the
 * transaction given, and leaves that as it was.
 */
export async function shapeWhenMade(
  tx: pg.ClientBase,
  model: Pick<ReadModel, 'tables'>,
): Promise<Shape> {
  await tx.query('SAVEPOINT shape');
  await tx.query(`CREATE SCHEMA read_shape; SELECT set_config('search_path', 'read_shape', true)`);
  for (const { ddl } of model.tables) await tx.query(ddl);
  const shape = await shapeOf(tx, model, { schema: 'read_shape' });
  await tx.query('ROLLBACK TO SAVEPOINT shape; RELEASE SAVEPOINT shape');
  return shape;
}

/**
 * Lists what keeps a program that wants tables of one shape from reading and writing those of
 * another; empty when nothing does. Columns that it does not know are no hindrance where Postgres
 * fills them by itself.
 */
export function schemaDifferences(wanted: Shape, there: Shape): string[] {
  const found = (one: CatalogColumn) =>
    there.columns.find((c) => c.table === one.table && c.name === one.name);
  const lacking = wanted.columns.flatMap((column) => {
    const name = `${column.table}.${column.name}`;
    const same = found(column);
    if (same === undefined) return [`${name} is not there`];
    if (same.type !== column.type) return [`${name} is ${same.type} and not ${column.type}`];
    if (same.required !== column.required)
      return [`${name} ${same.required ? 'must not' : 'may'} be null`];
    return same.generated && !column.generated ? [`${name} can't be written`] : [];
  });
  const unknown = there.columns.filter(
    ({ table, name, required, defaulted }) =>
      required &&
      !defaulted &&
      wanted.columns.some((column) => column.table === table) &&
      !wanted.columns.some((c) => c.table === table && c.name === name),
  );
  const keys = wanted.keys.filter(
    ({ table, columns }) =>
      !there.keys.some((key) => key.table === table && key.columns === columns),
  );
  return [
    ...lacking,
    ...unknown.map(({ table, name }) => `${table}.${name} must be given`),
    ...keys.map(({ table, columns }) => `${table} has no key ${columns}`),
  ];
}
