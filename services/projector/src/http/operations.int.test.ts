import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  for (const who of ['dana', 'adam', 'stranger']) await world.openAccount(who, who);
  await world.append(streamOf.workspace('w'), [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Works' } },
    { type: 'MemberAdded', data: { accountId: 'dana', role: 'OWNER' } },
    { type: 'MemberAdded', data: { accountId: 'adam', role: 'ADMIN' } },
  ]);
  await world.get('dana', 'w', '/api/people');
});
afterAll(() => world.close());

const problem = async (answer: Promise<Response>) => (await (await answer).json()) as unknown;
const post = (who: string, action: string, body: unknown) => world.post(who, 'w', `/api/operations/${action}`, body);

test('only an owner sees and operates the read models', async () => {
  expect((await world.fetch('dana', 'w', '/api/operations')).status).toBe(200);
  for (const who of ['adam', 'stranger']) {
    expect(await problem(world.fetch(who, 'w', '/api/operations'))).toMatchObject({
      status: 403,
      code: 'no-permission',
    });
    expect(await problem(post(who, 'rebuild', {}))).toMatchObject({ status: 403, code: 'no-permission' });
  }
});

test('what cannot be done is refused in words', async () => {
  expect(await problem(post('dana', 'swap', { models: ['plans'] }))).toMatchObject({ status: 409, code: 'not-ready' });
  expect(await problem(post('dana', 'rollback', {}))).toMatchObject({ status: 409, code: 'not-ready' });
  expect(await problem(post('dana', 'rebuild', { models: ['nothing'] }))).toMatchObject({
    status: 404,
    code: 'unknown-model',
    field: 'models',
  });
  expect(await problem(post('dana', 'explode', {}))).toMatchObject({ status: 404, field: 'action' });
  expect(await problem(post('dana', 'verify', { models: [] }))).toMatchObject({ status: 422, field: 'models' });
  expect(await problem(post('dana', 'verify', { model: 'plans' }))).toMatchObject({ status: 422 });
});
