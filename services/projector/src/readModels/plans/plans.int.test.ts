import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import { World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await world.openAccount('dana', 'Dana', 'Okafor');
  await world.openAccount('jonas', 'Jonas');
  await world.append(streamOf.workspace('w'), [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Works' } },
    { type: 'MemberAdded', data: { accountId: 'dana', role: 'OWNER' } },
  ]);
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'jonas' } },
  ]);
  await world.append(streamOf.project('w', 'pr'), [
    { type: 'ProjectAdded', data: { projectId: 'pr', clientId: 'c', name: 'Sandbox' } },
  ]);
});
afterAll(() => world.close());

const process = (processId: string, name = 'Onboarding') => ({
  type: 'ProcessCreated' as const,
  data: { processId, projectId: 'pr', clientId: 'c', name, blueprintId: 'bp', start: '2026-11-01', end: '2027-01-02' },
});

test('an execution is one row, counted for each party on what it may see', async () => {
  const p = streamOf.process('w', 'p1');
  await world.append(p, [
    process('p1'),
    copied(
      [milestone('m1')],
      [
        whole(module('a', 'm1'), [
          task('t1', 'a', { assignee: 'jonas' }),
          task('t2', 'a'),
          task('t3', 'a', { assignee: 'dana' }),
        ]),
        whole(module('b', 'm1', { weight: 2, audience: 'INTERN' }), [task('t4', 'b', { assignee: 'jonas' })]),
      ],
    ),
    { type: 'TaskStatusSet', data: { taskId: 't2', moduleId: 'a', from: 'TODO', to: 'DONE', reason: null } },
  ]);
  const [row] = await world.rows('dana', 'w', 'executions', { filter: { id: 'p1' } });
  expect(row).toMatchObject({
    name: 'Onboarding',
    projectName: 'Sandbox',
    clientName: 'Tidepool',
    status: 'PENDING',
    currentModule: 'Module a',
    tasksTotal: 4,
    tasksDone: 1,
    tasksStuck: 0,
    clientTurn: 2,
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
      [whole(module('a', 'm1'), [task('t1', 'a', { assignee: 'ines' }), task('t2', 'a', { followers: ['mikkel'] })])],
    ),
  ]);
  const found = async (filter: object) =>
    (
      await world.rows('dana', 'w', 'executions', { filter: { id: ['p1', 'p9'], ...filter }, sort: ['name', 'ASC'] })
    ).map(({ id }) => id);
  expect(await found({ clientTurn: 1 })).toEqual(['p1']);
  expect(await found({ clientTurn: 3 })).toEqual([]);
  expect(await found({ participantId: 'ines' })).toEqual(['p9']);
  expect(await found({ participantId: 'mikkel' })).toEqual(['p9']);
  expect(await found({ participantId: 'nobody' })).toEqual([]);
  expect(await found({ endFrom: '2026-11-01', endTo: '2026-11-30' })).toEqual(['p9']);
  expect(await found({ endFrom: '2026-12-01' })).toEqual(['p1']);

  await world.append(streamOf.process('w', 'p9'), [
    { type: 'TaskStatusSet', data: { taskId: 't1', moduleId: 'a', from: 'TODO', to: 'DONE', reason: null } },
  ]);
  expect(await found({ participantId: 'ines' })).toEqual([]);
});

