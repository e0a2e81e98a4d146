import type pg from 'pg';
import { onConnection } from './onConnection.ts';

/**
 * Runs `sql` (CREATE … IF NOT EXISTS statements) so that several processes may start at once on an empty database:
 * without the lock, Postgres lets two of them pass the IF NOT EXISTS and then fails one.
 */
export async function applySchema(pool: pg.Pool, sql: string): Promise<void> {
  await onConnection(pool, async (client) => {
    await client.query(
      `BEGIN; SELECT pg_advisory_xact_lock(hashtext('waymark schema'))`,
    );
    await client.query(sql);
    await client.query('COMMIT');
  });
}
