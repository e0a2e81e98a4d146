import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseSettings } from '@waymark/postgres';
import { readModels } from '../readModels/readModels.ts';
import { blueprintOfTwenty } from '../testing/builders.ts';
import { MASTER_KEY, ProjectorWorld } from '../testing/world.ts';
import { request } from './requests.ts';
import { readStatus } from './status.ts';

let world: ProjectorWorld;
let pool: pg.Pool;
// Whole tables are folded from nothing here, which takes its time on a busy machine.
const LONG = { timeout: 60_000, interval: 50 };

beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  pool = new pg.Pool({ connectionString: world.connectionString, max: 2 });
  await Promise.all(Array.from({ length: 150 }, (_, i) => world.append(...blueprintOfTwenty(i))));
  await world.get('dana', 'w', '/api/blueprints');
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

const ask = (action: 'rebuild' | 'verify' | 'swap') => request(pool, readModels, action, ['plans']);
const plans = async () =>
  (await readStatus(pool, readModels)).models.find(({ model }) => model === 'plans');
const isReady = () =>
  vi.waitFor(async () => expect((await plans())?.rebuild?.state).toBe('ready'), LONG);
async function isEqual(): Promise<void> {
  await ask('verify');
  await vi.waitFor(async () => expect((await plans())?.verification?.state).toBe('equal'), LONG);
}

test('two projectors share the work of a rebuild; when the one at work ends, the other goes on with it', async () => {
  const second = await world.secondProjector();
  try {
    await ask('rebuild');
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `SELECT FROM read.checkpoints WHERE slot = 'candidate' AND position > 0`,
      );
      expect(rows).toHaveLength(1);
    }, LONG);
    await world.stopProjector();
    await isReady();
    await world.startProjector();
    let failed = 0;
    const reads = (async () => {
      for (let i = 0; i < 40; i += 1) {
        if ((await world.fetch('dana', 'w', '/api/tasks?range=[0,9]')).status !== 200) failed += 1;
        await sleep(20);
      }
    })();
    await ask('swap');
    await world.append(...blueprintOfTwenty(1_000));
    await vi.waitFor(async () => expect((await plans())?.rebuild).toBeNull(), LONG);
    await reads;
    expect(failed).toBe(0);
    expect((await world.get('dana', 'w', '/api/blueprints/b1000')).status).toBe(200);
    await isEqual();
  } finally {
    await second.stop();
  }
});

test('a projector that is killed in the middle of a rebuild loses nothing: the next one goes on', async () => {
  await world.stopProjector();
  await pool.query(`UPDATE read.model_health SET at = now() - interval '1 hour'`);
  await ask('rebuild');
  const killed = await projectorProcess();
  await vi.waitFor(async () => {
    expect(killed.exitCode).toBeNull();
    const { rows } = await pool.query(`SELECT FROM read.checkpoints WHERE slot = 'candidate'`);
    expect(rows).toHaveLength(1);
  }, LONG);
  const gone = once(killed, 'exit');
  killed.kill('SIGKILL');
  await gone;
  expect((await plans())?.rebuild).not.toBeNull();
  await world.startProjector();
  await isReady();
  await ask('swap');
  await vi.waitFor(async () => expect((await plans())?.rebuild).toBeNull(), LONG);
  await isEqual();
});

/** A projector as a process of its own, as it is run in earnest. */
async function projectorProcess(): Promise<ChildProcess> {
  const port = await freePort();
  return spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: `${port}`,
      ...databaseSettings(world.connectionString),
      VAULT_MASTER_KEY: MASTER_KEY.toString('base64'),
      SIGNING_SECRET: 'a secret that is only good for tests',
    },
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
