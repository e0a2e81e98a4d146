import { streamOf, type Variable } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

const variable = (variableId: string): Variable => ({
  ...{ variableId, name: variableId, type: 'STRING', value: `value of ${variableId}`, label: '' },
});
const stream = streamOf.process('w', 'pv');
let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  await world.append(stream, [
    process('pv'),
    copied(
      [milestone('ms')],
      [
        whole(module('seen', 'ms'), [
          task('t', 'seen', { variables: ['shown'], duration: { amount: 2, unit: 'hours' } }),
        ]),
        whole(module('hidden', 'ms', { audience: 'INTERN' }), [
          task('u', 'hidden', { variables: ['secret'] }),
        ]),
      ],
    ),
    ...['shown', 'secret', 'nowhere'].map((id) => ({
      type: 'VariableAdded' as const,
      data: variable(id),
    })),
  ]);
});
afterAll(() => world.close());

const read = async (who: string) =>
  (await world.rows(who, 'w', 'variables', { filter: { planId: 'pv' } })).map(({ id, value }) => [
    id,
    value,
  ]);
const shows = (taskId: string, moduleId: string, from: string[], to: string[]) =>
  world.append(stream, [{ type: 'TaskVariablesSet', data: { taskId, moduleId, from, to } }]);

test('the team reads all, the client what a task shows that it sees, as long as it does', async () => {
  expect((await read('dana')).map(([id]) => id)).toEqual(['nowhere', 'secret', 'shown']);
  expect(await read('jonas')).toEqual([['shown', 'value of shown']]);
  await shows('t', 'seen', ['shown'], ['shown', 'nowhere']);
  expect((await read('jonas')).map(([id]) => id)).toEqual(['nowhere', 'shown']);
  await shows('t', 'seen', ['shown', 'nowhere'], []);
  expect(await read('jonas')).toEqual([]);
});

test('what is for the team alone comes to the client with its module', async () => {
  const audience = { moduleId: 'hidden', from: 'INTERN', to: 'EXTERN' } as const;
  await world.append(stream, [{ type: 'ModuleAudienceSet', data: audience }]);
  expect(await read('jonas')).toEqual([['secret', 'value of secret']]);
  await world.append(stream, [
    { type: 'ModuleAudienceSet', data: { ...audience, from: 'EXTERN', to: 'INTERN' } },
    { type: 'VariableRemoved', data: { variableId: 'secret', name: 'secret' } },
  ]);
  expect(await read('jonas')).toEqual([]);
  const [u] = await world.rows('dana', 'w', 'tasks', { filter: { planId: 'pv', id: 'u' } });
  expect(u).toMatchObject({ variables: [] });
});

test.each(['dana', 'jonas'])('how long a task takes is told %s', async (who) => {
  const [t] = await world.rows(who, 'w', 'tasks', { filter: { planId: 'pv', id: 't' } });
  expect(t).toMatchObject({ duration: { amount: 2, unit: 'hours' } });
});
