import { openPostgresLog, type EventLog } from '@waymark/log';
import { installEndedSessions, openPool } from '@waymark/postgres';
import { openPostgresVault, type PostgresVault } from '@waymark/vault';
import type pg from 'pg';
import { freshDatabase } from '@waymark/postgres/testing';
import { installIdentityTables } from '../../database/identityTables.ts';

export type IdentityStores = {
  readonly pool: pg.Pool;
  readonly log: EventLog;
  readonly vault: PostgresVault;
  readonly close: () => Promise<void>;
};

/**
 * What identity keeps things in, on a database of its own; its schema is installed by two at once,
 * as services may.
 */
export async function openIdentityStores(): Promise<IdentityStores> {
  const database = await freshDatabase();
  const pool = openPool({ connectionString: database.connectionString });
  await Promise.all([
    installIdentityTables(pool),
    installIdentityTables(pool),
    installEndedSessions(pool),
  ]);
  const vault = await openPostgresVault({ pool, masterKey: Buffer.alloc(32, 7) });
  const log = await openPostgresLog({ connectionString: database.connectionString });
  const close = async () => {
    await log.close();
    await vault.close();
    await pool.end();
    await database.drop();
  };
  return { pool, log, vault, close };
}
