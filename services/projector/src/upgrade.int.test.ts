import { setTimeout as sleep } from 'node:timers/promises';
import { headers } from '@waymark/api';
import type { ModelStatus } from '@waymark/api';
import { streamOf } from '@waymark/events';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './operations/requests.ts';
import { readStatus } from './operations/status.ts';
import { readModels } from './readModels/readModels.ts';
import { blueprintOfTwenty } from './testing/builders.ts';
import { misfitProgram, nextProgram, NOT_COUNTED } from './testing/nextVersion.ts';
import { ProjectorWorld } from './testing/world.ts';

// Whole tables are folded from nothing here, which takes its time on a busy machine.
const LONG = { timeout: 60_000, interval: 50 };
const now = readModels.find(({ name }) => name === 'plans')?.version ?? 0;
/** The lock of `whileLeading`: whoever holds it keeps everybody from filling tables beside. */
const LEADING = 7_401_993;

let world: ProjectorWorld;
let pool: pg.Pool;
let holder: pg.Client;
beforeEach(async () => {
  world = await ProjectorWorld.ofDana();
  pool = new pg.Pool({ connectionString: world.connectionString, max: 2 });
  holder = new pg.Client({ connectionString: world.connectionString });
  await holder.connect();
  await Promise.all(Array.from({ length: 5 }, (_, i) => world.append(...blueprintOfTwenty(i))));
  await tasks();
});
afterEach(async () => {
  await holder.end();
  await pool.end();
  await world.close();
});

const tasks = (filter: object = {}) =>
  world.rows('dana', 'w', 'tasks', { filter, range: [0, 999] });
const lengths = async () => new Set((await tasks()).map(({ headlineLength }) => headlineLength));
const rename = (id: string, to: string) =>
  world.append(streamOf.blueprint('w', `b${id[1]}`), [
    {
      type: 'TaskHeadlineSet',
      data: { taskId: id, moduleId: `m${id[1]}`, from: `Task ${id}`, to },
    },
  ]);
async function plans(): Promise<ModelStatus> {
  const found = (await readStatus(pool, readModels)).models.find(({ model }) => model === 'plans');
  if (found === undefined) throw new Error('there is no status');
  return found;
}
const holdFilling = () => holder.query('SELECT pg_advisory_lock($1)', [LEADING]);
const letFill = () => holder.query('SELECT pg_advisory_unlock($1)', [LEADING]);
const swappedIn = () => vi.waitFor(async () => expect((await plans()).rebuild).toBeNull(), LONG);
async function equalsFreshFold(models = readModels): Promise<void> {
  await request(pool, models, 'verify', ['plans']);
  await vi.waitFor(
    async () => expect((await plans()).verification?.state).not.toBe('running'),
    LONG,
  );
  expect((await plans()).verification).toMatchObject({ state: 'equal', problem: null });
}

/**
 * Reads lists and writes to them again and again; tells what was answered other than with all its
 * rows.
 */
async function underLoad<Result>(work: () => Promise<Result>): Promise<Result> {
  const wrong: unknown[] = [];
  let going = true;
  let reads = 0;
  const reader = async (resource: string, least: number) => {
    while (going) {
      const answer = await world.fetch('dana', 'w', `/api/${resource}?range=[0,99]`);
      const rows = (await answer.json()) as unknown[];
      reads += 1;
      if (answer.status !== 200 || rows.length < least) wrong.push([resource, answer.status, rows]);
      await sleep(20);
    }
  };
  const writer = async () => {
    for (let i = 100; going; i += 1) {
      await world.append(...blueprintOfTwenty(i));
      await sleep(100);
    }
  };
  const busy = [reader('tasks', 100), reader('blueprints', 5), reader('people', 1), writer()];
  try {
    return await work();
  } finally {
    going = false;
    await Promise.all(busy);
    expect(wrong).toEqual([]);
    expect(reads).toBeGreaterThan(10);
  }
}

