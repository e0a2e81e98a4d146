import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
});
afterAll(() => world.close());

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
    (await world.rows('dana', 'w', 'tasks', { filter: { planId: 'p2' } })).map((t) => [
      t['id'],
      t['place'],
    ]);
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
    { kind: 'clientUser', accountId: 'jonas', clientId: 'c' },
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
    {
      type: 'MilestoneRemoved',
      data: { milestoneId: 'm1', name: 'Milestone m1', moduleIds: ['x'] },
    },
  ]);
  expect(await places()).toEqual([['y1', 0]]);
  expect(
    (await world.rows('dana', 'w', 'blocks', { filter: { planId: 'p2' } })).map((b) => b['id']),
  ).toEqual(['b-y1']);
  const [m] = await world.rows('dana', 'w', 'milestones', { filter: { planId: 'p2' } });
  expect(m).toMatchObject({
    id: 'm2',
    modules: 1,
    tasksTotal: 1,
    tasksStuck: 1,
    completedAt: null,
  });
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
    copied(
      [milestone('m')],
      [whole(module('a', 'm'), [task('a1', 'a')]), whole(module('b', 'm'), [])],
    ),
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

test('roles that a blueprint names are listed among its placeholders', async () => {
  await world.append(streamOf.workspace('w'), [
    {
      type: 'RoleAdded',
      data: { roleId: 'r::it', name: 'IT lead', internExtern: 'INTERN', defaultAccountId: 'dana' },
    },
  ]);
  const b = streamOf.blueprint('w', 'bp');
  await world.append(b, [
    { type: 'BlueprintCreated', data: { blueprintId: 'bp', name: 'Onboarding' } },
    copied(
      [milestone('m')],
      [
        whole(module('a', 'm'), [
          task('t', 'a', { assignee: 'r::it' }),
          task('u', 'a', { followers: ['r::it'] }),
        ]),
      ],
    ),
    {
      type: 'PlaceholderAdded',
      data: { placeholderId: 'p::x', name: 'Contact', description: '', matchedTo: null },
    },
  ]);
  expect(await world.rows('dana', 'w', 'placeholders', { filter: { planId: 'bp' } })).toMatchObject(
    [
      { id: 'p::x', name: 'Contact', kind: 'placeholder', tasks: 0 },
      {
        id: 'r::it',
        name: 'IT lead',
        kind: 'role',
        tasks: 1,
        openTasks: 1,
        internExtern: 'INTERN',
        defaultAccountId: 'dana',
      },
    ],
  );
  await world.append(b, [
    { type: 'TaskAssigneeSet', data: { taskId: 't', moduleId: 'a', from: 'r::it', to: null } },
    { type: 'TaskFollowersSet', data: { taskId: 'u', moduleId: 'a', from: ['r::it'], to: [] } },
  ]);
  expect(await world.rows('dana', 'w', 'placeholders', { filter: { planId: 'bp' } })).toHaveLength(
    1,
  );
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
