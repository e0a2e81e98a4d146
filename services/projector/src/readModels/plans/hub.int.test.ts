import { dayIn } from '@waymark/look/dayIn';
import { streamOf, type ClientEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => (world = await openSandbox()));
afterAll(() => world.close());

test('tasks are found by whose they are', async () => {
  await world.append(streamOf.process('w', 'theirs'), [
    process('theirs'),
    copied(
      [milestone('m1')],
      [whole(module('th', 'm1'), [task('th1', 'th', { assignee: 'jonas' })])],
    ),
  ]);
  const found = async (clientId: string) =>
    (
      await world.rows('dana', 'w', 'tasks', {
        filter: { planId: 'theirs', assignee: 'jonas', clientId },
      })
    ).length;
  expect([await found('c'), await found('other')]).toEqual([1, 0]);
});

test('where the module it is at has nothing to do, all the rest has not started; it is not done', async () => {
  await world.append(streamOf.process('w', 'empty'), [
    process('empty'),
    copied(
      [milestone('m1')],
      [whole(module('a', 'm1'), []), whole(module('b', 'm1'), [task('t', 'b')])],
    ),
  ]);
  const [row] = await world.rows('dana', 'w', 'executions', { filter: { id: 'empty' } });
  expect(row).toMatchObject({
    turn: 'nobody',
    turnWho: null,
    turnBecause: 'notStarted',
    tasksDone: 0,
  });
});

test('its turn is that of the module that is stuck, else of the active one, by what is due first', async () => {
  await world.append(streamOf.process('w', 'turn'), [
    process('turn'),
    copied(
      [milestone('m1')],
      [
        whole(module('a', 'm1', { status: 'ACTIVE' }), [
          task('t1', 'a', { assignee: 'dana' }),
          task('t2', 'a', { assignee: 'jonas', dueDate: '2026-11-20' }),
          task('t3', 'a', { assignee: 'jonas' }),
        ]),
        whole(module('b', 'm1', { weight: 2, status: 'ACTIVE' }), [
          task('t4', 'b', { assignee: 'jonas' }),
        ]),
      ],
    ),
  ]);
  const row = async () =>
    (await world.rows('dana', 'w', 'executions', { filter: { id: 'turn' } }))[0];
  expect(await row()).toMatchObject({
    turn: 'client',
    turnWho: 'jonas',
    turnBecause: 'assigned',
    turnTasks: 2,
  });
  expect((await row())?.['turnSince']).toMatch(/^2026-/);
  const leave: ClientEvent = {
    type: 'ClientUserRemoved',
    data: { clientId: 'c', accountId: 'jonas' },
  };
  await world.append(streamOf.client('w', 'c'), [leave]);
  expect(await row()).toMatchObject({ turn: 'seller', turnWho: null });
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'jonas' } },
  ]);
  await world.append(streamOf.process('w', 'turn'), [
    {
      type: 'TaskStatusSet',
      data: { taskId: 't4', moduleId: 'b', from: 'TODO', to: 'STUCKED', reason: 'why?' },
    },
  ]);
  expect(await row()).toMatchObject({
    currentModule: 'Module b',
    turn: 'seller',
    turnWho: null,
    turnBecause: 'stuck',
    turnTasks: 1,
  });
  expect(
    await world.rows('dana', 'w', 'executions', { filter: { turn: 'client', id: 'turn' } }),
  ).toEqual([]);
});