test('rows equal the fold after any change, also in later batches', async () => {
  const p = streamOf.process('w', 'p2');
  await world.append(p, [
    process('p2'),
    copied(
      [milestone('m1', 1), milestone('m2', 2)],
      [
        whole(module('x', 'm1'), [task('x1', 'x'), task('x2', 'x')]),
        whole(module('y', 'm2'), [task('y1', 'y', { dueInDays: 7 })]),
      ],
    ),
  ]);
  const places = async () =>
    (await world.rows('dana', 'w', 'tasks', { filter: { planId: 'p2' } })).map((t) => [t['id'], t['place']]);
  expect(await places()).toEqual([
    ['x1', 0],
    ['x2', 1],
    ['y1', 2],
  ]);

  await world.append(p, [{ type: 'MilestoneWeightsSet', data: { weights: { m2: 0.5 } } }]);
  expect(await places()).toEqual([
    ['y1', 0],
    ['x1', 1],
    ['x2', 2],
  ]);

  await world.append(
    p,
    [
      {
        type: 'ModuleStatusSet',
        data: {
          moduleId: 'y',
          from: 'PENDING',
          to: 'ACTIVE',
          on: '2026-11-02',
          completed: [],
          due: [{ taskId: 'y1', from: null, to: '2026-11-09' }],
        },
      },
      {
        type: 'TaskStatusSet',
        data: { taskId: 'y1', moduleId: 'y', from: 'TODO', to: 'STUCKED', reason: 'no access' },
      },
    ],
    { kind: 'account', accountId: 'jonas', party: 'client' },
  );
  const [y] = await world.rows('dana', 'w', 'modules', { filter: { planId: 'p2', q: 'module y' } });
  expect(y).toMatchObject({
    status: 'ACTIVE',
    startedOn: '2026-11-02',
    tasksStuck: 1,
    nextDue: '2026-11-09',
    dueInDays: 7,
    milestoneName: 'Milestone m2',
    stuck: { taskId: 'y1', reason: 'no access', by: 'jonas' },
  });
  await world.append(p, [
    { type: 'TaskHeadlineSet', data: { taskId: 'y1', moduleId: 'y', from: 'Task y1', to: 'Ask' } },
  ]);
  const { body } = await world.get('dana', 'w', '/api/tasks/y1');
  expect(body).toMatchObject({
    headline: 'Ask',
    status: 'STUCKED',
    statusBy: 'jonas',
    moduleStatus: 'ACTIVE',
    planName: 'Onboarding',
    planRevision: '5',
  });

  await world.append(p, [
    { type: 'MilestoneRemoved', data: { milestoneId: 'm1', name: 'Milestone m1', moduleIds: ['x'] } },
  ]);
  expect(await places()).toEqual([['y1', 0]]);
  expect((await world.rows('dana', 'w', 'blocks', { filter: { planId: 'p2' } })).map((b) => b['id'])).toEqual(['b-y1']);
  const [m] = await world.rows('dana', 'w', 'milestones', { filter: { planId: 'p2' } });
  expect(m).toMatchObject({ id: 'm2', modules: 1, tasksTotal: 1, tasksStuck: 1, completedAt: null });
});

test('a milestone is completed when the last of its modules is', async () => {
  const p = streamOf.process('w', 'p5');
  const done = (moduleId: string, tasks: string[]) => ({
    type: 'ModuleStatusSet' as const,
    data: {
      moduleId,
      from: 'ACTIVE' as const,
      to: 'DONE' as const,
      on: '2026-11-03',
      due: [],
      completed: tasks.map((taskId) => ({ taskId, from: 'TODO' as const })),
    },
  });
  await world.append(p, [
    process('p5'),
    copied([milestone('m')], [whole(module('a', 'm'), [task('a1', 'a')]), whole(module('b', 'm'), [])]),
  ]);
  await world.append(p, [done('a', ['a1'])]);
  expect(await world.rows('dana', 'w', 'milestones', { filter: { planId: 'p5' } })).toMatchObject([
    { tasksDone: 1, completedAt: null },
  ]);
  await world.append(p, [done('b', [])]);
  const [m] = await world.rows('dana', 'w', 'milestones', { filter: { planId: 'p5' } });
  expect(m?.['completedAt']).toMatch(/^2026-11-01T/);
  expect(await world.rows('dana', 'w', 'executions', { filter: { id: 'p5' } })).toMatchObject([
    { status: 'DONE', currentModule: null, donePercentage: 100 },
  ]);
});

