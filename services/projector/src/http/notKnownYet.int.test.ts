import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
let letIn: string;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.openAccount('kay', 'Kay');
  await world.get('kay', 'w', '/api/me');
  // The directory can't write what comes now, as where it is far behind.
  await world.db.query('BEGIN');
  await world.db.query('LOCK TABLE read.members IN EXCLUSIVE MODE');
  letIn = await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'kay', role: 'ADMIN' } },
  ]);
});
afterAll(async () => {
  await world.db.query('ROLLBACK');
  await world.close();
});

test('who was let in by what the read models have not reached is asked to come again, not sent away', async () => {
  const early = await world.fetch('kay', 'w', `/api/people?after=${letIn}`);
  expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(await early.json()).toMatchObject({ code: 'not-yet-known' });
  const stranger = await world.fetch('kay', 'w', '/api/people');
  expect(stranger.status).toBe(403);
  expect(await stranger.json()).toMatchObject({ code: 'no-permission' });
  await world.db.query('ROLLBACK');
  expect((await world.get('kay', 'w', '/api/people')).status).toBe(200);
});
