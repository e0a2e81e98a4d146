import { streamOf, type WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
});
afterAll(() => world.close());

const jonas = { kind: 'user', accountId: 'jonas', party: 'team' } as const;
const t = task('t', 'a', { status: 'DONE' });
const a = whole(module('a', 'm', { title: 'Access' }), [t]);
const created = (id: string): WaymarkEvent[] => [
  { type: 'BlueprintCreated', data: { blueprintId: id, name: 'B' } },
  copied([milestone('m')], [whole(module('a', 'm', { title: 'Access' }), [task('t', 'a')])]),
  {
    type: 'TaskStatusSet',
    data: { taskId: 't', moduleId: 'a', from: 'TODO', to: 'DONE', reason: null },
  },
];
const told: Record<string, (id: string) => [WaymarkEvent, WaymarkEvent]> = {
  task: () => [
    {
      type: 'TaskRemoved',
      data: { taskId: 't', moduleId: 'a', blockId: 'b-t', headline: 'Task t' },
    },
    { type: 'TaskRestored', data: { task: t, weight: 1 } },
  ],
  module: () => [
    { type: 'ModuleRemoved', data: { moduleId: 'a', title: 'Access' } },
    { type: 'ModuleRestored', data: a },
  ],
  milestone: () => [
    { type: 'MilestoneRemoved', data: { milestoneId: 'm', name: 'Milestone m', moduleIds: ['a'] } },
    { type: 'MilestoneRestored', data: { ...milestone('m'), modules: [a] } },
  ],
  blueprint: (id) => [
    { type: 'BlueprintDeleted', data: { blueprintId: id, name: 'B' } },
    { type: 'BlueprintRestored', data: { blueprintId: id, name: 'B' } },
  ],
};

const resources = ['milestones', 'modules', 'blocks', 'tasks'] as const;
const rowsOf = async (planId: string) =>
  Object.fromEntries(
    await Promise.all(
      resources.map(async (name) => [
        name,
        (await world.rows('dana', 'w', name, { filter: { planId } })).map((row) => ({
          ...row,
          planId: '',
          planRevision: '',
          updatedAt: '',
          // When something is said to have happened differs between two plans; who did it does not.
          createdAt: typeof row['createdAt'],
          statusAt: typeof row['statusAt'],
          turnSince: typeof row['turnSince'],
        })),
      ]),
    ),
  ) as Record<(typeof resources)[number], object[]>;

test.each(Object.keys(told))(
  'the rows of a %s that was put back are the same, whether it went in the same batch or in one before',
  async (what) => {
    const [once, twice] = [`once-${what}`, `twice-${what}`];
    for (const id of [once, twice])
      await world.append(streamOf.blueprint('w', id), created(id), jonas);
    const before = await rowsOf(once);
    expect(before.tasks).toMatchObject([{ id: 't', statusBy: 'jonas', statusAt: 'string' }]);
    await world.append(streamOf.blueprint('w', once), told[what]!(once));
    const [gone, back] = told[what]!(twice);
    await world.append(streamOf.blueprint('w', twice), [gone]);
    expect((await rowsOf(twice)).tasks).toEqual([]);
    await world.append(streamOf.blueprint('w', twice), [back]);
    expect(await rowsOf(once)).toEqual(before);
    expect(await rowsOf(twice)).toEqual(before);
    const [row] = await world.rows('dana', 'w', 'blueprints', { filter: { id: twice } });
    expect(row).toMatchObject({ createdBy: 'jonas', createdAt: expect.any(String) as string });
  },
);

test('the history tells it of the whole and of each thing in it', async () => {
  const rows = await world.rows('dana', 'w', 'history', {
    filter: { planId: 'twice-milestone', taskId: 't' },
  });
  expect(rows.map(({ sentence }) => sentence)).toContain('put back Task t');
  const [newest] = await world.rows('dana', 'w', 'history', {
    filter: { planId: 'twice-milestone' },
  });
  expect(newest).toMatchObject({ sentence: 'put back the milestone Milestone m' });
});
