import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
const stream = streamOf.process('w', 'p');
/**
 * As it was rolled out when days were counted from the start of the process, whatever came before.
 */
const counted = (id: string, moduleId: string, dueInDays: number) =>
  task(id, moduleId, { dueInDays, dueDate: `2026-11-${String(1 + dueInDays).padStart(2, '0')}` });

beforeAll(async () => {
  world = await openSandbox();
  await world.append(stream, [
    process('p'),
    copied(
      [milestone('m1', 1), milestone('m2', 2)],
      [
        whole(module('live', 'm2'), [
          counted('live3', 'live', 3),
          task('kept', 'live', { dueInDays: 3, dueDate: '2026-12-24', dueDateChosen: true }),
        ]),
        whole(module('kick', 'm1'), [counted('kick13', 'kick', 13)]),
        whole(module('access', 'm1', { weight: 2 }), [counted('access13', 'access', 13)]),
      ],
    ),
  ]);
});
afterAll(() => world.close());

const rows = (resource: string, more: object = {}, who = 'dana') =>
  world.rows(who, 'w', resource, { filter: { planId: 'p', ...more } });
const stretches = async (who = 'dana') =>
  Object.fromEntries(
    (await rows('modules', {}, who)).map((row) => [
      row['id'],
      [row['plannedFrom'], row['plannedTo']],
    ]),
  );
const tasks = async (who = 'dana') =>
  Object.fromEntries(
    (await rows('tasks', {}, who)).map((row) => [
      row['id'],
      { due: row['dueDate'], planned: row['plannedOn'] },
    ]),
  );

test('what has not begun is planned in its order and not due, whatever its events say; a day that somebody chose is due', async () => {
  expect(await stretches()).toEqual({
    kick: ['2026-11-01', '2026-11-28'],
    access: ['2026-11-29', '2026-12-25'],
    live: ['2026-12-26', '2027-01-02'],
  });
  const expected = {
    kick13: { due: null, planned: '2026-11-28' },
    access13: { due: null, planned: '2026-12-25' },
    live3: { due: null, planned: '2027-01-02' },
    kept: { due: '2026-12-24', planned: null },
  };
  expect(await tasks()).toEqual(expected);
  expect(await tasks('jonas')).toEqual(expected);
});

test('clients are told the last day of what they see, so that no date tells of what is hidden from them', async () => {
  const hide = (from: 'module' | 'team', to: 'module' | 'team') =>
    world.append(stream, [
      { type: 'TaskSeenBySet', data: { taskId: 'live3', moduleId: 'live', from, to } },
    ]);
  const whole = await stretches();
  expect(await stretches('jonas')).toEqual(whole);
  await hide('module', 'team');
  expect(await stretches()).toEqual(whole);
  // `kept` has a day of its own; its days after the start are as many.
  expect(await stretches('jonas')).toEqual(whole);
  await world.append(stream, [
    { type: 'TaskDueInDaysSet', data: { taskId: 'kept', moduleId: 'live', from: 3, to: 1 } },
  ]);
  expect((await stretches())['live']).toEqual(['2026-12-26', '2027-01-02']);
  expect((await stretches('jonas'))['live']).toEqual(['2026-12-26', '2026-12-28']);
  await hide('team', 'module');
  expect(await stretches('jonas')).toEqual(whole);
});

test('no filter and no order takes a planned day for a due one', async () => {
  expect((await rows('tasks', { dueTo: '2027-12-31' })).map(({ id }) => id)).toEqual(['kept']);
  const [module] = await rows('modules', { id: 'access' });
  expect(module).toMatchObject({ nextDue: null, dueInDays: 13 });
  const sorted = await world.rows('dana', 'w', 'tasks', {
    filter: { planId: 'p' },
    sort: ['dueDate', 'ASC'],
  });
  expect(sorted[0]?.['id']).toBe('kept');
});

test('moving the dates of the process moves what is planned, and nothing else', async () => {
  const from = { start: '2026-11-01', end: '2027-01-02' };
  await world.append(stream, [
    {
      type: 'ProcessDatesSet',
      data: { processId: 'p', from, to: { ...from, end: '2026-12-02' }, due: [] },
    },
  ]);
  expect(await stretches()).toMatchObject({
    kick: ['2026-11-01', '2026-11-14'],
    access: ['2026-11-15', '2026-11-28'],
    live: ['2026-11-29', '2026-12-02'],
  });
  expect(await tasks()).toMatchObject({
    live3: { planned: '2026-12-02' },
    kept: { due: '2026-12-24' },
  });
});

test('from its start its days are due, and what follows makes room', async () => {
  await world.append(stream, [
    {
      type: 'ModuleStatusSet',
      data: {
        ...{ moduleId: 'kick', from: 'PENDING', to: 'ACTIVE', on: '2026-11-05', completed: [] },
        due: [{ taskId: 'kick13', from: null, to: '2026-11-18' }],
      },
    },
  ]);
  expect(await stretches()).toEqual({
    kick: [null, null],
    access: ['2026-11-19', '2026-11-29'],
    live: ['2026-11-30', '2026-12-02'],
  });
  expect(await tasks()).toMatchObject({
    kick13: { due: '2026-11-18', planned: null },
    access13: { due: null, planned: '2026-11-29' },
  });
});

test('a day that is chosen for the start of a module plans it, and the others anew', async () => {
  await world.append(stream, [
    { type: 'ModuleStartSet', data: { moduleId: 'access', from: null, to: '2026-11-21' } },
  ]);
  expect(await stretches()).toMatchObject({
    access: ['2026-11-21', '2026-12-04'],
    live: ['2026-12-02', '2026-12-02'],
  });
});
