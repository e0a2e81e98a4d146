import { expect } from 'vitest';
import type { ProjectorWorld } from './world.ts';

/** Everything that the tables of the database hold, as text. */
export async function everythingKept({ db }: Pick<ProjectorWorld, 'db'>): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const tables: unknown[] = [];
  for (const { name } of rows) tables.push((await db.query(`SELECT t::text FROM ${name} t`)).rows);
  expect(tables.length).toBeGreaterThan(20);
  return JSON.stringify(tables);
}
