import type pg from 'pg';

/** The tables in which a changed status leaves rows. */
export const STATUS_TABLES = ['tasks', 'modules', 'plans', 'executions', 'history'] as const;

/**
 * Makes tables in schema `by_hand` like those that the product reads from: the same columns, keys
 * and indexes, since a projection written by hand has to answer the same questions. With `rows`
 * they hold the same rows as well.
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
    const columns = (await columnsOf(sql, table)).map(({ name }) => name).join(', ');
    await sql.query(
      `INSERT INTO by_hand.${table} (${columns}) SELECT ${columns} FROM read.${table}`,
    );
    // Autovacuum has looked at the product's tables, or will in a moment.
    await sql.query(`ANALYZE by_hand.${table}`);
  }
}

/** A column that is written; Postgres computes the others. */
export type WrittenColumn = { readonly name: string; readonly hasDefault: boolean };

/**
 * Columns of a table of the product that are written, in their order, as the catalogue has them.
 */
export async function columnsOf(sql: pg.Pool | pg.Client, table: string): Promise<WrittenColumn[]> {
  const { rows } = await sql.query<WrittenColumn>(
    `SELECT column_name AS name, column_default IS NOT NULL AS "hasDefault" FROM information_schema.columns
      WHERE table_schema = 'read' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  return rows;
}

/**
 * A peer that writes fewer columns than the product has less to do.
 * @throws naming each column without a default that is not given, and each that is given and does
 * not exist
 */
export function mustGiveAll(
  table: string,
  columns: readonly WrittenColumn[],
  given: readonly string[],
): void {
  const problems = [
    ...columns
      .filter(({ name, hasDefault }) => !hasDefault && !given.includes(name))
      .map(({ name }) => `${table}.${name} is not given by the peer`),
    ...given
      .filter((name) => columns.every((column) => column.name !== name))
      .map((name) => `${table}.${name}, which the peer gives, does not exist`),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
}
