import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  for (const id of ['p7', 'p8']) await world.append(streamOf.process('w', id), [process(id)]);
});
afterAll(() => world.close());

test('an execution is one row, counted for each party on what it may see', async () => {
  const p = streamOf.process('w', 'p1');
  await world.append(p, [
    process('p1'),
    copied(
      [milestone('m1')],
      [
        whole(module('a', 'm1', { status: 'ACTIVE' }), [
          task('t1', 'a', { assignee: 'jonas' }),
          task('t2', 'a'),
          task('t3', 'a', { assignee: 'dana' }),
        ]),
        whole(module('b', 'm1', { weight: 2, status: 'ACTIVE', audience: 'INTERN' }), [
          task('t4', 'b', { assignee: 'jonas' }),
        ]),
      ],
    ),
    {
      type: 'TaskStatusSet',
      data: { taskId: 't2', moduleId: 'a', from: 'TODO', to: 'DONE', reason: null },
    },
  ]);
  const [row] = await world.rows('dana', 'w', 'executions', { filter: { id: 'p1' } });
  expect(row).toMatchObject({
    name: 'Onboarding',
    projectName: 'Sandbox',
    clientName: 'Tidepool',
    status: 'ACTIVE',
    currentModule: 'Module a',
    tasksTotal: 4,
    tasksDone: 1,
    tasksStuck: 0,
    // What is hidden from the client is not the client's turn.
    clientTurn: 1,
    donePercentage: 25,
    planRevision: '2',
  });
  const [clients] = await world.rows('jonas', 'w', 'executions', { filter: { id: 'p1' } });
  expect(clients).toMatchObject({ tasksTotal: 3, tasksDone: 1, clientTurn: 1, donePercentage: 33 });
});

test('executions are found by whose turn it is, by who takes part in open tasks, and by when they end', async () => {
  await world.append(streamOf.process('w', 'p9'), [
    { ...process('p9'), data: { ...process('p9').data, end: '2026-11-30' } },
    copied(
      [milestone('m1')],
      [
        whole(module('a', 'm1'), [
          task('t1', 'a', { assignee: 'ines' }),
          task('t2', 'a', { followers: ['mikkel'] }),
        ]),
      ],
    ),
  ]);
  const found = async (filter: object) =>
    (
      await world.rows('dana', 'w', 'executions', {
        filter: { id: ['p1', 'p9'], ...filter },
        sort: ['name', 'ASC'],
      })
    ).map(({ id }) => id);
  expect(await found({ clientTurn: 1 })).toEqual(['p1']);
  expect(await found({ clientTurn: 3 })).toEqual([]);
  expect(await found({ participantId: 'ines' })).toEqual(['p9']);
  expect(await found({ participantId: 'mikkel' })).toEqual(['p9']);
  expect(await found({ participantId: 'nobody' })).toEqual([]);
  expect(await found({ endFrom: '2026-11-01', endTo: '2026-11-30' })).toEqual(['p9']);
  expect(await found({ endFrom: '2026-12-01' })).toEqual(['p1']);

  await world.append(streamOf.process('w', 'p9'), [
    {
      type: 'TaskStatusSet',
      data: { taskId: 't1', moduleId: 'a', from: 'TODO', to: 'DONE', reason: null },
    },
  ]);
  expect(await found({ participantId: 'ines' })).toEqual([]);
});

test('whose turn it is follows the users of the client', async () => {
  const turn = async () =>
    (await world.rows('dana', 'w', 'executions', { filter: { id: 'p1' } }))[0]?.['clientTurn'];
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'dana' } },
  ]);
  expect(await turn()).toBe(2);
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientUserRemoved', data: { clientId: 'c', accountId: 'dana' } },
  ]);
  expect(await turn()).toBe(1);
});

