import { streamOf, taskPart } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
});
afterAll(() => world.close());

const tasks = (...ids: string[]) => [
  whole(
    module('m', 'ms'),
    ids.map((id) => ({ ...task(id, 'm'), origin: `of-${id}` })),
  ),
];
const from = { name: 'Onboarding', revision: '7' };

test('of a running process everybody is told which tasks no blueprint holds: what was added there, and what was cloned', async () => {
  const { data: rolledOut } = copied([milestone('ms')], tasks('rolled-out'));
  const { data: cloned } = copied([], [{ ...tasks('cloned')[0]!, moduleId: 'n' }]);
  const { data: before } = copied([], [whole(module('o', 'ms'), [task('of-before', 'o')])]);
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    {
      type: 'PlanCopied',
      data: { ...rolledOut, source: { kind: 'blueprint', blueprintId: 'bp', ...from } },
    },
    {
      type: 'PlanCopied',
      data: { ...before, source: { kind: 'blueprint', blueprintId: 'bp', ...from } },
    },
    {
      type: 'PlanCopied',
      data: { ...cloned, source: { kind: 'clone', of: 'process', id: 'q', ...from } },
    },
    { type: 'TaskAdded', data: { task: taskPart.write(task('added', 'm')), weight: 9 } },
  ]);
  // No secret: leaving it out for clients would mean that each of their rows is parsed.
  for (const reader of ['dana', 'jonas']) {
    const rows = await world.rows(reader, 'w', 'tasks', { filter: { planId: 'p' } });
    expect(Object.fromEntries(rows.map(({ id, added }) => [id, added]))).toEqual({
      'rolled-out': false,
      'of-before': false,
      cloned: true,
      added: true,
    });
  }
});

test('a blueprint adds its own', async () => {
  await world.append(streamOf.blueprint('w', 'bp'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'bp', name: 'Onboarding' } },
    copied([milestone('ms')], [whole(module('b', 'ms'), [task('b1', 'b')])]),
  ]);
  expect(await world.rows('dana', 'w', 'tasks', { filter: { planId: 'bp' } })).toMatchObject([
    { added: false },
  ]);
});