test('a step that rests and goes on at once passes its turns on anew, as if that had come one by one', async () => {
  const stream = streamOf.process('w', 'rests');
  const on = { on: '2026-11-02', completed: [], due: [] };
  await world.append(stream, [
    process('rests'),
    copied([milestone('m1')], [whole(module('a', 'm1'), [task('t', 'a', { assignee: 'jonas' })])]),
    { type: 'ModuleStatusSet', data: { moduleId: 'a', from: 'PENDING', to: 'ACTIVE', ...on } },
  ]);
  const row = async () =>
    (await world.rows('dana', 'w', 'tasks', { filter: { planId: 'rests' } }))[0];
  const began = await row();
  expect(began).toMatchObject({ turn: 'client', turnFrom: 'notStarted' });
  await world.append(stream, [
    { type: 'ModuleStatusSet', data: { moduleId: 'a', from: 'ACTIVE', to: 'PAUSED', ...on } },
    { type: 'ModuleStatusSet', data: { moduleId: 'a', from: 'PAUSED', to: 'ACTIVE', ...on } },
  ]);
  const after = await row();
  expect(after).toMatchObject({ turn: 'client', turnFrom: 'paused' });
  expect(after?.['turnSince']).not.toBe(began?.['turnSince']);
});

test('nothing is overdue before its module has started', async () => {
  await world.append(streamOf.process('w', 'early'), [
    process('early'),
    copied(
      [milestone('m1')],
      [
        whole(module('a', 'm1', { status: 'ACTIVE' }), [
          task('t1', 'a', { dueDate: '2026-11-10' }),
        ]),
        whole(module('b', 'm1'), [task('t2', 'b', { dueDate: '2026-11-05' })]),
      ],
    ),
  ]);
  const row = async () =>
    (
      await world.rows('dana', 'w', 'executions', { filter: { id: 'early', today: '2026-11-20' } })
    )[0];
  expect(await row()).toMatchObject({ overdue: 1, overdueDays: 10 });
  await world.append(streamOf.process('w', 'early'), [
    {
      type: 'ModuleStatusSet',
      data: {
        moduleId: 'b',
        from: 'PENDING',
        to: 'ACTIVE',
        on: '2026-11-02',
        completed: [],
        due: [],
      },
    },
  ]);
  expect(await row()).toMatchObject({ overdue: 2, overdueDays: 15 });
});

test('what is overdue is counted by the day of the reader, and sorted by how many and then by how long', async () => {
  const due = async (id: string, ...dates: readonly string[]) =>
    world.append(streamOf.process('w', id), [
      process(id),
      copied(
        [milestone('m1')],
        [
          whole(
            module('a', 'm1', { status: 'ACTIVE' }),
            dates.map((dueDate, n) => task(`t${n}`, 'a', { dueDate })),
          ),
        ],
      ),
    ]);
  await due('late1', '2026-11-10', '2026-11-20');
  await due('late2', '2026-11-01', '2026-12-20');
  await due('late3', '2026-11-05', '2026-11-19');
  const of = { id: ['late1', 'late2', 'late3'] };
  const at = async (today: string, more: object = {}) =>
    (
      await world.rows('dana', 'w', 'executions', {
        filter: { ...of, today, ...more },
        sort: ['overdue', 'DESC'],
      })
    ).map(({ id, overdue, overdueDays }) => [id, overdue, overdueDays]);
  expect(await at('2026-11-21')).toEqual([
    ['late3', 2, 16],
    ['late1', 2, 11],
    ['late2', 1, 20],
  ]);
  expect(await at('2026-11-20', { overdue: true })).toEqual([
    ['late3', 2, 15],
    ['late2', 1, 19],
    ['late1', 1, 10],
  ]);
  expect(await at('2026-11-01', { overdue: true })).toEqual([]);
  const moved = { start: '2026-11-01', end: '2027-01-02' };
  await world.append(streamOf.process('w', 'late2'), [
    {
      type: 'ProcessDatesSet',
      data: {
        processId: 'late2',
        from: moved,
        to: { ...moved, end: '2027-01-31' },
        due: [{ taskId: 't0', moduleId: 'a', from: '2026-11-01', to: '2026-12-01' }],
      },
    },
  ]);
  expect(await at('2026-11-21', { id: 'late2' })).toEqual([['late2', 0, null]]);
});

