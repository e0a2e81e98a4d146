import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { DATABASE_GRANTS } from '@waymark/command';
import { makePrepared } from '@waymark/postgres/testing';
import { loginsOf } from '../base/loginsOf.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { processIsAlive, runningPostmaster, stopPostmaster } from '../postgres/processes.ts';

const FOLDER = 'waymark-test-postgres-';

/**
 * One embedded Postgres for the whole run, in a temporary folder; nothing in it has to survive a
 * power cut.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const folder = await mkdtemp(path.join(tmpdir(), FOLDER));
  await chmod(folder, 0o711);
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    log: console.info,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  await makePrepared(postgres.connectionString, loginsOf);
  project.provide('databaseGrants', DATABASE_GRANTS);
  project.provide('adminConnectionString', postgres.connectionString);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A killed run could not tidy up: its server and folder go now. Those of a run under way stay. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue;
    const dataDir = path.join(tmpdir(), name, 'data');
    const owner = await readFile(`${dataDir}.owner`, 'utf8').then(Number, () => undefined);
    // Without an owner file it may be another run that is just starting.
    if (owner === undefined || processIsAlive(owner)) continue;
    const server = await runningPostmaster(dataDir);
    if (server) await stopPostmaster(server.pid);
    await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}
