import { LOG_TABLES } from '@waymark/log';
import {
  asLogin,
  eachLogin,
  installAccessKeys,
  installEndedSessions,
  installTables,
  LOGINS,
  openPool,
  OWNER,
  type EachLogin,
  type LoginName,
} from '@waymark/postgres';
import { VAULT_TABLES } from '@waymark/vault';
import type { Pool, PoolClient, ClientBase } from 'pg';
import type { Logger } from 'pino';
import { installIdentityTables } from './identityTables.ts';
import { installOutbox } from '../outbox/outbox.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_GRANTS, TABLE_GRANTS } from './grants.sql.ts';
import { CREATE_ROLES, MEMBERSHIPS, OWNERSHIP } from './roles.sql.ts';
import { scramVerifier } from './scramVerifier.ts';

export type Preparation = {
  /**
   * Of the database, with the login of an administrator: a superuser, or who owns the database and
   * has CREATEROLE.
   */
  readonly adminUrl: string;
  /** The password of each login from now on. */
  readonly passwords: EachLogin;
  readonly logger: Logger;
};

const TABLES_OF_020 = readFileSync(join(import.meta.dirname, 'tablesOf020.sql'), 'utf8');

/**
 * Completes the tables of 0.1.0 to those of 0.2.0, which the first step of each part takes over, in
 * the caller's transaction; all that is in them stays. Its read models go: they follow from the
 * log, and are made anew. Does nothing where there are no tables, or later ones.
 */
async function completeFirstVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ first: boolean }>(
    `SELECT to_regclass('log.events') IS NOT NULL
        AND to_regclass('identity.schemas_applied') IS NULL
        AND to_regclass('identity.migrations') IS NULL AS first`,
  );
  if (rows[0]?.first !== true) return;
  await client.query(TABLES_OF_020);
  await client.query('DROP SCHEMA IF EXISTS read, read_candidate, read_previous CASCADE');
}

/**
 * Makes the logins with these passwords, the tables of log, identity and outbox as this version
 * needs them, and says what each login may do. May be run again at any time, also beside running
 * services; a database whose tables belong to one login for all is handed over. Answers the address
 * of the database for each login.
 */
export async function prepareDatabase({
  adminUrl,
  passwords,
  logger,
}: Preparation): Promise<EachLogin> {
  const urls = eachLogin((name) => asLogin(adminUrl, name, passwords[name]));
  await onPool(adminUrl, async (pool) => {
    await inTurn(pool, async (client) => {
      await client.query(CREATE_ROLES);
      for (const [name, login] of Object.entries(LOGINS))
        await client.query(
          `ALTER ROLE ${login} LOGIN PASSWORD ${client.escapeLiteral(scramVerifier(passwords[name as LoginName]))}`,
        );
      await client.query(MEMBERSHIPS);
      await completeFirstVersion(client);
      await client.query(OWNERSHIP);
      await client.query(DATABASE_GRANTS);
    });
  });
  await onPool(
    urls.migrator,
    async (pool) => {
      await installAll(pool, logger);
      await inTurn(pool, (client) => client.query(TABLE_GRANTS));
    },
    `-c role=${OWNER}`,
  );
  return urls;
}

async function installAll(pool: Pool, logger: Logger): Promise<void> {
  await installTables(pool, LOG_TABLES);
  await installTables(pool, VAULT_TABLES);
  await installIdentityTables(pool);
  await installEndedSessions(pool);
  await installAccessKeys(pool);
  await installOutbox(pool, logger);
}

async function onPool(
  connectionString: string,
  work: (pool: Pool) => Promise<unknown>,
  options?: string,
): Promise<void> {
  const pool = openPool({
    connectionString,
    max: 2,
    application_name: 'waymark-prepare',
    ...(options === undefined ? {} : { options }),
  });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

/** In one transaction; of several that prepare this database at once, one at a time. */
async function inTurn(pool: Pool, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [PREPARING]);
    await work(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // An open transaction is undone with its connection.
    client.release(true);
    throw error;
  }
}

/** Any number. */
const PREPARING = 7_135_003;
