import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_GRANTS } from '@waymark/command';
import { accessKeyPair } from '@waymark/edge';
import { loginsOf } from '@waymark/local/base/loginsOf.ts';
import { startPostgres } from '@waymark/local/postgres/postgres.ts';
import { startFakeEventStoreDb, type FakeEventStoreDb } from '@waymark/log/fakeEventStoreDb';
import { publishAccessKeys } from '@waymark/postgres';
import pg from 'pg';
import { startProduct, type Product } from './app/product.ts';
import { SECRET } from './services.ts';

/**
 * How much a run measures. `smoke` shows that every measure still works, with next to no amounts:
 * its numbers say nothing about speed. `usual` is `npm run bench`, `full` takes longer rounds and
 * what takes many minutes.
 */
export type Size = 'smoke' | 'usual' | 'full';

/** One value for each size; without `full` that of `usual` holds there too. */
export type Sizes<T> = { readonly smoke: T; readonly usual: T; readonly full?: T };

/** What every measure works on. */
export type BenchStage = {
  readonly size: Size;
  /** How many events a history has that is called long. */
  readonly events: number;
  readonly rounds: number;
  /** For files of this run; it goes with the stage. */
  readonly folder: string;
  readonly postgresVersion: string;
  /** Processes that wanted a processor, on average over the minute before the stage was opened. */
  readonly loadBefore: number;
  /** The amount, number of connections and so on that a run of this size takes. */
  sized<T>(sizes: Sizes<T>): T;
  /**
   * Makes a database, prepared as in production, and answers its address with the login of the
   * superuser.
   */
  database(): Promise<string>;
  /** The whole product with its demo; the first who asks starts it, and it ends with the stage. */
  product(): Promise<Product>;
  /**
   * Address of an EventStoreDB: what `ESDB_URL` names, in a smoke run else the stand-in; null where
   * there is none.
   */
  eventStoreDb(): Promise<string | null>;
  stop(): Promise<void>;
};

const ROUNDS = { smoke: 1, usual: 5, full: 9 } as const;
/** What a smoke run writes does not have to survive a power cut. */
const IN_MEMORY = { fsync: 'off', full_page_writes: 'off' };
const PREPARED = 'bench_prepared';

/**
 * Starts the embedded Postgres in a temporary folder, as local mode does: every commit is on disk
 * before it is answered. Moments of commits are kept, for the measure that asks how long after one
 * another came.
 */
export async function openStage({
  size,
  events,
}: Pick<BenchStage, 'size' | 'events'>): Promise<BenchStage> {
  const [loadBefore = 0] = loadavg();
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-bench-'));
  await chmod(folder, 0o711);
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    log: () => undefined,
    settings: { track_commit_timestamp: 'on', ...(size === 'smoke' ? IN_MEMORY : {}) },
  });
  const admin = new pg.Client({ connectionString: postgres.connectionString });
  admin.on('error', () => undefined);
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>('SHOW server_version');
  const addressOf = (database: string) => {
    const url = new URL(postgres.connectionString);
    url.pathname = `/${database}`;
    return url.href;
  };
  await admin.query(`CREATE DATABASE ${PREPARED}`);
  await loginsOf(addressOf(PREPARED));
  await knowTokens(addressOf(PREPARED));
  let product: Promise<Product> | undefined;
  let standIn: Promise<FakeEventStoreDb> | undefined;
  return {
    size,
    events,
    loadBefore,
    rounds: ROUNDS[size],
    folder,
    postgresVersion: rows[0]?.server_version ?? '',
    sized: ({ smoke, usual, full = usual }) => ({ smoke, usual, full })[size],
    async database() {
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      await admin.query(`CREATE DATABASE ${name} TEMPLATE ${PREPARED}`);
      await grant(addressOf(name));
      return addressOf(name);
    },
    product() {
      product ??= startProduct();
      // The next who asks tries again.
      product.catch(() => (product = undefined));
      return product;
    },
    async eventStoreDb() {
      const named = process.env['ESDB_URL'] ?? '';
      if (named !== '') return named;
      if (size !== 'smoke') return null;
      return (await (standIn ??= startFakeEventStoreDb())).connectionString;
    },
    async stop() {
      // One that did not start has told so whoever asked for it.
      await product?.then(({ stop }) => stop()).catch(() => undefined);
      await (await standIn)?.close();
      await untilAlone(admin).catch(() => undefined);
      await admin.end().catch(() => undefined);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A pool is ended before its connections are, and nobody is left to hear of one that the database
 * cuts: those that said good-bye are waited for.
 */
async function untilAlone(admin: pg.Client): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const { rowCount } = await admin.query(
      `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    if (rowCount === 0) return;
    await delay(50);
  }
}

/**
 * The services of the bench take what `services.ts` signs, also where no command service is among
 * them.
 */
async function knowTokens(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await publishAccessKeys(client, [accessKeyPair(SECRET)]);
  await client.end();
}

/**
 * Gives the logins what a copy of a prepared database does not take along: their rights on the
 * whole database.
 */
async function grant(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(DATABASE_GRANTS);
  await client.end();
}
