import type { Statement } from './statement.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What becomes of a row that is there already; every column that is not named takes the new value. */
type OnConflict = {
  /** Columns that keep their old value where the new one is null. */
  readonly keep?: readonly string[];
  /** Columns that keep their old value. */
  readonly first?: readonly string[];
};

/** Inserts or replaces rows of one table by one statement. All rows have the same keys, which are column names. */
export function upsert(
  out: Statement[],
  table: string,
  key: readonly string[],
  rows: readonly Row[],
  { keep = [], first: settled = [] }: OnConflict = {},
): void {
  const first = rows[0];
  if (first === undefined) return;
  const columns = Object.keys(first);
  const changes = columns
    .filter((column) => !key.includes(column) && !settled.includes(column))
    .map(
      (column) =>
        `${column} = ${keep.includes(column) ? `coalesce(excluded.${column}, ${table}.${column})` : `excluded.${column}`}`,
    );
  const conflict =
    changes.length === 0 ? 'NOTHING' : `UPDATE SET ${changes.join(', ')}`;
  out.push({
    name: `upsert ${table}`,
    text: `${inserting(table, columns)} ON CONFLICT (${key.join(', ')}) DO ${conflict}`,
    values: [JSON.stringify(rows)],
  });
}

/** Inserts rows that can't be there yet by one statement. All rows have the same keys, which are column names. */
export function insert(
  out: Statement[],
  table: string,
  rows: readonly Row[],
): void {
  const first = rows[0];
  if (first === undefined) return;
  out.push({
    name: `insert ${table}`,
    text: inserting(table, Object.keys(first)),
    values: [JSON.stringify(rows)],
  });
}

const inserting = (table: string, columns: readonly string[]) =>
  `INSERT INTO ${table} (${columns.join(', ')})
   SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`;

/** Deletes the rows with these keys by one statement; each of `keys` holds all columns of `key`. */
export function remove(
  out: Statement[],
  table: string,
  key: readonly string[],
  keys: readonly Row[],
): void {
  if (keys.length === 0) return;
  out.push({
    name: `remove ${table}`,
    text: `DELETE FROM ${table} t USING jsonb_populate_recordset(NULL::${table}, $1::jsonb) gone
     WHERE ${key.map((column) => `t.${column} = gone.${column}`).join(' AND ')}`,
    values: [JSON.stringify(keys)],
  });
}
