import { createHash } from 'node:crypto';
import type pg from 'pg';
import { OWNER } from './logins.ts';
import { onConnection } from './onConnection.ts';

/** Which schemas were ever made here, so that a service that may not make any knows whether its own was. */
const APPLIED = `
CREATE SCHEMA IF NOT EXISTS identity;
CREATE TABLE IF NOT EXISTS identity.schemas_applied (digest text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());`;

/** The tables that this program needs have not been made yet, and this login may not make them. */
export class NotPrepared extends Error {
  override readonly name = 'NotPrepared';
  constructor() {
    super(
      'The database has not been prepared for this version of Waymark. Run the preparation first (docs/OPERATIONS.md, "Logins of the database").',
    );
  }
}

/**
 * Runs `sql` (CREATE … IF NOT EXISTS statements) so that several processes may start at once on an empty database:
 * without the lock, Postgres lets two of them pass the IF NOT EXISTS and then fails one. Whose login may not make tables
 * finds out whether it was run before.
 * @throws NotPrepared when it was not
 */
export async function applySchema(pool: pg.Pool, sql: string): Promise<void> {
  const digest = createHash('sha256').update(sql).digest('base64url');
  await onConnection(pool, async (client) => {
    if (!(await mayMakeTables(client))) return mustBeApplied(client, digest);
    await client.query(
      `BEGIN; SELECT pg_advisory_xact_lock(hashtext('waymark schema'))`,
    );
    await client.query(APPLIED);
    await client.query(sql);
    await client.query(
      'INSERT INTO identity.schemas_applied (digest) VALUES ($1) ON CONFLICT DO NOTHING',
      [digest],
    );
    await client.query('COMMIT');
  });
}

/** False for a login of the services. True where there are no such logins: then there is one for all. */
export async function mayMakeTables(
  client: pg.Pool | pg.ClientBase,
): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT coalesce((SELECT pg_has_role(oid, 'USAGE') FROM pg_roles WHERE rolname = $1), true) AS may`,
    [OWNER],
  );
  return rows[0]?.may === true;
}

async function mustBeApplied(
  client: pg.ClientBase,
  digest: string,
): Promise<void> {
  const { rowCount } = await client
    .query('SELECT FROM identity.schemas_applied WHERE digest = $1', [digest])
    .catch((error: unknown) => {
      const { code } = error as { code?: string };
      if (code === UNDEFINED_TABLE || code === FORBIDDEN)
        throw new NotPrepared();
      throw error;
    });
  if (rowCount === 0) throw new NotPrepared();
}

/** SQLSTATEs of a table, or a schema, that is not there or not for this login. */
const UNDEFINED_TABLE = '42P01';
const FORBIDDEN = '42501';
