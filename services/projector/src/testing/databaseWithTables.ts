import { openPool } from '@waymark/postgres';
import { filledDatabases } from '@waymark/postgres/testing';
import { pino } from 'pino';
import { prepareReadModels } from '../readModels/tables/prepare.ts';
import { readModels } from '../readModels/readModels.ts';

/**
 * A database of its own in which the tables of all read models are made, as a projector makes them,
 * and no event was taken.
 */
export const databaseWithTables = filledDatabases(async ({ logins }) => {
  const pool = openPool({ connectionString: logins.projector });
  await prepareReadModels(pool, readModels, pino({ level: 'silent' }));
  await pool.end();
});
