import { join } from 'node:path';
import { LOG_IN_USE_TABLES } from '@waymark/log';
import { installTables, migrationsIn } from '@waymark/postgres';
import type { Pool } from 'pg';

/** Secrets of signing in, replies already given, and what reactions keep. */
const IDENTITY_TABLES = migrationsIn(join(import.meta.dirname, './migrations'), {
  part: 'identity',
  firstTable: 'identity.sessions',
});

/** Safe when several services start at once. */
export async function installIdentityTables(pool: Pool): Promise<void> {
  await installTables(pool, IDENTITY_TABLES);
  // The checkpoint of the reactions and the log that it belongs to are written together.
  await installTables(pool, LOG_IN_USE_TABLES);
}
