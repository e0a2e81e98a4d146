import type { CommandReply, Problem } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { endSession } from '@waymark/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const status = (status: string) => ({ plan: world.plan, taskId: 'own', status });
const count = async () => (await harness.eventsOf(world.stream)).length;

test('a command answers with revision and position, and its event says who, when and by which command', async () => {
  const {
    status: code,
    type,
    body,
  } = await harness.post<CommandReply>(
    world.olga,
    'SetTaskHeadline',
    { plan: world.plan, taskId: 'team', headline: ' Trimmed ' },
    { key: 'k-1' },
  );
  const last = (await harness.eventsOf(world.stream)).at(-1);
  expect([code, type]).toEqual([200, expect.stringContaining('application/json')]);
  expect(body).toEqual({ revision: String(last?.revision), position: String(last?.position) });
  expect(last).toMatchObject({
    type: 'TaskHeadlineSet',
    data: { from: 'team', to: 'Trimmed' },
    metadata: {
      workspaceId: 'w',
      commandId: 'k-1',
      command: 'SetTaskHeadline',
      causationId: 'k-1',
      at: '2026-11-21T10:00:00.000Z',
      actor: { kind: 'user', accountId: world.olga, party: 'team' },
    },
  });
});

test('what changes nothing says so and where the stream is, to a repeat as well', async () => {
  const before = await harness.eventsOf(world.stream);
  const give = () =>
    harness.give(
      world.olga,
      'RenameProcess',
      { processId: 'p', name: 'Blueprint' },
      { key: 'renamed' },
    );
  const expected = {
    revision: String(before.at(-1)?.revision),
    position: String(before.at(-1)?.position),
    unchanged: true,
  };
  expect(await give()).toEqual(expected);
  expect(await give()).toEqual(expected);
  expect(await count()).toBe(before.length);
});

test('today is the date in the time zone of the workspace', async () => {
  const late = await startHarness(() => new Date('2026-11-21T23:30:00.000Z'));
  try {
    const { olga, plan, stream } = await sampleWorkspace(late);
    await late.give(olga, 'SetModuleStatus', { plan, moduleId: 'm', status: 'ACTIVE' });
    expect((await late.eventsOf(stream)).at(-1)?.data).toMatchObject({ on: '2026-11-22' });
  } finally {
    await late.stop();
  }
});

