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

test('a module that is hidden takes its tasks and blocks with it', async () => {
  const p = streamOf.process('w', 'p3');
  await world.append(p, [
    process('p3'),
    copied([milestone('m')], [whole(module('a', 'm'), [task('t', 'a')])]),
  ]);
  expect(await world.rows('jonas', 'w', 'tasks', { filter: { planId: 'p3' } })).toHaveLength(1);
  await world.append(p, [
    { type: 'ModuleAudienceSet', data: { moduleId: 'a', from: 'EXTERN', to: 'INTERN' } },
  ]);
  for (const resource of ['modules', 'tasks', 'blocks']) {
    expect(await world.rows('jonas', 'w', resource, { filter: { planId: 'p3' } })).toEqual([]);
    expect(await world.rows('dana', 'w', resource, { filter: { planId: 'p3' } })).toHaveLength(1);
  }
});

test('a module knows when it came and when it, or anything in it, last changed', async () => {
  const b = streamOf.blueprint('w', 'bp2');
  const jonas = { kind: 'user', accountId: 'jonas', party: 'team' } as const;
  const times = async (): Promise<Record<string, Record<string, unknown>>> =>
    Object.fromEntries(
      (await world.rows('dana', 'w', 'modules', { filter: { planId: 'bp2' } })).map((m) => [
        m['id'],
        m,
      ]),
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

  const later = async (
    id: string,
    event: Parameters<typeof world.append>[1][number],
    actor = jonas,
  ) => {
    const was = await times();
    await world.append(b, [event], actor);
    const is = await times();
    expect(is[id]).toMatchObject({
      createdAt: first[id]?.['createdAt'],
      createdBy: first[id]?.['createdBy'],
    });
    return Object.keys(is).filter(
      (each) => `${is[each]?.['updatedAt']}` > `${was[each]?.['updatedAt']}`,
    );
  };
  expect(
    await later('added', { type: 'TaskAdded', data: { task: task('n', 'added'), weight: 1 } }),
  ).toEqual(['added']);
  expect(
    await later('copied', {
      type: 'TaskHeadlineSet',
      data: { taskId: 't', moduleId: 'copied', from: 'Task t', to: 'Ask' },
    }),
  ).toEqual(['copied']);
  expect(
    await later('added', {
      type: 'BlockAdded',
      data: {
        block: {
          blockId: 'bl',
          moduleId: 'added',
          weight: 2,
          content: { type: 'text', html: '<p>x</p>' },
        },
      },
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
    await later('added', {
      type: 'ModuleWeightsSet',
      data: { milestoneId: 'm', weights: { added: 3, copied: 1 } },
    }),
  ).toEqual([]);
  expect(
    await later('added', {
      type: 'MilestoneRenamed',
      data: { milestoneId: 'm', from: 'Milestone m', to: 'M' },
    }),
  ).toEqual([]);
  const sorted = await world.rows('dana', 'w', 'modules', {
    filter: { planId: 'bp2' },
    sort: ['updatedAt', 'DESC'],
  });
  expect(sorted.map((m) => m['id'])).toEqual(['copied', 'added']);
});