test('a blueprint and a process of the same id live side by side', async () => {
  await world.append(streamOf.blueprint('w', 'p1'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'p1', name: 'Twin' } },
    { type: 'MilestoneAdded', data: milestone('m1') },
  ]);
  await world.append(streamOf.blueprint('w', 'p1'), [
    { type: 'BlueprintDeleted', data: { blueprintId: 'p1', name: 'Twin' } },
  ]);
  expect(await world.rows('dana', 'w', 'milestones', { filter: { planId: 'p1' } })).toMatchObject([
    { planKind: 'process' },
  ]);
});

test('an execution is found by the names of its client and project, also after they change', async () => {
  const found = async (q: string, who = 'dana') =>
    (await world.rows(who, 'w', 'executions', { filter: { q } })).map((row) => row['id']);
  const client = streamOf.client('w', 'c2');
  await world.append(client, [
    { type: 'ClientAdded', data: { clientId: 'c2', name: 'Harbour_50%' } },
  ]);
  await world.append(streamOf.project('w', 'pr2'), [
    { type: 'ProjectAdded', data: { projectId: 'pr2', clientId: 'c2', name: 'Quay' } },
  ]);
  const created = process('p6', 'Gangway');
  await world.append(streamOf.process('w', 'p6'), [
    { ...created, data: { ...created.data, clientId: 'c2', projectId: 'pr2' } },
  ]);
  for (const q of ['harBOUR_50%', ' quay ', 'GANG', 'ｇäng', 'qu\u00e2\u200by'])
    expect(await found(q)).toEqual(['p6']);
  for (const q of ['harbour%50', 'harbourX50', 'quay\nharbour x'])
    expect(await found(q)).toEqual([]);
  expect(await found('quay', 'jonas')).toEqual([]);

  await world.append(client, [
    { type: 'ClientRenamed', data: { clientId: 'c2', from: 'Harbour_50%', to: 'Lighthouse' } },
  ]);
  await world.append(streamOf.project('w', 'pr2'), [
    { type: 'ProjectRenamed', data: { projectId: 'pr2', from: 'Quay', to: 'Breakwater' } },
  ]);
  for (const q of ['harbour', 'quay']) expect(await found(q)).toEqual([]);
  for (const q of ['lighthouse', 'breakwater']) expect(await found(q)).toEqual(['p6']);
  await world.append(streamOf.process('w', 'p6'), [
    { type: 'ProcessRenamed', data: { processId: 'p6', from: 'Gangway', to: 'Mooring' } },
  ]);
  expect((await world.get('dana', 'w', '/api/executions/p6')).body).toMatchObject({
    name: 'Mooring',
    clientName: 'Lighthouse',
    projectName: 'Breakwater',
  });
  expect(await found('gangway')).toEqual([]);
});

test('what a search finds is sorted, cut to its range and counted like any list', async () => {
  const all = await world.rows('dana', 'w', 'executions', { sort: ['updatedAt', 'DESC'] });
  const matching = all
    .filter((row) => `${row['projectName']}` === 'Sandbox')
    .map((row) => row['id']);
  expect(matching.length).toBeGreaterThan(3);
  const { body, headers } = await world.get<{ id: string }[]>('dana', 'w', '/api/executions', {
    filter: { q: 'sandbox' },
    sort: ['updatedAt', 'DESC'],
    range: [1, 2],
  });
  expect(body.map(({ id }) => id)).toEqual(matching.slice(1, 3));
  expect(headers.get('Content-Range')).toBe(`executions 1-2/${matching.length}`);
});

test('a client’s executions come newest first, whatever the team does where clients do not look', async () => {
  const ids = async (query: object) =>
    (await world.rows('jonas', 'w', 'executions', query)).map(({ id }) => id);
  const order = await ids({ sort: ['createdAt', 'DESC'] });
  expect(await ids({})).toEqual(order);
  const hidden = whole(module('hidden', 'm9', { audience: 'INTERN' }), [task('t9', 'hidden')]);
  await world.append(streamOf.process('w', `${order.at(-1)}`), [
    copied([milestone('m9')], [hidden]),
  ]);
  expect((await world.rows('dana', 'w', 'executions'))[0]?.['id']).toBe(order.at(-1));
  expect(await ids({})).toEqual(order);
});
