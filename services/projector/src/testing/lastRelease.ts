import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { readModels } from '../readModels/readModels.ts';
import { releases } from '../readModels/tables/releases.ts';

const MODELS = join(import.meta.dirname, '../readModels');

/**
 * Puts the tables of the release before the newest in the place of those that serve, with the rows
 * that these have in the columns of both; models that were not there then leave no trace. No
 * projector may run meanwhile.
 * @param client as the superuser
 * @returns the names of the models that were there
 */
export async function toTablesOfRelease(client: pg.ClientBase): Promise<readonly string[]> {
  const [{ models }] = releases;
  await client.query('BEGIN; CREATE SCHEMA older');
  for (const { name, tables } of readModels) {
    const version = models[name];
    if (version !== undefined) {
      await client.query('SET LOCAL search_path = older');
      await client.query(await readFile(join(MODELS, name, 'shipped', `${version}.sql`), 'utf8'));
      for (const { table, columns } of await columnsOfOlder(client))
        await client.query(
          `INSERT INTO older.${table} (${columns}) SELECT ${columns} FROM read.${table}`,
        );
    }
    await client.query(
      `DROP TABLE ${tables.map((table) => `read.${table.name}`).join(', ')} CASCADE`,
    );
    for (const { table } of await columnsOfOlder(client)) {
      await client.query(`ALTER TABLE older.${table} SET SCHEMA read`);
      await client.query(`ALTER TABLE read.${table} OWNER TO waymark_projector`);
      await client.query(`COMMENT ON TABLE read.${table} IS '${name}'`);
    }
    if (version === undefined)
      await client.query('DELETE FROM read.checkpoints WHERE model = $1', [name]);
    else
      await client.query('UPDATE read.checkpoints SET version = $2 WHERE model = $1', [
        name,
        version,
      ]);
  }
  await client.query('DROP SCHEMA older; COMMIT');
  return Object.keys(models);
}

/** The tables that are in the making, with their columns. */
async function columnsOfOlder(
  client: pg.ClientBase,
): Promise<readonly { table: string; columns: string }[]> {
  const { rows } = await client.query<{ table: string; columns: string }>(
    `SELECT table_name AS table, string_agg(quote_ident(column_name), ', ') AS columns
       FROM information_schema.columns WHERE table_schema = 'older' AND is_generated = 'NEVER' GROUP BY 1`,
  );
  return rows;
}
