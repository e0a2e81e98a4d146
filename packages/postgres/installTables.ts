import type pg from 'pg';
import { OWNER } from './logins.ts';
import { migrate, recorded } from './migrate.ts';
import type { Migrations } from './migrations.ts';
import { onConnection } from './onConnection.ts';

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
 * Brings the tables of a part up to date, also where several processes start at once. Whose login
 * may not make tables finds out whether that has been done.
 * @throws NotPrepared when it has not; NotMigratable
 */
export async function installTables(pool: pg.Pool, migrations: Migrations): Promise<void> {
  await onConnection(pool, async (client) => {
    if (!(await mayMakeTables(client))) return mustBeInstalled(client, migrations);
    await client.query('BEGIN');
    await migrate(client, 'identity', migrations);
    await client.query('COMMIT');
  });
}

/**
 * False for a login of the services. True where there are no such logins: then there is one for
 * all.
 */
export async function mayMakeTables(client: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT coalesce((SELECT pg_has_role(oid, 'USAGE') FROM pg_roles WHERE rolname = $1), true) AS may`,
    [OWNER],
  );
  return rows[0]?.may === true;
}

async function mustBeInstalled(client: pg.ClientBase, { part, steps }: Migrations): Promise<void> {
  const applied = await recorded(client, 'identity', part).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code === UNDEFINED_TABLE || code === FORBIDDEN) throw new NotPrepared();
    throw error;
  });
  if (!steps.every(({ number }) => applied.has(number))) throw new NotPrepared();
}

/** SQLSTATEs of a table, or a schema, that is not there or not for this login. */
const UNDEFINED_TABLE = '42P01';
const FORBIDDEN = '42501';
