import { streamOf, type ViewEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox } from '../plans/testing/sandbox.ts';

let world: ProjectorWorld;
const saved = (
  viewId: string,
  accountId: string,
  shared = false,
  list: 'executions' | 'tasks' = 'executions',
): ViewEvent => ({
  type: 'ViewSaved',
  data: { viewId, accountId, list, name: `View ${viewId}`, search: 'sort=overdue', shared },
});
const put = (viewId: string, ...events: ViewEvent[]) =>
  world.append(streamOf.view('w', viewId), events);
const seen = async (who: string) => (await world.rows(who, 'w', 'views')).map(({ id }) => id);

beforeAll(async () => {
  world = await openSandbox();
  await world.openAccount('mikkel', 'Mikkel');
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'mikkel', role: 'ADMIN' } },
  ]);
  await put('a', saved('a', 'dana'));
  await put('b', saved('b', 'dana', true));
  await put('c', saved('c', 'mikkel'));
});
afterAll(() => world.close());

test('people see their own views and the team’s, by name; clients see none', async () => {
  expect(await seen('dana')).toEqual(['a', 'b']);
  expect(await seen('mikkel')).toEqual(['b', 'c']);
  expect((await world.get('jonas', 'w', '/api/views')).body).toEqual([]);
});

test('each list has its own', async () => {
  await put('t', saved('t', 'dana', false, 'tasks'));
  const of = async (list: string) =>
    (await world.rows('dana', 'w', 'views', { filter: { list } })).map(({ id }) => id);
  expect([await of('tasks'), await of('executions')]).toEqual([['t'], ['a', 'b']]);
  await put('t', { type: 'ViewDeleted', data: { viewId: 't', name: 'View t' } });
});

test('a view is shared, renamed, changed and deleted', async () => {
  await put(
    'c',
    { type: 'ViewRenamed', data: { viewId: 'c', from: 'View c', to: 'All' } },
    { type: 'ViewChanged', data: { viewId: 'c', from: 'sort=overdue', to: 'sort=end' } },
    { type: 'ViewShared', data: { viewId: 'c', shared: true, accountId: 'mikkel' } },
  );
  expect((await world.rows('dana', 'w', 'views'))[0]).toMatchObject({
    name: 'All',
    search: 'sort=end',
    shared: true,
  });
  await put('c', { type: 'ViewShared', data: { viewId: 'c', shared: false, accountId: 'dana' } });
  expect(await seen('mikkel')).toEqual(['b']);
  await put('c', { type: 'ViewDeleted', data: { viewId: 'c', name: 'All' } });
  expect(await seen('dana')).toEqual(['a', 'b']);
});
