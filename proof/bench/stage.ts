import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { loginsOf } from '@waymark/local/loginsOf.ts';
import { startPostgres } from '@waymark/local/postgres.ts';
import pg from 'pg';

/** What every measure works on. */
export type Stage = {
  /** More and longer rounds, and what takes many minutes. */
  readonly full: boolean;
  /** How many events a history has that is called long. */
  readonly events: number;
  readonly rounds: number;
  readonly postgresVersion: string;
  /** Processes that wanted a processor, on average over the minute before the stage was opened. */
  readonly loadBefore: number;
  /** Makes a database, prepared as in production, and answers its address with the login of the superuser. */
  database(): Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts the embedded Postgres in a temporary folder, as local mode does: every commit is on disk before it is
 * answered. Moments of commits are kept, for the measure that asks how long after one another came.
 */
export async function openStage({
  full,
  events,
}: Pick<Stage, 'full' | 'events'>): Promise<Stage> {
  const [loadBefore = 0] = loadavg();
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-bench-'));
  await chmod(folder, 0o711);
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    log: () => undefined,
    settings: { track_commit_timestamp: 'on' },
  });
  const admin = new pg.Client({ connectionString: postgres.connectionString });
  admin.on('error', () => undefined);
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>(
    'SHOW server_version',
  );
  return {
    full,
    events,
    loadBefore,
    rounds: full ? 9 : 5,
    postgresVersion: rows[0]?.server_version ?? '',
    async database() {
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      await admin.query(`CREATE DATABASE ${name}`);
      const url = new URL(postgres.connectionString);
      url.pathname = `/${name}`;
      await loginsOf(url.href);
      return url.href;
    },
    async stop() {
      await admin.end().catch(() => undefined);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
