import { streamOf } from '@waymark/events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { request } from './operations/requests.ts';
import { readStatus } from './operations/status.ts';
import { openSandbox, process } from './readModels/plans/testing/sandbox.ts';
import { readModels } from './readModels/readModels.ts';
import { blueprintOfTwenty, copied, milestone, module, task, whole } from './testing/builders.ts';
import { toTablesOfRelease } from './testing/lastRelease.ts';
import type { ProjectorWorld } from './testing/world.ts';

const LONG = { timeout: 60_000, interval: 50 };
/** The lock of `whileLeading`: whoever holds it keeps everybody from filling tables beside. */
const LEADING = 7_401_993;

let world: ProjectorWorld;
let pool: pg.Pool;
let holder: pg.Client;
beforeAll(async () => {
  world = await openSandbox();
  pool = new pg.Pool({ connectionString: world.connectionString, max: 2 });
  holder = new pg.Client({ connectionString: world.connectionString });
  await holder.connect();
  await world.append(...blueprintOfTwenty(1));
  const due = { dueDate: '2026-10-01' };
  await world.append(streamOf.process('w', 'p1'), [
    process('p1'),
    copied(
      [milestone('m1')],
      [
        whole(module('a', 'm1', { status: 'ACTIVE' }), [
          task('a1', 'a', { assignee: 'jonas', ...due }),
          task('a2', 'a'),
        ]),
        whole(module('b', 'm1', { status: 'ACTIVE', audience: 'INTERN' }), [
          task('b1', 'b', { assignee: 'dana', ...due }),
        ]),
        whole(module('c', 'm1', { status: 'PAUSED' }), [task('c1', 'c', { assignee: 'jonas' })]),
        whole(module('d', 'm1'), [task('d1', 'd', { assignee: 'jonas', ...due })]),
      ],
    ),
    {
      type: 'TaskStatusSet',
      data: { taskId: 'a2', moduleId: 'a', from: 'TODO', to: 'STUCKED', reason: 'No key' },
    },
  ]);
});
afterAll(async () => {
  await holder.end();
  await pool.end();
  await world.close();
});

/** What of the rows the upgrade has to know although 0.4.0 had no column for it. */
async function known() {
  const filter = { planId: 'p1' };
  const tasks = await world.rows('dana', 'w', 'tasks', { filter, range: [0, 99] });
  const due = await world.db.query<{ party: string; due: string[] }>(
    `SELECT party, open_due AS due FROM read.executions WHERE id = 'p1' ORDER BY party`,
  );
  const blueprints = await world.rows('dana', 'w', 'blueprints');
  return {
    turns: new Map(tasks.map(({ id, turnBecause, headline }) => [id, { turnBecause, headline }])),
    due: due.rows,
    blueprints: blueprints.map(({ id, typeId, name }) => ({ id, typeId, name })),
    history: (await world.rows('dana', 'w', 'history', { range: [0, 99] })).length,
    people: (await world.rows('dana', 'w', 'people')).map(({ id, name }) => ({ id, name })),
  };
}

test('tables of the last release serve at once, know what follows from them, and end equal to a fresh fold', async () => {
  const whole = await known();
  expect(whole.due).toEqual([
    { party: 'client', due: ['2026-10-01'] },
    { party: 'team', due: ['2026-10-01', '2026-10-01'] },
  ]);
  await world.stopProjector();
  const models = await toTablesOfRelease(world.db);
  await holder.query('SELECT pg_advisory_lock($1)', [LEADING]);
  await world.startProjector();
  const states = async () =>
    (await readStatus(pool, readModels)).models.filter(({ model }) => models.includes(model));
  for (const { rebuild } of await states()) expect(rebuild).toMatchObject({ kind: 'upgrade' });
  expect(await known()).toEqual(whole);
  await world.append(streamOf.process('w', 'p1'), [
    {
      type: 'TaskHeadlineSet',
      data: { taskId: 'a1', moduleId: 'a', from: 'Task a1', to: 'Since the upgrade' },
    },
  ]);
  expect((await known()).turns.get('a1')).toMatchObject({ headline: 'Since the upgrade' });
  await holder.query('SELECT pg_advisory_unlock($1)', [LEADING]);
  const settled = async () => (await states()).every(({ rebuild }) => rebuild === null);
  await vi.waitFor(async () => expect(await settled()).toBe(true), LONG);
  await request(pool, readModels, 'verify', [...models]);
  for (const model of models)
    await vi.waitFor(
      async () =>
        expect((await states()).find((one) => one.model === model)?.verification).toMatchObject({
          state: 'equal',
        }),
      LONG,
    );
});

test('tables of a version between two releases are filled from nothing, and nobody reads half a list', async () => {
  await world.stopProjector();
  // As version 21 left them, which knew no followers of a whole process.
  await world.db.query(
    'ALTER TABLE read.executions DROP COLUMN followers, DROP COLUMN followed_by',
  );
  await world.db.query('ALTER TABLE read.blueprints DROP COLUMN followers');
  await world.db.query(
    `UPDATE read.checkpoints SET version = 21 WHERE model = 'plans' AND slot = 'serving'`,
  );
  await world.startProjector();
  await vi.waitFor(
    async () => expect((await world.fetch('dana', 'w', '/api/executions')).status).toBe(200),
    LONG,
  );
  expect((await known()).turns.size).toBe(5);
  const { rows } = await world.db.query(
    `SELECT state FROM read.checkpoints WHERE model = 'plans' AND slot = 'serving'`,
  );
  expect(rows).toEqual([{ state: 'whole' }]);
});
