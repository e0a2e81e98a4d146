import type { Me } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../readModels/resources.ts';
import { openSandbox, process } from '../readModels/plans/testing/sandbox.ts';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import type { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
const view = { by: 'dana', workspaceId: 'w' };
beforeAll(async () => {
  world = await openSandbox();
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    copied(
      [milestone('m1')],
      [
        whole(module('a', 'm1', { status: 'ACTIVE' }), [task('t1', 'a', { assignee: 'jonas' })]),
        whole(module('b', 'm1', { audience: 'INTERN' }), [task('t2', 'b')]),
      ],
    ),
  ]);
  await world.createWorkspace('w2', 'dana');
  await world.append(streamOf.client('w2', 'c2'), [
    { type: 'ClientAdded', data: { clientId: 'c2', name: 'Other' } },
    { type: 'ClientUserInvited', data: { clientId: 'c2', accountId: 'jonas' } },
  ]);
  await world.get('dana', 'w', '/api/me');
});
afterAll(() => world.close());

/** As Jonas sees it, by himself and by who looks as him. */
async function both(path: string, workspaceId = 'w') {
  const answers = await Promise.all([
    world.fetch('jonas', workspaceId, path),
    world.fetch('jonas', workspaceId, path, {}, { view }),
  ]);
  return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()] as const));
}

test('whoever looks reads of every list what the person reads', async () => {
  for (const { name } of resources) {
    const [own, seen] = await both(`/api/${name}`);
    expect(seen, name).toEqual(own);
  }
  const [, seen] = await both('/api/tasks');
  expect(seen?.[1]).toContain('t1');
  expect(seen?.[1]).not.toContain('t2');
});

test('in no other workspace of theirs, and nothing that stands above workspaces', async () => {
  const [own, seen] = await both('/api/executions', 'w2');
  expect(own?.[0]).toBe(200);
  expect(seen?.[0]).toBe(403);
  const me = await world.fetch('jonas', 'w', '/api/me', {}, { view });
  const { memberships, invitations, refusals, operator } = (await me.json()) as Me;
  expect(memberships).toMatchObject([{ workspaceId: 'w', party: 'client', onlyLooks: true }]);
  expect([invitations, refusals, operator]).toEqual([[], [], false]);
});

test('as who is invited and has not come yet: what they will read, by what was typed of them; by themselves they read nothing', async () => {
  const sealed = await world.vault.seal('lea', {
    email: 'lea@typed.example',
    firstName: 'Lea',
    lastName: 'Strand',
    gender: null,
  });
  const invitation = {
    accountId: 'lea',
    clientId: 'c',
    by: 'dana',
    sealed,
    leadsTo: null,
    mailed: 'atOnce' as const,
  };
  await world.append(streamOf.client('w', 'c'), [{ type: 'InvitationSent', data: invitation }]);
  await world.get('dana', 'w', '/api/me');
  const seen = async (path: string) => {
    const answer = await world.fetch('lea', 'w', path, {}, { view });
    return [answer.status, await answer.text()] as const;
  };
  const [, tasks] = await seen('/api/tasks');
  expect(tasks).toContain('t1');
  expect(tasks).not.toContain('t2');
  const me = JSON.parse((await seen('/api/me'))[1]) as Me;
  expect(me.account).toMatchObject({
    accountId: 'lea',
    email: 'lea@typed.example',
    firstName: 'Lea',
  });
  expect(me.memberships).toMatchObject([
    { workspaceId: 'w', party: 'client', clientId: 'c', onlyLooks: true },
  ]);
  expect(JSON.parse((await seen('/api/plans/p/workspaces'))[1])).toMatchObject([
    { workspaceId: 'w', party: 'client' },
  ]);
  expect((await world.fetch('lea', 'w', '/api/tasks')).status).toBe(403);
  await world.append(streamOf.client('w', 'c'), [
    { type: 'InvitationDeclined', data: { accountId: 'lea', clientId: 'c' } },
  ]);
  await world.get('dana', 'w', '/api/me');
  expect((await seen('/api/tasks'))[0]).toBe(403);
});

test('of whom one looks as, no other workspace is told by a plan’s id', async () => {
  const answer = await world.fetch(
    'jonas',
    'w',
    '/api/plans/p/workspaces',
    {},
    { view: { ...view, workspaceId: 'w2' } },
  );
  expect(await answer.json()).toEqual([]);
});

test('is seen nowhere, and operates nothing', async () => {
  const post = (path: string) =>
    world.fetch(
      'jonas',
      'w',
      path,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
      { view },
    );
  for (const path of ['/api/presence', '/api/operations/pause']) {
    const answer = await post(path);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      403,
      'view-only',
    ]);
  }
  expect((await world.fetch('dana', 'w', '/api/operations', {}, { view })).status).toBe(403);
});
