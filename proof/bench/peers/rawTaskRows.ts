import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const TABLES = [
  'plans',
  'executions',
  'milestones',
  'modules',
  'blocks',
  'tasks',
  'history',
  'history_subjects',
] as const;
type Row = Readonly<Record<string, unknown>>;
export type RawRows = Readonly<Record<(typeof TABLES)[number], readonly Row[]>>;

/** Far beyond what the log gives out in a run, so that rows of the history do not meet. */
const NEXT_POSITION = 1_000_000;

/**
 * Makes tables like those of the read models, indexes and all, and answers every row that a rollout
 * has left in them.
 */
export async function prepareRaw(sql: pg.Client, planId: string): Promise<RawRows> {
  await sql.query('CREATE SCHEMA raw_rows');
  const rows: Partial<Record<(typeof TABLES)[number], Row[]>> = {};
  for (const table of TABLES) {
    await sql.query(`CREATE TABLE raw_rows.${table} (LIKE read.${table} INCLUDING ALL)`);
    const column = table === 'executions' ? 'id' : 'plan_id';
    const found = await sql.query<Row>(`SELECT * FROM read.${table} WHERE ${column} = $1`, [
      planId,
    ]);
    rows[table] = found.rows;
  }
  return rows as RawRows;
}

/**
 * Inserts the rows of a rollout for a new process, the `nth`: in one transaction and one statement
 * a table. No command is checked, no event is kept, nothing is computed.
 */
export async function insertRaw(sql: pg.Client, rows: RawRows, nth: number): Promise<void> {
  const planId = randomUUID();
  await sql.query('BEGIN');
  for (const table of TABLES) {
    const fresh = rows[table].map((row) => {
      const { search: _, ...written } = row;
      if (table === 'executions') return { ...written, id: planId };
      const position =
        'position' in row ? { position: Number(row['position']) + nth * NEXT_POSITION } : {};
      return { ...written, ...position, plan_id: planId };
    });
    const columns = Object.keys(fresh[0] ?? {}).join(', ');
    await sql.query({
      name: `raw-${table}`,
      text: `INSERT INTO raw_rows.${table} (${columns})
             SELECT ${columns} FROM jsonb_populate_recordset(NULL::raw_rows.${table}, $1::jsonb)`,
      // Another peer in this process may have had `pg` read int8 as bigint.
      values: [
        JSON.stringify(fresh, (_, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
      ],
    });
  }
  await sql.query('COMMIT');
}
