import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

const TABLES_OF_020 = readFileSync(
  join(import.meta.dirname, 'tablesOf020.sql'),
  'utf8',
);

/**
 * Completes the tables of 0.1.0 to those of 0.2.0, which the first step of each part takes over, in the caller's
 * transaction; all that is in them stays. Its read models go: they follow from the log, and are made anew. Does nothing
 * where there are no tables, or later ones.
 */
export async function completeFirstVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ first: boolean }>(
    `SELECT to_regclass('log.events') IS NOT NULL
        AND to_regclass('identity.schemas_applied') IS NULL
        AND to_regclass('identity.migrations') IS NULL AS first`,
  );
  if (rows[0]?.first !== true) return;
  await client.query(TABLES_OF_020);
  await client.query(
    'DROP SCHEMA IF EXISTS read, read_candidate, read_previous CASCADE',
  );
}
