import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
});
afterAll(() => world.close());

const everything = async () =>
  JSON.stringify(
    await Promise.all(
      ['blueprints', 'modules', 'tasks', 'blocks', 'people', 'history'].map((name) =>
        world.rows('dana', 'w', name, { range: [0, 999] }),
      ),
    ),
  );
const modelHealth = (name: string) =>
  world.projector.health().models.find(({ model }) => model === name);

test('a thousand tasks arrive at once', async () => {
  const modules = Array.from({ length: 20 }, (_, m) =>
    whole(
      module(`m${m}`, 'ms', { weight: m }),
      Array.from({ length: 50 }, (_, t) => task(`t${m}-${t}`, `m${m}`)),
    ),
  );
  await world.append(streamOf.blueprint('w', 'big'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'big', name: 'Big' } },
    copied([milestone('ms')], modules.slice(0, 10)),
    copied([], modules.slice(10)),
  ]);
  const { headers } = await world.get('dana', 'w', '/api/tasks', { filter: { planId: 'big' } });
  expect(headers.get('Content-Range')).toBe('tasks 0-99/1000');
  const [last] = await world.rows('dana', 'w', 'tasks', {
    filter: { planId: 'big' },
    sort: ['place', 'DESC'],
    range: [0, 0],
  });
  expect(last).toMatchObject({ id: 't19-49', place: 999 });
});

test('after a restart in the middle it goes on where it was', async () => {
  await world.stopProjector();
  await world.append(streamOf.blueprint('w', 'big'), [
    {
      type: 'TaskHeadlineSet',
      data: { taskId: 't0-0', moduleId: 'm0', from: 'Task t0-0', to: 'First' },
    },
  ]);
  await world.startProjector();
  expect((await world.get('dana', 'w', '/api/tasks/t0-0')).body).toMatchObject({
    headline: 'First',
    planRevision: '3',
  });
});

test('a model of another version that was never filled is filled anew, with the same rows', async () => {
  const before = await everything();
  await world.stopProjector();
  await world.db.query(`UPDATE read.checkpoints SET version = 0, state = 'filling'`);
  await world.db.query(`DELETE FROM read.modules`);
  await world.startProjector();
  expect(await everything()).toBe(before);
});

test('two projectors on one database do not count anything twice', async () => {
  const other = await world.secondProjector();
  for (let i = 0; i < 20; i += 1)
    await world.append(streamOf.client('w', `c${i}`), [
      { type: 'ClientAdded', data: { clientId: `c${i}`, name: `${i}` } },
    ]);
  const told = await world.rows('dana', 'w', 'history', { filter: { event: 'ClientAdded' } });
  expect(told).toHaveLength(20);
  await vi.waitFor(
    () =>
      expect(new Set(other.health().models.map(({ state }) => state))).toEqual(new Set(['live'])),
    { timeout: 5_000, interval: 50 },
  );
  await other.stop();
});

test('an error of the database is waited out', async () => {
  await world.db.query('ALTER TABLE read.clients RENAME TO hidden');
  await world.append(streamOf.client('w', 'late'), [
    { type: 'ClientAdded', data: { clientId: 'late', name: 'Late' } },
  ]);
  await vi.waitFor(() => expect(modelHealth('directory')).toMatchObject({ state: 'retrying' }), {
    timeout: 5_000,
    interval: 50,
  });
  await world.db.query('ALTER TABLE read.hidden RENAME TO clients');
  await vi.waitFor(
    () =>
      expect(modelHealth('directory')).toMatchObject({ state: 'live', failures: 0, problem: null }),
    10_000,
  );
  expect((await world.get('dana', 'w', '/api/clients/late')).body).toMatchObject({ name: 'Late' });
});
