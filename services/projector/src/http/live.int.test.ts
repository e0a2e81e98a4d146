import { streamOf } from '@waymark/events';
import { endSession } from '@waymark/postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import { listenTo } from '../testing/listenTo.ts';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.open();
  for (const who of ['dana', 'jonas', 'amara']) await world.openAccount(who, who);
  await world.createWorkspace('w');
  for (const [client, user] of [
    ['x', 'jonas'],
    ['y', 'amara'],
  ] as const) {
    await world.append(streamOf.client('w', client), [
      { type: 'ClientAdded', data: { clientId: client, name: client } },
      { type: 'ClientUserInvited', data: { clientId: client, accountId: user } },
    ]);
    await world.append(streamOf.process('w', `p${client}`), [
      {
        type: 'ProcessCreated',
        data: {
          processId: `p${client}`,
          projectId: 'pr',
          clientId: client,
          name: client,
          blueprintId: 'bp',
          start: '2026-11-01',
          end: '2027-01-02',
        },
      },
    ]);
  }
  await world.rows('dana', 'w', 'history');
});
afterAll(() => world.close());

const rename = (id: string, to: string) =>
  world.append(streamOf.process('w', id), [
    { type: 'ProcessRenamed', data: { processId: id, from: id, to } },
  ]);

const listen = (who: string) => listenTo(world, who);

/**
 * Resolves once all that was appended before has been told: that may be later than its rows are
 * there, and whoever comes meanwhile is told of it.
 */
async function allIsTold() {
  const team = await listen('dana');
  const last = await rename('py', 'All before is told');
  let heard = await team.next();
  while (heard !== null && BigInt(heard.id) < BigInt(last)) heard = await team.next();
  await team.close();
}
beforeEach(allIsTold);

test('each listener hears what it may read, when the rows are there', async () => {
  const [team, jonas, amara] = [await listen('dana'), await listen('jonas'), await listen('amara')];
  const first = await rename('px', 'Renamed');
  expect(await team.next()).toEqual({
    id: first,
    event: 'change',
    data: { position: first, topics: ['plan:px', 'executions'] },
  });
  expect(await jonas.next()).toMatchObject({
    data: { position: first, topics: ['plan:px', 'executions'] },
  });
  expect((await world.get('jonas', 'w', '/api/executions/px')).body['name']).toBe('Renamed');
  const second = await rename('py', 'Too');
  expect(await amara.next()).toMatchObject({
    data: { position: second, topics: ['plan:py', 'executions'] },
  });
  expect(await team.next()).toMatchObject({ data: { position: second } });
  await Promise.all([team.close(), jonas.close(), amara.close()]);
});

test("a client hears of its own processes alone, and of no module that is the team's", async () => {
  const p = streamOf.process('w', 'px');
  const headline = (moduleId: string) => ({
    type: 'TaskHeadlineSet' as const,
    data: { taskId: `t-${moduleId}`, moduleId, from: 'a', to: 'b' },
  });
  await world.append(p, [
    copied(
      [milestone('ms')],
      [
        whole(module('open', 'ms'), [task('t-open', 'open')]),
        whole(module('hush', 'ms', { audience: 'INTERN' }), [task('t-hush', 'hush')]),
      ],
    ),
  ]);
  await allIsTold();
  const jonas = await listen('jonas');
  await rename('py', 'Of Amara');
  await world.append(streamOf.client('w', 'y'), [
    { type: 'ClientRenamed', data: { clientId: 'y', from: 'y', to: 'Why' } },
  ]);
  await world.append(streamOf.blueprint('w', 'bp'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'bp', name: 'Secret' } },
  ]);
  await world.append(streamOf.workspace('w'), [
    {
      type: 'RoleAdded',
      data: { roleId: 'r::x', name: 'Legal', internExtern: 'INTERN', defaultAccountId: null },
    },
  ]);
  await world.append(streamOf.process('other', 'px'), [
    {
      type: 'ProcessCreated',
      data: {
        processId: 'px',
        projectId: 'pr',
        clientId: 'x',
        name: 'x',
        blueprintId: 'bp',
        start: '2026-11-01',
        end: '2027-01-02',
      },
    },
  ]);
  await world.append(p, [
    headline('hush'),
    {
      type: 'PlaceholderAdded',
      data: { placeholderId: 'p::q', name: 'Quiet', description: '', matchedTo: null },
    },
    {
      type: 'VariableAdded',
      data: { variableId: 'v', name: 'Price', type: 'STRING', value: '9', label: '' },
    },
  ]);
  const told = await world.append(p, [headline('open')]);
  expect(await jonas.next()).toEqual({
    id: told,
    event: 'change',
    data: { position: told, topics: ['plan:px', 'executions'] },
  });
  const hidden = await world.append(p, [
    { type: 'ModuleAudienceSet', data: { moduleId: 'open', from: 'EXTERN', to: 'INTERN' } },
  ]);
  expect(await jonas.next()).toMatchObject({ data: { position: hidden } });
  await jonas.close();
});

test('a deleted process is told of as well', async () => {
  const jonas = await listen('jonas');
  await world.append(streamOf.process('w', 'px'), [
    { type: 'ProcessDeleted', data: { processId: 'px', name: 'Renamed' } },
  ]);
  expect((await jonas.next())?.data.topics).toContain('executions');
  await jonas.close();
});

test('who is removed hears no more', async () => {
  const amara = await listen('amara');
  await world.append(streamOf.client('w', 'y'), [
    { type: 'ClientUserRemoved', data: { clientId: 'y', accountId: 'amara' } },
  ]);
  let message = await amara.next();
  if (message !== null) message = await amara.next();
  expect(message).toBeNull();
  expect((await world.fetch('amara', 'w', '/api/live')).status).toBe(403);
});

test('a stranger may not listen', async () => {
  const response = await world.fetch('stranger', 'w', '/api/live');
  expect(response.status).toBe(403);
  await response.body?.cancel();
});

test('a session that ends takes its streams and its reads with it, and nobody else\u2019s', async () => {
  await world.openAccount('erin', 'erin');
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'erin', role: 'ADMIN' } },
  ]);
  await world.rows('dana', 'w', 'people');
  await allIsTold();
  const [theirs, others] = [await listen('erin'), await listen('dana')];
  await endSession(world.db, 'session of erin');
  expect(await theirs.next()).toBeNull();
  expect((await world.fetch('erin', 'w', '/api/executions')).status).toBe(401);
  const position = await rename('px', 'After');
  expect(await others.next()).toMatchObject({ data: { position } });
  await others.close();
});
