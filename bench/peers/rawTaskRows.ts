import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const TABLES = ['milestones', 'modules', 'blocks', 'tasks'] as const;
type Rows = Readonly<Record<(typeof TABLES)[number], readonly object[]>>;

/** Makes tables like those of the read models, and answers the rows that a rollout has left in them. */
export async function prepareRaw(
  sql: pg.Client,
  planId: string,
): Promise<Rows> {
  await sql.query('CREATE SCHEMA raw_rows');
  const rows: Partial<Record<(typeof TABLES)[number], object[]>> = {};
  for (const table of TABLES) {
    await sql.query(
      `CREATE TABLE raw_rows.${table} (LIKE read.${table} INCLUDING ALL)`,
    );
    const found = await sql.query<object>(
      `SELECT * FROM read.${table} WHERE plan_id = $1`,
      [planId],
    );
    rows[table] = found.rows;
  }
  return rows as Rows;
}

/** Inserts them all for a new process, in one transaction and one statement a table. */
export async function insertRaw(sql: pg.Client, rows: Rows): Promise<void> {
  const plan_id = randomUUID();
  await sql.query('BEGIN');
  for (const table of TABLES)
    await sql.query(
      `INSERT INTO raw_rows.${table} SELECT * FROM jsonb_populate_recordset(NULL::raw_rows.${table}, $1::jsonb)`,
      [JSON.stringify(rows[table].map((row) => ({ ...row, plan_id })))],
    );
  await sql.query('COMMIT');
}
