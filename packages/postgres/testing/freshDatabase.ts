import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { EachLogin } from '../logins.ts';
import { loginUrls } from '../ownLogins.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the superuser to the one Postgres of this test run. */
    adminConnectionString: string;
    /** What is said of the rights on a whole database, which a copy of one does not take along. */
    databaseGrants: string;
  }
}

/** A database for one test file. */
export type FreshDatabase = {
  /** As the superuser. */
  readonly connectionString: string;
  drop(): Promise<void>;
};

/** As a service finds it that was told of its own login. */
export type PreparedDatabase = FreshDatabase & { readonly logins: EachLogin };

/**
 * Makes an empty, uniquely named database on the Postgres of this test run; `drop` cuts whoever is
 * still connected.
 */
export const freshDatabase = (): Promise<FreshDatabase> => makeDatabase('template1');

/**
 * The same, prepared as in production: its services sign in with the logins that they have there.
 */
export const preparedDatabase = (): Promise<PreparedDatabase> => copyOfPrepared(PREPARED);

/**
 * Makes prepared databases that have what `fill` puts into one: it is put once, for all files of
 * this process, and the others are copies.
 */
export function filledDatabases(
  fill: (database: PreparedDatabase) => Promise<unknown>,
): () => Promise<PreparedDatabase> {
  let filled: Promise<string> | undefined;
  const fillOne = async () => {
    const database = await preparedDatabase();
    await fill(database);
    const name = new URL(database.connectionString).pathname.slice(1);
    await asAdmin(inject('adminConnectionString'), (client) => untilLeft(client, name));
    return name;
  };
  return async () => copyOfPrepared(await (filled ??= fillOne()));
}

/** Makes the database that prepared ones are copies of; `prepare` is given its address. */
export async function makePrepared(
  admin: string,
  prepare: (adminUrl: string) => Promise<unknown>,
): Promise<void> {
  await asAdmin(admin, (client) => client.query(`CREATE DATABASE ${PREPARED}`));
  await prepare(inDatabase(admin, PREPARED));
}

const PREPARED = 'waymark_prepared';

async function copyOfPrepared(template: string): Promise<PreparedDatabase> {
  const made = await makeDatabase(template);
  await asAdmin(made.connectionString, (client) => client.query(inject('databaseGrants')));
  return { ...made, logins: loginUrls(made.connectionString) };
}

async function makeDatabase(template: string): Promise<FreshDatabase> {
  const admin = inject('adminConnectionString');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // A copy of files instead of one through the write-ahead log: a quarter of the time.
  await asAdmin(admin, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return { connectionString: inDatabase(admin, name), drop: () => drop(admin, name) };
}

/** How long it is waited for those who have said good-bye, in steps of so many milliseconds. */
const [STEPS, STEP] = [40, 50];

/** Who stays connected is cut. */
const drop = (admin: string, name: string): Promise<void> =>
  asAdmin(admin, async (client) => {
    await untilLeft(client, name);
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

/**
 * A pool is ended before its connections are, and one that is cut after that has nobody left to
 * hear of it: they are waited for.
 */
async function untilLeft(client: pg.Client, name: string): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [
      name,
    ]);
    if (rowCount === 0) break;
    await setTimeout(STEP);
  }
}

function inDatabase(admin: string, name: string): string {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(
  connectionString: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