test('the task that decides its turn is named with its module, and the line of progress says when what is done was', async () => {
  const stream = streamOf.process('w', 'line');
  await world.append(stream, [
    process('line'),
    copied(
      [milestone('m1')],
      [
        whole(module('a', 'm1', { status: 'ACTIVE' }), [
          task('t1', 'a', { assignee: 'jonas' }),
          task('t2', 'a', { assignee: 'jonas' }),
          task('t3', 'a', { assignee: 'jonas' }),
        ]),
      ],
    ),
    {
      type: 'TaskStatusSet',
      data: { taskId: 't1', moduleId: 'a', from: 'TODO', to: 'DONE', reason: null },
    },
  ]);
  const seen = async (who: string, filter: object) =>
    (await world.rows(who, 'w', 'executions', { filter: { id: 'line', ...filter } }))[0];
  const at = `${(await seen('dana', {}))?.['updatedAt']}`.slice(0, 10);
  expect(await seen('dana', { today: at })).toMatchObject({
    turnTask: 't2',
    turnModule: 'a',
    tasksDone: 1,
  });
  const before = (days: number) =>
    new Date(Date.parse(at) - days * 86_400_000).toISOString().slice(0, 10);
  await world.append(stream, [
    {
      type: 'ProcessDatesSet',
      data: {
        processId: 'line',
        from: { start: '2026-11-01', end: '2027-01-02' },
        to: { start: before(7), end: '2027-01-02' },
        due: [],
      },
    },
  ]);
  expect(await seen('dana', { today: at })).toMatchObject({ doneBy: [0, 0, 0, 0, 0, 0, 0, 1] });
  expect(await seen('dana', { today: before(8) })).toMatchObject({
    doneBy: [0, 0, 0, 0, 0, 0, 0, 0],
  });
  const clients = Object.keys((await seen('jonas', {})) ?? {});
  for (const column of ['doneBy', 'turnTask', 'turnModule']) expect(clients).not.toContain(column);
});

test('what needs us comes first: our turn, the longest, then the client’s, not begun, paused and done', async () => {
  const all = [
    ['done1', 'DONE'],
    ['done2', 'DONE'],
    ['rest', 'PAUSED'],
    ['unbegun', 'PENDING'],
    ['soon', 'PENDING', '2026-10-01'],
    ['theirs', 'ACTIVE'],
    ['ours', 'ACTIVE'],
    ['later', 'ACTIVE'],
  ] as const;
  for (const [id, status, start] of all) {
    const first = process(`order-${id}`);
    await world.append(streamOf.process('w', `order-${id}`), [
      { ...first, data: { ...first.data, start: start ?? first.data.start } },
      copied(
        [milestone('m1')],
        [
          whole(module('a', 'm1', { status }), [
            task('t', 'a', {
              status: status === 'DONE' ? 'DONE' : 'TODO',
              assignee: id === 'theirs' ? 'jonas' : 'dana',
            }),
          ]),
        ],
      ),
    ]);
  }
  const read = async (range: [number, number], order: 'ASC' | 'DESC' = 'ASC') => {
    const filter = { id: all.map(([id]) => `order-${id}`) };
    return (
      await world.rows('dana', 'w', 'executions', { filter, sort: ['turn', order], range })
    ).map(({ id }) => id);
  };
  const wanted = ['ours', 'later', 'theirs', 'soon', 'unbegun', 'rest', 'done2', 'done1'].map(
    (id) => `order-${id}`,
  );
  expect(await read([0, 99])).toEqual(wanted);
  expect(await read([0, 99], 'DESC')).toEqual(wanted.toReversed());
  expect([await read([0, 2]), await read([3, 5]), await read([6, 8])].flat()).toEqual(wanted);
});

