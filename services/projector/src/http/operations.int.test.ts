import { operationActions, type OperationsStatus } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR, ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.open();
  for (const who of [OPERATOR, 'erin', 'adam', 'stranger']) await world.openAccount(who, who);
  await world.append(streamOf.workspace('w'), [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Works' } },
    { type: 'MemberAdded', data: { accountId: 'erin', role: 'OWNER' } },
    { type: 'MemberAdded', data: { accountId: 'adam', role: 'ADMIN' } },
  ]);
  await world.get('erin', 'w', '/api/people');
});
afterAll(() => world.close());

const problem = async (answer: Promise<Response>) => (await (await answer).json()) as unknown;
const post = (who: string, action: string, body: unknown) =>
  world.post(who, 'w', `/api/operations/${action}`, body);

test('operators are told whether files are looked at for viruses, once the services have said so', async () => {
  const told = async () =>
    ((await world.get(OPERATOR, 'w', '/api/operations')).body as unknown as OperationsStatus)
      .scansFiles;
  expect(await told()).toBeNull();
  await world.db.query('INSERT INTO identity.virus_scanner (is_there) VALUES (false)');
  expect(await told()).toBe(false);
});

test('only an operator of the installation sees and operates the read models, whatever workspace they belong to', async () => {
  for (const workspace of ['', 'w', 'nowhere'])
    expect((await world.fetch(OPERATOR, workspace, '/api/operations')).status).toBe(200);
  for (const who of ['erin', 'adam', 'stranger', 'unknown']) {
    expect(await problem(world.fetch(who, 'w', '/api/operations'))).toMatchObject({
      status: 403,
      code: 'no-permission',
    });
    for (const action of operationActions)
      expect(await problem(post(who, action, {}))).toMatchObject({
        status: 403,
        code: 'no-permission',
      });
  }
});

test('everybody is told whether they are an operator', async () => {
  expect((await world.get(OPERATOR, '', '/api/me')).body).toMatchObject({ operator: true });
  expect((await world.get('erin', '', '/api/me')).body).toMatchObject({ operator: false });
});

test('an operator sees what is in quarantine of every workspace, and of none', async () => {
  await world.db
    .query(`INSERT INTO read.quarantine (model, slot, stream, position, revision, event_id, event_type, reason)
    VALUES ('plans', 'serving', 'process-w_p', 1, 0, 'e1', 'X', 'no'), ('directory', 'serving', 'account-a', 2, 0, 'e2', 'X', 'no')`);
  const { body } = await world.get<OperationsStatus>(OPERATOR, '', '/api/operations');
  expect(
    body.models.flatMap(({ quarantine }) => quarantine.map(({ stream }) => stream)).toSorted(),
  ).toEqual(['account-a', 'process-w_p']);
  await world.db.query('DELETE FROM read.quarantine');
});

test('what cannot be done is refused in words', async () => {
  expect(await problem(post(OPERATOR, 'swap', { models: ['plans'] }))).toMatchObject({
    status: 409,
    code: 'not-ready',
  });
  expect(await problem(post(OPERATOR, 'rollback', {}))).toMatchObject({
    status: 409,
    code: 'not-ready',
  });
  expect(await problem(post(OPERATOR, 'rebuild', { models: ['nothing'] }))).toMatchObject({
    status: 404,
    code: 'unknown-model',
    field: 'models',
  });
  expect(await problem(post(OPERATOR, 'explode', {}))).toMatchObject({
    status: 404,
    field: 'action',
  });
  expect(await problem(post(OPERATOR, 'verify', { models: [] }))).toMatchObject({
    status: 422,
    field: 'models',
  });
  expect(await problem(post(OPERATOR, 'verify', { model: 'plans' }))).toMatchObject({
    status: 422,
  });
});