describe('is refused', () => {
  const refused = async (
    asked: ReturnType<CommandHarness['post']>,
    status: number,
    code: string,
    field?: string,
  ) => {
    const { type, body } = (await asked) as { type: string; body: Problem };
    expect({ type, status: body.status, code: body.code, field: body.field }).toEqual({
      type: expect.stringContaining('application/problem+json'),
      status,
      code,
      field,
    });
    expect(body.requestId).toMatch(/\S{8}/);
    expect(body.detail).toMatch(/\S/);
    return body;
  };

  test('an unknown command, also one that objects have of themselves', async () => {
    for (const name of ['Nonsense', 'constructor', '__proto__', 'toString'])
      await refused(harness.post(world.olga, name, {}), 404, 'unknown-command');
  });
  test('without a workspace, or with one that is no id', async () => {
    await refused(
      harness.post(world.olga, 'RenameWorkspace', { name: 'X' }, { workspace: null }),
      400,
      'workspace-required',
      'Waymark-Workspace',
    );
    await refused(
      harness.post(world.olga, 'RenameWorkspace', { name: 'X' }, { workspace: 'a_b' }),
      400,
      'invalid-header',
      'Waymark-Workspace',
    );
  });
  test('other headers that are no good', async () => {
    await refused(
      harness.post(world.olga, 'RenameWorkspace', { name: 'X' }, { key: 'k'.repeat(101) }),
      400,
      'invalid-header',
      'Idempotency-Key',
    );
    await refused(
      harness.post(world.olga, 'RenameWorkspace', { name: 'X' }, { basedOn: 'yesterday' }),
      400,
      'invalid-header',
      'Based-On',
    );
  });
  test('who is not signed in', async () => {
    await refused(harness.post(null, 'RenameWorkspace', { name: 'X' }), 401, 'unauthenticated');
    await refused(
      harness.post(null, 'RenameWorkspace', { name: 'X' }, { token: 'forged' }),
      401,
      'unauthenticated',
    );
  });
  test('what is not valid, naming the field', async () => {
    await refused(
      harness.post(world.olga, 'RenameWorkspace', { name: '  ' }),
      422,
      'invalid-input',
      'name',
    );
    await refused(
      harness.post(world.olga, 'RenameWorkspace', { name: 'x'.repeat(201) }),
      422,
      'invalid-input',
      'name',
    );
    await refused(
      harness.post(world.olga, 'InviteTeamUser', { email: 'nobody' }),
      422,
      'invalid-input',
      'email',
    );
    await refused(
      harness.post(world.olga, 'InviteTeamUser', {
        email: 'a@b.example',
        profile: { firstName: 1 },
      }),
      422,
      'invalid-input',
      'profile.firstName',
    );
    await refused(
      harness.post(world.olga, 'SetTaskStatus', status('STUCK')),
      422,
      'invalid-input',
      'status',
    );
    await refused(
      harness.post(world.olga, 'AddClient', { clientId: 'a_b', name: 'X' }),
      422,
      'invalid-input',
      'clientId',
    );
    await refused(harness.post(world.olga, 'RenameWorkspace', []), 422, 'invalid-input');
  });
  test('what a decision refuses, by its kind', async () => {
    await refused(
      harness.post(world.olga, 'SetTaskStatus', { ...status('DONE'), reason: 'x' }),
      422,
      'reason-only-with-stuck',
      'reason',
    );
    await refused(
      harness.post(world.olga, 'SetTaskStatus', { ...status('DONE'), taskId: 'none' }),
      404,
      'task-not-found',
      'taskId',
    );
    await refused(
      harness.post(world.olga, 'InviteClientUser', { clientId: 'x', email: 'ANNA@w.example' }),
      409,
      'user-exists',
      'email',
    );
    await refused(
      harness.post(world.olga, 'SetModuleStatus', {
        plan: world.plan,
        moduleId: 'm',
        status: 'DONE',
      }),
      409,
      'module-status-not-allowed',
      'status',
    );
  });
  test('strangers', async () => {
    const eve = await harness.account('eve@example.com');
    const head = await harness.log.head();
    await refused(harness.post(eve, 'SetTaskStatus', status('DONE')), 403, 'no-permission');
    await refused(
      harness.post(eve, 'AddClient', { clientId: 'new', name: 'X' }),
      403,
      'no-permission',
    );
    expect(await harness.log.head()).toBe(head);
  });
  test('an invitation to nowhere and a default address of nobody, without opening an account', async () => {
    const head = await harness.log.head();
    await refused(
      harness.post(world.olga, 'InviteClientUser', { clientId: 'none', email: 'new@example.com' }),
      404,
      'client-not-found',
    );
    await refused(
      harness.post(world.olga, 'AddRole', {
        roleId: 'r::x',
        name: 'X',
        internExtern: 'INTERN',
        defaultEmailAddress: 'new@example.com',
      }),
      422,
      'default-not-in-team',
      'defaultEmailAddress',
    );
    expect(await harness.log.head()).toBe(head);
  });
  test('a role in an execution that it did not come along with', async () => {
    await refused(
      harness.post(world.olga, 'SetTaskAssignee', {
        plan: world.plan,
        taskId: 'team',
        assignee: 'r::legal',
      }),
      422,
      'person-unknown',
      'assignee',
    );
    await harness.give(world.olga, 'SetTaskAssignee', {
      plan: { kind: 'blueprint', id: 'b' },
      taskId: 'b-team',
      assignee: 'r::legal',
    });
  });
});

test('the description of all this is served', async () => {
  const { status, body } = await harness.get<{ openapi: string; paths: object }>(
    '/api/openapi.json',
  );
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  expect(Object.keys(body.paths)).toContain('/api/commands/SetTaskStatus');
});

test('a profile is sealed, and stands above all workspaces', async () => {
  await harness.give(
    world.anna,
    'ChangeProfile',
    { firstName: 'Annabel', lastName: 'Lee' },
    { workspace: null },
  );
  const last = (await harness.eventsOf(streamOf.account(world.anna))).at(-1);
  expect(last).toMatchObject({
    type: 'ProfileChanged',
    metadata: { workspaceId: null, actor: { accountId: world.anna } },
  });
  expect(JSON.stringify(last?.data)).not.toMatch(/Annabel|w\.example/);
});

test('rich text is stored without anything that runs', async () => {
  const html =
    '<p onclick="x()">Hi <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a> <a href="https://ok.example">b</a></p><iframe src="//x"></iframe>';
  const { plan } = world;
  await harness.give(world.olga, 'SetBlockText', { plan, blockId: 'text', html });
  await harness.give(world.olga, 'AddTextBlock', { plan, moduleId: 'm', blockId: 'text-2', html });
  await harness.give(world.olga, 'SetTaskDescription', { plan, taskId: 'own', description: html });
  await harness.give(world.olga, 'SetModuleDescription', {
    plan,
    moduleId: 'm',
    description: html,
  });
  const stored = (await harness.eventsOf(world.stream))
    .slice(-4)
    .map(({ data }) => JSON.stringify(data));
  for (const text of stored) {
    expect(text).not.toMatch(/script|onerror|onclick|iframe|<img/i);
    expect(text).toContain('https://ok.example');
  }
});

test('once a session has ended, nothing is done by its access tokens', async () => {
  const rename = () => harness.post(world.olga, 'RenameWorkspace', { name: 'Renamed' });
  expect((await rename()).status).toBe(200);
  await endSession(harness.pool, 'test');
  await expect.poll(rename).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});