test('a module that is hidden takes its tasks and blocks with it', async () => {
  const p = streamOf.process('w', 'p3');
  await world.append(p, [process('p3'), copied([milestone('m')], [whole(module('a', 'm'), [task('t', 'a')])])]);
  expect(await world.rows('jonas', 'w', 'tasks', { filter: { planId: 'p3' } })).toHaveLength(1);
  await world.append(p, [{ type: 'ModuleAudienceSet', data: { moduleId: 'a', from: 'EXTERN', to: 'INTERN' } }]);
  for (const resource of ['modules', 'tasks', 'blocks']) {
    expect(await world.rows('jonas', 'w', resource, { filter: { planId: 'p3' } })).toEqual([]);
    expect(await world.rows('dana', 'w', resource, { filter: { planId: 'p3' } })).toHaveLength(1);
  }
});

test('whose turn it is follows the users of the client', async () => {
  const turn = async () => (await world.rows('dana', 'w', 'executions', { filter: { id: 'p1' } }))[0]?.['clientTurn'];
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'dana' } },
  ]);
  expect(await turn()).toBe(3);
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientUserRemoved', data: { clientId: 'c', accountId: 'dana' } },
  ]);
  expect(await turn()).toBe(2);
});

test('roles that a blueprint names are listed among its placeholders', async () => {
  await world.append(streamOf.workspace('w'), [
    { type: 'RoleAdded', data: { roleId: 'r::it', name: 'IT lead', internExtern: 'INTERN', defaultAccountId: 'dana' } },
  ]);
  const b = streamOf.blueprint('w', 'bp');
  await world.append(b, [
    { type: 'BlueprintCreated', data: { blueprintId: 'bp', name: 'Onboarding' } },
    copied(
      [milestone('m')],
      [whole(module('a', 'm'), [task('t', 'a', { assignee: 'r::it' }), task('u', 'a', { followers: ['r::it'] })])],
    ),
    { type: 'PlaceholderAdded', data: { placeholderId: 'p::x', name: 'Contact', description: '', matchedTo: null } },
  ]);
  expect(await world.rows('dana', 'w', 'placeholders', { filter: { planId: 'bp' } })).toMatchObject([
    { id: 'p::x', name: 'Contact', kind: 'placeholder', tasks: 0 },
    { id: 'r::it', name: 'IT lead', kind: 'role', tasks: 1, openTasks: 1, defaultAccountId: 'dana' },
  ]);
  await world.append(b, [
    { type: 'TaskAssigneeSet', data: { taskId: 't', moduleId: 'a', from: 'r::it', to: null } },
    { type: 'TaskFollowersSet', data: { taskId: 'u', moduleId: 'a', from: ['r::it'], to: [] } },
  ]);
  expect(await world.rows('dana', 'w', 'placeholders', { filter: { planId: 'bp' } })).toHaveLength(1);
  expect(await world.rows('dana', 'w', 'blueprints')).toMatchObject([
    { id: 'bp', milestones: 1, modules: 1, tasks: 2, createdBy: 'dana', planRevision: '4' },
  ]);
});

test('a deleted process leaves no row', async () => {
  await world.append(streamOf.process('w', 'p4'), [
    process('p4'),
    copied([milestone('m')], [whole(module('a', 'm'), [task('t', 'a')])]),
  ]);
  await world.append(streamOf.process('w', 'p4'), [
    { type: 'ProcessDeleted', data: { processId: 'p4', name: 'Onboarding' } },
  ]);
  for (const resource of ['milestones', 'modules', 'blocks', 'tasks'])
    expect(await world.rows('dana', 'w', resource, { filter: { planId: 'p4' } })).toEqual([]);
  expect((await world.get('dana', 'w', '/api/executions/p4')).status).toBe(404);
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
  await world.append(client, [{ type: 'ClientAdded', data: { clientId: 'c2', name: 'Harbour_50%' } }]);
  await world.append(streamOf.project('w', 'pr2'), [
    { type: 'ProjectAdded', data: { projectId: 'pr2', clientId: 'c2', name: 'Quay' } },
  ]);
  const created = process('p6', 'Gangway');
  await world.append(streamOf.process('w', 'p6'), [
    { ...created, data: { ...created.data, clientId: 'c2', projectId: 'pr2' } },
  ]);
  for (const q of ['harBOUR_50%', ' quay ', 'GANG']) expect(await found(q)).toEqual(['p6']);
  for (const q of ['harbour%50', 'harbourX50', 'quay\nharbour x']) expect(await found(q)).toEqual([]);
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
  const matching = all.filter((row) => `${row['projectName']}` === 'Sandbox').map((row) => row['id']);
  expect(matching.length).toBeGreaterThan(3);
  const { body, headers } = await world.get<{ id: string }[]>('dana', 'w', '/api/executions', {
    filter: { q: 'sandbox' },
    sort: ['updatedAt', 'DESC'],
    range: [1, 2],
  });
  expect(body.map(({ id }) => id)).toEqual(matching.slice(1, 3));
  expect(headers.get('Content-Range')).toBe(`executions 1-2/${matching.length}`);
});

