import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import { ProjectorWorld } from '../testing/world.ts';

/**
 * Dana owns `here` and `there`, Erin `hers`. Noor is a client's user in `there`, Ben one of another
 * client.
 */
let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.open();
  for (const who of ['dana', 'erin', 'noor', 'ben']) await world.openAccount(who, who);
  await world.createWorkspace('here');
  await world.createWorkspace('there');
  await world.createWorkspace('hers', 'erin');
  for (const [workspace, process, clients] of [
    ['there', 'p1', { acme: 'noor', umbra: 'ben' }],
    ['hers', 'p2', { acme: 'noor' }],
  ] as const) {
    for (const [clientId, accountId] of Object.entries(clients))
      await world.append(streamOf.client(workspace, clientId), [
        { type: 'ClientAdded', data: { clientId, name: clientId } },
        { type: 'ClientUserInvited', data: { clientId, accountId } },
      ]);
    await world.append(streamOf.project(workspace, 'pr'), [
      { type: 'ProjectAdded', data: { projectId: 'pr', clientId: 'acme', name: 'Project' } },
    ]);
    await world.append(streamOf.process(workspace, process), [
      {
        type: 'ProcessCreated',
        data: {
          processId: process,
          projectId: 'pr',
          clientId: 'acme',
          blueprintId: 'b',
          name: 'Onboarding',
          start: '2026-11-01',
          end: '2026-12-31',
        },
      },
      copied([milestone('ms')], [whole(module('m', 'ms'), [task('t', 'm')])]),
    ]);
  }
});
afterAll(() => world.close());

const asked = async (who: string, planId: string) =>
  (await world.get<unknown[]>(who, '', `/api/plans/${planId}/workspaces`)).body;

test('a plan is found in the workspace of whoever asks that holds it, whichever they are in', async () => {
  expect(await asked('dana', 'p1')).toEqual([
    { workspaceId: 'there', workspaceName: 'Works', party: 'team', clientId: null },
  ]);
});

test('a client’s user finds what is their client’s, in each of their workspaces', async () => {
  const hers = { workspaceName: 'Works', party: 'client', clientId: 'acme' };
  expect(await asked('noor', 'p1')).toEqual([{ workspaceId: 'there', ...hers }]);
  expect(await asked('noor', 'p2')).toEqual([{ workspaceId: 'hers', ...hers }]);
});

test.each([
  ['a plan of a stranger’s workspace', 'dana', 'p2'],
  ['a plan of another client', 'ben', 'p1'],
  ['what is nowhere', 'dana', 'nowhere'],
  ['what no id can be', 'dana', 'a%00b'],
])('of %s nothing is learned', async (_, who, planId) => {
  expect(await asked(who, planId)).toEqual([]);
});

test('who was removed finds nothing there any more', async () => {
  await world.append(streamOf.workspace('there'), [
    { type: 'MemberAdded', data: { accountId: 'erin', role: 'ADMIN' } },
  ]);
  expect(await asked('erin', 'p1')).toHaveLength(1);
  await world.append(streamOf.workspace('there'), [
    { type: 'MemberRemoved', data: { accountId: 'erin' } },
  ]);
  expect(await asked('erin', 'p1')).toEqual([]);
});