test('where no day is asked for it is the one of the workspace, and so are the days since a turn came', async () => {
  const filter = { id: 'order-theirs', turnDays: 0 };
  const late = async (from: string | null, to: string) => {
    await world.append(streamOf.workspace('w'), [{ type: 'WorkspaceZoneSet', data: { from, to } }]);
    const [row] = await world.rows('dana', 'w', 'executions', {
      filter: { ...filter, today: '2026-11-05' },
    });
    const since = Date.parse(dayIn(to, Date.parse(`${row?.['turnSince']}`)));
    const days = (Date.parse('2026-11-05') - since) / 86_400_000;
    const of = async (turnDays: number) =>
      (
        await world.rows('dana', 'w', 'executions', {
          filter: { id: 'order-theirs', today: '2026-11-05', turnDays },
        })
      ).length;
    return [await of(days), await of(days + 1)];
  };
  expect(await late(null, 'Pacific/Kiritimati')).toEqual([1, 0]);
  expect(await late('Pacific/Kiritimati', 'Pacific/Pago_Pago')).toEqual([1, 0]);
  expect(await world.rows('dana', 'w', 'executions', { filter })).toHaveLength(1);
  await world.append(streamOf.workspace('w'), [
    { type: 'WorkspaceZoneSet', data: { from: 'Pacific/Pago_Pago', to: 'UTC' } },
  ]);
});

test('a turn is found by how many days it has been so; nobody’s is found by none', async () => {
  const [row] = await world.rows('dana', 'w', 'executions', { filter: { id: 'order-theirs' } });
  const since = `${row?.['turnSince']}`.slice(0, 10);
  const today = new Date(Date.parse(since) + 7 * 86_400_000).toISOString().slice(0, 10);
  const found = async (turnDays: number, more: object = {}) =>
    (
      await world.rows('dana', 'w', 'executions', {
        filter: { id: ['order-theirs', 'order-unbegun', 'order-done1'], today, turnDays, ...more },
      })
    ).map(({ id }) => id);
  expect(await found(7)).toEqual(['order-theirs']);
  expect(await found(0)).toEqual(['order-theirs']);
  expect(await found(7, { turn: 'seller' })).toEqual([]);
  expect(await found(8)).toEqual([]);
  const asked = await world.get('jonas', 'w', '/api/executions', { filter: { turnDays: 1 } });
  expect([asked.status, asked.body]).toMatchObject([422, { field: 'filter.turnDays' }]);
});

test('tasks are found by what their milestone is called, by since when they are as they are, and by that nobody has them', async () => {
  await world.append(streamOf.process('w', 'found'), [
    process('found'),
    copied(
      [milestone('m1'), milestone('m2')],
      [
        whole(module('a', 'm1', { status: 'ACTIVE' }), [
          task('t1', 'a', { assignee: 'jonas' }),
          task('t2', 'a'),
        ]),
        whole(module('b', 'm2', { status: 'ACTIVE' }), [task('t3', 'b')]),
      ],
    ),
    {
      type: 'TaskStatusSet',
      data: { taskId: 't2', moduleId: 'a', from: 'TODO', to: 'DONE', reason: null },
    },
  ]);
  const rows = (filter: object) =>
    world.rows('dana', 'w', 'tasks', { filter: { planId: 'found', ...filter } });
  const ids = async (filter: object) => (await rows(filter)).map(({ id }) => id).toSorted();
  const [first, other] = await rows({});
  expect(await ids({ milestoneName: first?.['milestoneName'] })).toEqual(['t1', 't2']);
  expect(await ids({ withoutAssignee: true })).toEqual(['t2', 't3']);
  expect(await ids({ withoutAssignee: false })).toEqual(['t1']);
  const day = `${[first, other].find((row) => row?.['id'] === 't2')?.['statusAt']}`.slice(0, 10);
  expect(await ids({ status: 'DONE', statusFrom: day })).toEqual(['t2']);
  expect(await ids({ status: 'DONE', statusFrom: '2999-01-01' })).toEqual([]);
  // By the day that it was in the workspace: on the far sides of the date line that is another one.
  const at = new Date(`${[first, other].find((row) => row?.['id'] === 't2')?.['statusAt']}`);
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await world.append(streamOf.workspace('w'), [
      { type: 'WorkspaceZoneSet', data: { from: null, to: timeZone } },
    ]);
    const there = dayIn(timeZone, at);
    const next = new Date(Date.parse(there) + 86_400_000).toISOString().slice(0, 10);
    expect(await ids({ status: 'DONE', statusFrom: there })).toEqual(['t2']);
    expect(await ids({ status: 'DONE', statusFrom: next })).toEqual([]);
  }
});