test('a module knows when it came and when it, or anything in it, last changed', async () => {
  const b = streamOf.blueprint('w', 'bp2');
  const jonas = { kind: 'account', accountId: 'jonas', party: 'team' } as const;
  const times = async (): Promise<Record<string, Record<string, unknown>>> =>
    Object.fromEntries(
      (await world.rows('dana', 'w', 'modules', { filter: { planId: 'bp2' } })).map((m) => [m['id'], m]),
    );
  await world.append(b, [
    { type: 'BlueprintCreated', data: { blueprintId: 'bp2', name: 'Library' } },
    { type: 'MilestoneAdded', data: milestone('m') },
  ]);
  await world.append(b, [{ type: 'ModuleAdded', data: module('added', 'm') }], jonas);
  await world.append(b, [
    copied(
      [],
      [
        whole(module('copied', 'm', { weight: 2, participants: ['p::x'] }), [
          task('t', 'copied', { followers: ['p::x'] }),
        ]),
      ],
    ),
  ]);
  const first = await times();
  expect(first).toMatchObject({ added: { createdBy: 'jonas' }, copied: { createdBy: 'dana' } });
  for (const row of Object.values(first)) expect(row?.['updatedAt']).toBe(row?.['createdAt']);

  const later = async (id: string, event: Parameters<typeof world.append>[1][number], actor = jonas) => {
    const was = await times();
    await world.append(b, [event], actor);
    const is = await times();
    expect(is[id]).toMatchObject({ createdAt: first[id]?.['createdAt'], createdBy: first[id]?.['createdBy'] });
    return Object.keys(is).filter((each) => `${is[each]?.['updatedAt']}` > `${was[each]?.['updatedAt']}`);
  };
  expect(await later('added', { type: 'TaskAdded', data: { task: task('n', 'added'), weight: 1 } })).toEqual(['added']);
  expect(
    await later('copied', {
      type: 'TaskHeadlineSet',
      data: { taskId: 't', moduleId: 'copied', from: 'Task t', to: 'Ask' },
    }),
  ).toEqual(['copied']);
  expect(
    await later('added', {
      type: 'TextBlockAdded',
      data: { blockId: 'bl', moduleId: 'added', weight: 2, html: '<p>x</p>' },
    }),
  ).toEqual(['added']);
  expect(
    await later('added', {
      type: 'TaskRemoved',
      data: { taskId: 'n', blockId: 'b-n', moduleId: 'added', headline: 'Task n' },
    }),
  ).toEqual(['added']);
  expect(
    await later('copied', {
      type: 'PlaceholderRolledOut',
      data: { placeholderId: 'p::x', from: null, to: 'dana', taskIds: [] },
    }),
  ).toEqual(['copied']);
  expect(
    await later('added', { type: 'ModuleWeightsSet', data: { milestoneId: 'm', weights: { added: 3, copied: 1 } } }),
  ).toEqual([]);
  expect(
    await later('added', { type: 'MilestoneRenamed', data: { milestoneId: 'm', from: 'Milestone m', to: 'M' } }),
  ).toEqual([]);
  const sorted = await world.rows('dana', 'w', 'modules', { filter: { planId: 'bp2' }, sort: ['updatedAt', 'DESC'] });
  expect(sorted.map((m) => m['id'])).toEqual(['copied', 'added']);
});
