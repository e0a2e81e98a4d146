import type { Me } from '@waymark/api';
import { streamOf, type ClientEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from './resources.ts';
import { openTwoWorkspaces } from '../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../testing/world.ts';

/**
 * `both` is a user of the clients x and y of workspace w1, `far` of x in each of the two
 * workspaces.
 */
let world: ProjectorWorld;
const joins = (accountId: string, clientId: string) =>
  world.append(streamOf.client(clientId.slice(0, 2), clientId), [
    { type: 'ClientUserInvited', data: { clientId, accountId } },
  ]);
const leaves = (accountId: string, clientId: string) => {
  const left: ClientEvent = { type: 'ClientUserRemoved', data: { clientId, accountId } };
  return world.append(streamOf.client('w1', clientId), [left]);
};
beforeAll(async () => {
  world = await openTwoWorkspaces();
  for (const who of ['both', 'far']) await world.openAccount(who, who);
  for (const clientId of ['w1x', 'w1y']) await joins('both', clientId);
  for (const clientId of ['w1x', 'w2x']) await joins('far', clientId);
});
afterAll(() => world.close());

/** What is kept for each person alone, of which these two have nothing. */
const OWN = new Set(['notices', 'views', 'mailings', 'mailCopies', 'ratings']);
const idsOf = async (who: string, resource: string, workspace = 'w1') =>
  (await world.rows(who, workspace, resource, { range: [0, 999] })).map((row) => String(row['id']));

test.each(resources.map(({ name }) => name))(
  'whoever is a user of two clients reads of %s what both do',
  async (name) => {
    if (OWN.has(name)) return;
    const [x, y, both] = await Promise.all(
      ['user-w1x', 'user-w1y', 'both'].map((who) => idsOf(who, name)),
    );
    expect(both!.toSorted()).toEqual([...new Set([...x!, ...y!])].toSorted());
  },
);

test.each(resources.map(({ name }) => name))(
  'and of %s nothing of others, nor what is hidden from clients',
  async (name) => {
    const text = async (who: string, workspace: string) =>
      JSON.stringify(await world.rows(who, workspace, name, { range: [0, 999] }));
    expect(await text('both', 'w1')).not.toMatch(/w2|hush|secret|w1-bp-|r::|team-w1@/);
    expect(await text('far', 'w1')).not.toMatch(/w1y|w2|hush|secret|w1-bp-|r::|team-w1@/);
    expect(await text('far', 'w2')).not.toMatch(/w2y|w1|hush|secret|w2-bp-|r::|team-w2@/);
    expect((await world.get('both', 'w2', `/api/${name}`)).status).toBe(403);
  },
);

test('a person has one row, with all the clients whose people they are', async () => {
  const row = async (who: string, filter: object = { id: 'both' }) =>
    (await world.rows(who, 'w1', 'people', { filter }))[0];
  expect(await row('team-w1')).toMatchObject({
    clientId: 'w1x',
    clientIds: ['w1x', 'w1y'],
    former: false,
  });
  expect(await row('user-w1y')).toMatchObject({ clientId: 'w1y', clientIds: ['w1y'] });
  for (const clientId of ['w1x', 'w1y'])
    expect(await row('team-w1', { id: 'both', clientId })).toMatchObject({
      id: 'both',
      clientId,
      clientName: clientId,
    });
  const ofClient = (id: string) => ({ id, name: id, invitation: null });
  expect((await row('team-w1'))?.['clients']).toEqual([ofClient('w1x'), ofClient('w1y')]);
  expect(await row('user-w1y')).not.toHaveProperty('clients');
});

test('who is a user of one client and asked by others is told as what they are where they are looked for', async () => {
  await world.openAccount('asked', 'asked');
  await joins('asked', 'w1x');
  const asks = async (clientId: string | null) => {
    const words = {
      email: 'asked@y.example',
      firstName: 'Asa',
      lastName: 'Ked',
      gender: null,
    } as const;
    const sealed = await world.vault.seal('asked', words);
    const by = { by: 'team-w1', leadsTo: null, mailed: 'atOnce' } as const;
    await world.append(
      clientId === null ? streamOf.workspace('w1') : streamOf.client('w1', clientId),
      [{ type: 'InvitationSent', data: { accountId: 'asked', clientId, sealed, ...by } }],
    );
  };
  await asks('w1y');
  await asks(null);
  const row = async (filter: object) =>
    (await world.rows('team-w1', 'w1', 'people', { filter: { id: 'asked', ...filter } }))[0];
  const clients = [
    { id: 'w1x', name: 'w1x', invitation: null },
    { id: 'w1y', name: 'w1y', invitation: 'pending' },
  ];
  expect(await row({})).toMatchObject({
    party: 'client',
    clientId: 'w1x',
    invitation: null,
    clients,
  });
  expect(await row({ clientId: 'w1x' })).toMatchObject({
    clientId: 'w1x',
    invitation: null,
    clients,
  });
  expect(await row({ clientId: 'w1y' })).toMatchObject({
    ...{
      clientId: 'w1y',
      clientName: 'w1y',
      invitation: 'pending',
      email: 'asked@y.example',
      clients,
    },
  });
  expect(await row({ party: 'team' })).toMatchObject({
    party: 'team',
    clientId: null,
    invitation: 'pending',
    clients,
  });
  expect(
    (await world.rows('user-w1y', 'w1', 'people', { filter: { id: 'asked' } }))[0],
  ).toMatchObject({ ...{ clientId: 'w1y', invitation: 'pending', clientIds: ['w1y'] } });
});

test('each of their clients is one of the places where they belong', async () => {
  const { memberships } = (await world.get<{ memberships: object[] }>('both', '', '/api/me')).body;
  expect(memberships).toMatchObject([
    { workspaceId: 'w1', clientId: 'w1x', clientName: 'w1x' },
    { workspaceId: 'w1', clientId: 'w1y', clientName: 'w1y' },
  ]);
  const { body } = await world.get('both', '', '/api/plans/w1y-p/workspaces');
  expect(body).toEqual([
    { workspaceId: 'w1', workspaceName: 'w1', party: 'client', clientId: 'w1y' },
  ]);
});

test('once they are a user of one no more, they read of the other alone', async () => {
  await leaves('both', 'w1x');
  expect(await idsOf('both', 'executions')).toEqual(await idsOf('user-w1y', 'executions'));
  expect((await world.get('both', 'w1', '/api/executions/w1x-p')).status).toBe(404);
  await joins('both', 'w1x');
  expect(await idsOf('both', 'executions')).toHaveLength(2);
});

test('who has left is told by name and side where that is asked for, and is nobody’s colleague', async () => {
  await leaves('far', 'w1x');
  const rows = async (filter: object, who = 'user-w1x') =>
    (await world.rows(who, 'w1', 'people', { filter })).filter(({ id }) => id === 'far');
  expect(await rows({})).toEqual([]);
  expect(await rows({ withFormer: true, clientId: 'w1y' }, 'team-w1')).toEqual([]);
  expect(await rows({ withFormer: true, clientId: 'w1x' }, 'team-w1')).toMatchObject([
    { former: true },
  ]);
  expect(await rows({ withFormer: true })).toMatchObject([
    {
      id: 'far',
      name: 'far',
      party: 'client',
      clientId: 'w1x',
      clientIds: ['w1x'],
      former: true,
      email: null,
    },
  ]);
  expect(await rows({ withFormer: true }, 'user-w1y')).toEqual([]);
});

test('a workspace is told as one of before to who belongs there in no way any more, and to nobody else', async () => {
  const before = async (who: string) =>
    (await world.get<Me>(who, '', '/api/me')).body.formerWorkspaces.map(
      ({ workspaceId }) => workspaceId,
    );
  await world.openAccount('gone', 'gone');
  expect(await before('gone')).toEqual([]);
  for (const clientId of ['w1x', 'w1y']) await joins('gone', clientId);
  await leaves('gone', 'w1x');
  expect(await before('gone')).toEqual([]);
  await leaves('gone', 'w1y');
  expect(await before('gone')).toEqual(['w1']);
  await joins('gone', 'w1y');
  expect(await before('gone')).toEqual([]);
  expect(await before('user-w1x')).toEqual([]);
});
