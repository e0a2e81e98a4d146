import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelStatus, OperationsStatus } from '@waymark/api';
import { streamOf } from '@waymark/events';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PlanMemory } from '../readModels/model/planMemory.ts';
import { views } from '../readModels/views/views.ts';
import { blueprintOfTwenty } from '../testing/builders.ts';
import { ProjectorWorld } from '../testing/world.ts';
import { verify } from './verify.ts';

let world: ProjectorWorld;
// Whole tables are folded from nothing here, which takes its time on a busy machine.
const LONG = { timeout: 60_000, interval: 100 };

beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await Promise.all(Array.from({ length: 30 }, (_, i) => world.append(...blueprintOfTwenty(i))));
  // A verification compares at the position that is projected by then: wait for all of them.
  expect((await world.get('dana', 'w', '/api/tasks')).status).toBe(200);
});
afterAll(() => world.close());

const post = (action: string, body: unknown = {}) =>
  world.post('dana', 'w', `/api/operations/${action}`, body);
const status = async () =>
  (await (await world.fetch('dana', 'w', '/api/operations')).json()) as OperationsStatus;
async function of(model: string): Promise<ModelStatus> {
  const found = (await status()).models.find((one) => one.model === model);
  if (found === undefined) throw new Error(`no status of ${model}`);
  return found;
}

test('a fresh fold equals what is read, in every table', async () => {
  expect((await post('verify')).status).toBe(200);
  await vi.waitFor(async () => {
    for (const { model, verification } of (await status()).models)
      expect([model, verification?.state]).toEqual([model, 'equal']);
  }, LONG);
  const { verification } = await of('plans');
  expect(verification?.tables.find(({ table }) => table === 'tasks')).toEqual({
    table: 'tasks',
    rows: 600,
    freshRows: 600,
    equal: true,
  });
  const { rows } = await world.db.query(
    `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'read_check%'`,
  );
  expect(rows).toEqual([]);
});

test('a comparison that has ended is not made once more by one who saw it waiting', async () => {
  const ended = (await of('views')).verification;
  expect(ended?.state).toBe('equal');
  const pool = new pg.Pool({ connectionString: world.connectionString });
  const asked = vi.spyOn(pool, 'query');
  const { log, vault } = world;
  const signal = new AbortController().signal;
  try {
    await verify(views, {
      pool,
      log,
      vault,
      memory: new PlanMemory(1),
      logger: pino({ level: 'silent' }),
      signal,
    });
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    await pool.end();
  }
  expect((await of('views')).verification).toEqual(ended);
});

test('rows that were damaged are found, and a rebuild that swaps itself in heals them while reads and writes go on', async () => {
  await world.db.query(`UPDATE read.tasks SET headline = 'damaged' WHERE id = 't3-3'`);
  await post('verify', { models: ['plans'] });
  await vi.waitFor(
    async () => expect((await of('plans')).verification?.state).toBe('different'),
    LONG,
  );
  const wrong = (await of('plans')).verification?.tables.filter(({ equal }) => !equal);
  expect(wrong?.map(({ table }) => table)).toEqual(['tasks']);

  const failures: number[] = [];
  let reads = 0;
  let going = true;
  const reader = async () => {
    while (going) {
      const { status: answered } = await world.fetch('dana', 'w', '/api/tasks?range=[0,49]');
      reads += 1;
      if (answered !== 200) failures.push(answered);
      await sleep(20);
    }
  };
  const writer = async () => {
    for (let i = 30; going; i += 1) {
      await world.append(...blueprintOfTwenty(i));
      await sleep(100);
    }
  };
  const busy = [reader(), reader(), reader(), writer()];
  try {
    for (let round = 0; round < 2; round += 1) {
      await post('rebuild');
      await vi.waitFor(async () => {
        for (const { model, rebuild } of (await status()).models)
          expect([model, rebuild?.state]).toEqual([model, 'ready']);
      }, LONG);
      expect((await post('swap')).status).toBe(200);
      await vi.waitFor(
        async () =>
          expect((await status()).models.every(({ rebuild }) => rebuild === null)).toBe(true),
        LONG,
      );
    }
  } finally {
    going = false;
    await Promise.all(busy);
  }
  expect(failures).toEqual([]);
  expect(reads).toBeGreaterThan(20);
  const { lastSwapMs, previous } = await of('plans');
  expect(lastSwapMs).not.toBeNull();
  expect(previous).not.toBeNull();
  expect((await world.get('dana', 'w', '/api/tasks/t3-3')).body).toMatchObject({
    headline: 'Task t3-3',
  });
}, 240_000);

test('after a swap the tables that were replaced can be had back, brought up to date', async () => {
  await world.db.query(`UPDATE read_previous.tasks SET headline = 'of old' WHERE id = 't4-4'`);
  expect((await post('rollback', { models: ['plans'] })).status).toBe(200);
  await world.append(streamOf.blueprint('w', 'b0'), [
    { type: 'BlueprintRenamed', data: { blueprintId: 'b0', from: 'Blueprint 0', to: 'Zero' } },
  ]);
  await vi.waitFor(async () => {
    expect((await of('plans')).rebuild).toBeNull();
    expect((await world.get('dana', 'w', '/api/tasks/t4-4')).body).toMatchObject({
      headline: 'of old',
    });
  }, LONG);
  expect((await world.get('dana', 'w', '/api/blueprints/b0')).body).toMatchObject({ name: 'Zero' });
  await post('rollback', { models: ['plans'] });
  await vi.waitFor(
    async () =>
      expect((await world.get('dana', 'w', '/api/tasks/t4-4')).body).toMatchObject({
        headline: 'Task t4-4',
      }),
    LONG,
  );
});

test('a rebuild waits when it is paused, goes on after a kill, and can be cancelled', async () => {
  await world.db.query(
    `INSERT INTO read.rebuilds (model, kind, state, swaps_itself, fresh) VALUES ('plans', 'rebuild', 'paused', false, true)`,
  );
  expect(await (await post('pause', { models: ['plans'] })).json()).toMatchObject({
    status: 409,
    code: 'not-ready',
  });
  await world.stopProjector();
  await world.startProjector();
  expect((await of('plans')).rebuild?.state).toBe('paused');
  expect((await post('resume')).status).toBe(200);
  await vi.waitFor(
    async () => expect(BigInt((await of('plans')).rebuild?.position ?? 0n)).toBeGreaterThan(0n),
    LONG,
  );
  await world.stopProjector();
  await world.startProjector();
  await vi.waitFor(async () => expect((await of('plans')).rebuild?.state).toBe('ready'), LONG);
  expect((await post('cancel')).status).toBe(200);
  await vi.waitFor(async () => {
    const { rows } = await world.db.query(
      `SELECT FROM pg_tables WHERE schemaname = 'read_candidate'`,
    );
    expect(rows).toEqual([]);
    expect((await of('plans')).rebuild).toBeNull();
  }, LONG);
});
