import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';
import { processIsAlive, runningPostmaster, stopPostmaster, waitForEnd } from './processes.ts';

/** Holds a database that was started once, and stopped. */
let earlier: string;
let folder: string;
let dataDir: string;
const start = () => startPostgres({ dataDir, log: () => undefined });

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'waymark-postgres-'));
  await chmod(made, 0o711);
  return made;
}
beforeAll(async () => {
  earlier = await makeFolder();
  const server = await startPostgres({ dataDir: path.join(earlier, 'data'), log: () => undefined });
  await server.stop();
});
afterAll(() => rm(earlier, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await makeFolder();
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  const left = await runningPostmaster(dataDir);
  if (left) await stopPostmaster(left.pid);
  await rm(folder, { recursive: true, force: true });
});

/** Where a database is there already, no test has to wait for one to be made. */
const asAfterAnEarlierStart = () => promisify(execFile)('cp', ['-a', `${earlier}/.`, folder]);

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows.map((row) => Object.values(row)[0]);
}

/** A Waymark of its own process. */
const forkWaymark = () =>
  fork(path.join(import.meta.dirname, '..', 'testing', 'startPostgresForked.ts'), [dataDir]);

/** A Waymark that has started the database and is then killed without warning. */
async function startAndDie(): Promise<string> {
  const parent = forkWaymark();
  const [connectionString] = (await once(parent, 'message')) as [string];
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  return connectionString;
}

describe('startPostgres', () => {
  it('starts, keeps data over a stop, and really stops', async () => {
    const first = await start();
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = (await runningPostmaster(dataDir))!.pid;
    await first.stop();
    expect(processIsAlive(pid)).toBe(false);
    const second = await start();
    expect(second.reused).toBe(false);
    expect(await query(second.connectionString, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('has a UTF-8 database "waymark", a password file for us alone, and only the loopback address', async () => {
    const { connectionString } = await start();
    expect(new URL(connectionString).pathname).toBe('/waymark');
    expect(await query(connectionString, 'SHOW server_encoding')).toEqual(['UTF8']);
    expect(await query(connectionString, 'SHOW listen_addresses')).toEqual(['127.0.0.1']);
    expect(await query(connectionString, "SELECT upper('ä')")).toEqual(['Ä']);
    expect((await stat(`${dataDir}.password`)).mode & 0o777).toBe(0o600);
    const wrong = new URL(connectionString);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('takes over the server of a killed Waymark, and stops it', async () => {
    await asAfterAnEarlierStart();
    const connectionString = await startAndDie();
    await query(connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const server = await start();
    expect(server.reused).toBe(true);
    expect(server.connectionString).toBe(connectionString);
    expect(await query(server.connectionString, 'SELECT answer FROM kept')).toEqual([42]);
    await server.stop();
    expect(await runningPostmaster(dataDir)).toBeUndefined();
  });

  it('leaves the server alone that another living Waymark looks after', async () => {
    await asAfterAnEarlierStart();
    const parent = forkWaymark();
    await once(parent, 'message');
    const guest = await start();
    await guest.stop();
    expect(await query(guest.connectionString, 'SELECT 1')).toEqual([1]);
    parent.kill('SIGKILL');
  });

  it('recovers what was committed before the server itself was killed', async () => {
    await asAfterAnEarlierStart();
    const connectionString = await startAndDie();
    await query(connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const { pid } = (await runningPostmaster(dataDir))!;
    process.kill(pid, 'SIGKILL');
    expect(await waitForEnd(pid, 10_000)).toBe(true);
    const server = await start();
    expect(server.reused).toBe(false);
    expect(await query(server.connectionString, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('begins anew after a start that was killed within initdb', async () => {
    const parent = forkWaymark();
    while (!(await readdir(folder)).some((name) => name.includes('unfinished')))
      await new Promise(setImmediate);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT 1')).toEqual([1]);
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('says so when the folder holds something else, and touches nothing in it', async () => {
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'holiday.jpg'), 'picture');
    await expect(start()).rejects.toMatchObject({
      name: 'StartupProblem',
      message: expect.stringContaining(dataDir),
    });
    expect(await readdir(dataDir)).toEqual(['holiday.jpg']);
  });

  it('says so when the database is damaged', async () => {
    await asAfterAnEarlierStart();
    await (await start()).stop();
    await rm(path.join(dataDir, 'global', 'pg_control'));
    await expect(start()).rejects.toMatchObject({
      name: 'StartupProblem',
      message: expect.stringMatching(/damaged/),
    });
  });
});
