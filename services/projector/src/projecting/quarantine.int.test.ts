import { randomUUID } from 'node:crypto';
import { headers } from '@waymark/api';
import type { OperationsStatus } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { plainMetadata } from '../testing/builders.ts';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
const LONG = { timeout: 5_000, interval: 50 };

beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.createWorkspace('v');
});
afterAll(() => world.close());

const rename = (id: string, to: string) =>
  world.append(streamOf.client('w', id), [
    { type: 'ClientRenamed', data: { clientId: id, from: id, to } },
  ]);
const addClient = (id: string) =>
  world.append(streamOf.client('w', id), [
    { type: 'ClientAdded', data: { clientId: id, name: id } },
  ]);
const nameOf = async (id: string) =>
  (await world.get('dana', 'w', `/api/clients/${id}`)).body['name'];
const waitingIn = async (model: string) => {
  const status = (await (
    await world.fetch('dana', 'w', '/api/operations')
  ).json()) as OperationsStatus;
  return status.models.find((one) => one.model === model)?.quarantine ?? [];
};

test('an event that a table refuses waits with its stream, all others flow on, and a retry heals it', async () => {
  await addClient('odd');
  expect(await nameOf('odd')).toBe('odd');
  await world.db.query(`ALTER TABLE read.clients ADD CONSTRAINT never CHECK (name <> 'broken')`);
  await rename('odd', 'broken');
  await rename('odd', 'mended');
  await addClient('even');
  expect(await nameOf('even')).toBe('even');
  expect(await nameOf('odd')).toBe('odd');
  await vi.waitFor(() => expect(world.projector.health().live).toBe(true), LONG);
  const [waiting] = await waitingIn('directory');
  expect(waiting).toMatchObject({
    stream: streamOf.client('w', 'odd'),
    workspaceId: 'w',
    revision: '1',
    eventType: 'ClientRenamed',
    waiting: 2,
  });
  expect(waiting?.reason).toMatch('never');
  const stale = async (workspace: string) =>
    (await world.fetch('dana', workspace, '/api/clients')).headers.get(headers.stale);
  expect([await stale('w'), await stale('v')]).toEqual(['true', null]);

  expect((await world.post('dana', 'w', '/api/operations/retry', {})).status).toBe(200);
  await vi.waitFor(async () => {
    const { rows } = await world.db.query('SELECT retry, waiting::int FROM read.quarantine');
    expect(rows).toEqual([{ retry: false, waiting: 2 }]);
  }, LONG);
  await world.db.query('ALTER TABLE read.clients DROP CONSTRAINT never');
  await world.post('dana', 'w', '/api/operations/retry', { models: ['directory'] });
  await vi.waitFor(async () => expect(await waitingIn('directory')).toEqual([]), LONG);
  expect(await nameOf('odd')).toBe('mended');
  await vi.waitFor(async () => expect(await stale('w')).toBeNull(), LONG);
});

test('an event that nobody knows is never skipped, also not by a restart', async () => {
  await world.append(streamOf.blueprint('w', 'b'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'b', name: 'B' } },
  ]);
  await world.log.append(
    streamOf.blueprint('w', 'b'),
    [{ type: 'FromTheFuture', data: {}, id: randomUUID(), metadata: plainMetadata }],
    'any',
  );
  await world.append(streamOf.blueprint('w', 'b'), [
    { type: 'BlueprintRenamed', data: { blueprintId: 'b', from: 'B', to: 'Later' } },
  ]);
  const look = async () => {
    expect((await world.get('dana', 'w', '/api/blueprints/b')).body).toMatchObject({ name: 'B' });
    // Each model comes to it in its own time.
    for (const model of ['plans', 'history'])
      await vi.waitFor(
        async () =>
          expect(await waitingIn(model)).toEqual([
            expect.objectContaining({ eventType: 'FromTheFuture', revision: '1', waiting: 2 }),
          ]),
        LONG,
      );
  };
  await look();
  await world.stopProjector();
  await world.startProjector();
  await look();
  await world.post('dana', 'w', '/api/operations/verify', { models: ['plans'] });
  await vi.waitFor(async () => {
    const { rows } = await world.db.query('SELECT state FROM read.verifications');
    expect(rows).toEqual([{ state: 'equal' }]);
  }, LONG);
});

test('a stream that an operator deleted for good waits alone, and neither a retry nor a restart stops the others', async () => {
  const gone = streamOf.blueprint('w', 'gone');
  const renamed = (from: string, to: string) =>
    world.append(gone, [{ type: 'BlueprintRenamed', data: { blueprintId: 'gone', from, to } }]);
  await world.append(gone, [
    { type: 'BlueprintCreated', data: { blueprintId: 'gone', name: 'A' } },
  ]);
  await renamed('A', 'B');
  expect((await world.get('dana', 'w', '/api/blueprints/gone')).body).toMatchObject({ name: 'B' });
  // The history reads on its own: what it had not come to yet would be gone for it too.
  expect((await world.get('dana', 'w', '/api/history')).status).toBe(200);
  await world.stopProjector();
  await renamed('B', 'C');
  await world.db.query('INSERT INTO log.tombstones (stream) VALUES ($1)', [gone]);
  const look = async (another: string) => {
    await world.append(streamOf.blueprint('w', another), [
      { type: 'BlueprintCreated', data: { blueprintId: another, name: another } },
    ]);
    const waits = { stream: gone, revision: '2', reason: `stream ${gone} was deleted for good` };
    for (const model of ['plans', 'history'])
      await vi.waitFor(
        async () => expect(await waitingIn(model)).toContainEqual(expect.objectContaining(waits)),
        LONG,
      );
    expect((await world.get('dana', 'w', `/api/blueprints/${another}`)).body).toMatchObject({
      name: another,
    });
    expect((await world.get('dana', 'w', '/api/blueprints/gone')).body).toMatchObject({
      name: 'B',
    });
    await vi.waitFor(() => expect(world.projector.health().live).toBe(true), LONG);
  };
  await world.startProjector();
  await look('first');
  await world.post('dana', 'w', '/api/operations/retry', {});
  await vi.waitFor(async () => {
    const { rows } = await world.db.query('SELECT FROM read.quarantine WHERE retry');
    expect(rows).toEqual([]);
  }, LONG);
  await look('second');
  await world.stopProjector();
  await world.startProjector();
  await look('third');
});
