import type pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts or replaces rows of one table by one statement. All rows have the same keys, which are column names.
 * `keep`: columns that keep their old value where the new one is null.
 */
export async function upsert(
  tx: pg.ClientBase,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
  keep: readonly string[] = [],
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = Object.keys(first);
  const changes = columns
    .filter((column) => !key.includes(column))
    .map(
      (column) =>
        `${column} = ${keep.includes(column) ? `coalesce(excluded.${column}, ${table}.${column})` : `excluded.${column}`}`,
    );
  const conflict =
    changes.length === 0 ? 'NOTHING' : `UPDATE SET ${changes.join(', ')}`;
  await tx.query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT (${key.join(', ')}) DO ${conflict}`,
    [JSON.stringify(rows)],
  );
}

/** Deletes the rows with these keys by one statement; each of `keys` holds all columns of `key`. */
export async function remove(
  tx: pg.ClientBase,
  table: string,
  key: readonly string[],
  keys: readonly Row[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx.query(
    `DELETE FROM ${table} t USING jsonb_populate_recordset(NULL::${table}, $1::jsonb) gone
     WHERE ${key.map((column) => `t.${column} = gone.${column}`).join(' AND ')}`,
    [JSON.stringify(keys)],
  );
}
