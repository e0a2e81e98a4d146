import type pg from 'pg';

/** The tables in which a changed status leaves rows. */
export const STATUS_TABLES = [
  'tasks',
  'modules',
  'plans',
  'executions',
  'history',
] as const;

/**
 * Makes tables in schema `by_hand` like those that the product reads from: the same columns, keys and indexes, since a
 * projection written by hand has to answer the same questions. With `rows` they hold the same rows as well.
 */
export async function tablesByHand(
  sql: pg.Pool | pg.Client,
  tables: readonly string[],
  { rows, indexes }: { rows: boolean; indexes: boolean },
): Promise<void> {
  await sql.query('CREATE SCHEMA by_hand');
  for (const table of tables) {
    await sql.query(
      `CREATE TABLE by_hand.${table} (LIKE read.${table} INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING CONSTRAINTS${indexes ? ' INCLUDING INDEXES' : ''})`,
    );
    if (!rows) continue;
    const columns = (await columnsOf(sql, table)).join(', ');
    await sql.query(
      `INSERT INTO by_hand.${table} (${columns}) SELECT ${columns} FROM read.${table}`,
    );
    // Autovacuum has looked at the product's tables, or will in a moment.
    await sql.query(`ANALYZE by_hand.${table}`);
  }
}

/** Columns that are written, in their order; those that Postgres computes are left out. */
export async function columnsOf(
  sql: pg.Pool | pg.Client,
  table: string,
): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'read' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}