test('the tables of the version before serve until those of the new one are filled beside; then back again', async () => {
  await world.stopProjector();
  await holdFilling();
  await world.startProjector(nextProgram);
  await underLoad(async () => {
    expect(await lengths()).toContain(NOT_COUNTED);
    expect(await tasks({ id: 't0-0' })).toMatchObject([
      { headlineLength: NOT_COUNTED, loud: 'TASK T0-0' },
    ]);
    await rename('t1-1', 'Six more letters');
    expect(await tasks({ id: 't1-1' })).toMatchObject([
      { headline: 'Six more letters', headlineLength: 16 },
    ]);
    expect(await plans()).toMatchObject({
      version: now + 1,
      rebuild: { kind: 'upgrade', swapsItself: true },
    });
    await letFill();
    await swappedIn();
    expect(await lengths()).not.toContain(NOT_COUNTED);
    expect((await plans()).previous).toMatchObject({ usable: false });
  });
  await equalsFreshFold(nextProgram.models);

  await world.stopProjector();
  await holdFilling();
  await world.startProjector();
  await underLoad(async () => {
    await rename('t2-2', 'Of old');
    expect(await tasks({ id: 't2-2' })).toMatchObject([{ headline: 'Of old' }]);
    await letFill();
    await swappedIn();
  });
  await equalsFreshFold();
  const { rows } = await pool.query(
    `SELECT FROM pg_attribute WHERE attrelid = 'read.tasks'::regclass AND attname = 'headline_length' AND NOT attisdropped`,
  );
  expect(rows).toEqual([]);
});

test('an older program that still runs beside a newer one goes on answering, also of what was written since', async () => {
  await underLoad(async () => {
    const newer = await world.secondProjector(nextProgram);
    const states = () => world.projector.health().models.map(({ model, state }) => [model, state]);
    await vi.waitFor(() => expect(states()).toContainEqual(['plans', 'superseded']), LONG);
    expect(await world.projector.readiness.problems()).toEqual([]);
    await rename('t3-3', 'Seen by both');
    const answer = await world.get<unknown[]>('dana', 'w', '/api/tasks', {
      filter: { id: 't3-3' },
    });
    expect(answer.body).toMatchObject([{ headline: 'Seen by both' }]);
    expect(answer.headers.get(headers.stale)).toBeNull();
    await swappedIn();
    await rename('t4-4', 'After the swap');
    expect(await tasks({ id: 't4-4' })).toMatchObject([{ headline: 'After the swap' }]);
    // The newer one gives up in its turn where the older one is started anew.
    await newer.stop();
  });
});

test('where there is no way from the version before, a list is being prepared until it is whole, and never empty', async () => {
  await world.stopProjector();
  const held = Promise.withResolvers<void>();
  const subscribe = world.log.subscribe.bind(world.log);
  vi.spyOn(world.log, 'subscribe').mockImplementation(async function* (options) {
    await held.promise;
    yield* subscribe(options);
  });
  await world.startProjector(misfitProgram);
  const refused = await world.fetch('dana', 'w', '/api/tasks');
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'being-prepared' }]);
  expect(refused.headers.get('Retry-After')).toBe('2');
  expect((await world.fetch('dana', 'w', '/api/people')).status).toBe(200);
  held.resolve();
  await vi.waitFor(
    async () => expect((await world.fetch('dana', 'w', '/api/tasks')).status).toBe(200),
    LONG,
  );
  expect(await tasks()).toHaveLength(100);
});

test('an older program takes back the tables that an upgrade had replaced when it can not use the newer ones', async () => {
  await world.stopProjector();
  await world.startProjector(nextProgram);
  await swappedIn();
  await world.stopProjector();
  // As a version would have made it that the one before knows nothing of.
  await pool.query('ALTER TABLE read.tasks DROP COLUMN mandatory');
  await rename('t1-1', 'Newer than the tables');
  await holdFilling();
  await world.startProjector();
  expect(await tasks({ id: 't1-1' })).toMatchObject([
    { headline: 'Newer than the tables', mandatory: true },
  ]);
  expect(await tasks()).toHaveLength(100);
  await letFill();
  await swappedIn();
  await equalsFreshFold();
});
