import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readModels } from '../readModels/readModels.ts';
import { ProjectorWorld } from '../testing/world.ts';
import { request } from './requests.ts';
import { readStatus } from './status.ts';
import { trySwap } from './swap.ts';

let world: ProjectorWorld;
let pool: pg.Pool;
const plans = readModels.find(({ name }) => name === 'plans')!;
const rebuild = async () => (await readStatus(pool, [plans])).models[0]?.rebuild ?? null;

beforeAll(async () => {
  world = await ProjectorWorld.open();
  pool = new pg.Pool({ connectionString: world.logins.projector, max: 4 });
  await world.createWorkspace('w');
  await world.get('dana', 'w', '/api/blueprints');
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

test('who fills the tables beside is told before they take their place, and only if they do', async () => {
  const exchanged = vi.fn();
  expect(await trySwap(pool, plans, exchanged)).toBeNull();
  expect(exchanged).not.toHaveBeenCalled();

  await request(pool, readModels, 'rebuild', ['plans']);
  await vi.waitFor(async () => expect((await rebuild())?.state).toBe('ready'), {
    timeout: 5_000,
    interval: 50,
  });
  await world.stopProjector();
  expect(await trySwap(pool, plans, exchanged)).toBeGreaterThanOrEqual(0);
  expect(exchanged).toHaveBeenCalledOnce();
  expect(await rebuild()).toBeNull();
});
