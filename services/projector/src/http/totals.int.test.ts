import { headers } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, process } from '../readModels/plans/testing/sandbox.ts';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import type { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  const tasks = ['one', 'two', 'three'].map((id) =>
    task(id, 'm', id === 'two' ? { assignee: 'jonas' } : {}),
  );
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    copied([milestone('s')], [whole(module('m', 's', { status: 'ACTIVE' }), tasks)]),
  ]);
});
afterAll(() => world.close());

const totals = (who: string, resource: string, filters: unknown) =>
  world.get<number[]>(who, 'w', `/api/${resource}/totals`, { filters });

test('many filters are counted at once, each as the list counts it, in their order', async () => {
  const filters = [
    { planId: 'p' },
    { assignee: 'jonas' },
    {},
    { ids: ['one', 'three'] },
    { planId: 'another' },
  ];
  const { status, body, headers: said } = await totals('dana', 'tasks', filters);
  expect([status, body]).toEqual([200, [3, 1, 3, 2, 0]]);
  expect(said.get(headers.position)).toMatch(/^[1-9]\d*$/);
  expect(said.get('Cache-Control')).toBe('no-store');
  for (const [nth, filter] of filters.entries()) {
    const list = await world.get('dana', 'w', '/api/tasks', { filter, range: [0, -1] });
    expect(list.headers.get('Content-Range')).toBe(`tasks */${body[nth]}`);
  }
});

test.each([
  ['nothing', undefined, 'filters'],
  ['no list', {}, 'filters'],
  ['an empty list', [], 'filters'],
  ['more than are counted at once', Array.from({ length: 51 }, () => ({})), 'filters'],
  ['what is no filter', [{}, 'jonas'], 'filters[1]'],
  ['a filter that there is not', [{}, { colour: 'red' }], 'filters[1].colour'],
  ['a value that cannot be', [{ active: 'perhaps' }], 'filters[0].active'],
])('%s is refused by name', async (_, filters, field) => {
  expect(await totals('dana', 'tasks', filters)).toMatchObject({
    status: 422,
    body: { code: 'invalid-input', field },
  });
});

test('what a client is not given can not be counted by', async () => {
  expect(await totals('jonas', 'people', [{}, { role: 'OWNER' }])).toMatchObject({
    status: 422,
    body: { code: 'invalid-input', field: 'filters[1].role' },
  });
});
