import { streamOf, type InvitationEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectorWorld } from '../../testing/world.ts';

let world: ProjectorWorld;
const sent = async (to: string, clientId: string | null = null): Promise<InvitationEvent> => ({
  type: 'InvitationSent',
  data: {
    accountId: to,
    clientId,
    by: 'eve',
    sealed: await world.vault.seal(to, {
      email: `${to}@typed.example`,
      firstName: 'Typed',
      lastName: 'Name',
      gender: 'DIVERSE',
    }),
    leadsTo: null,
    mailed: 'atOnce' as const,
  },
});
const answer = (
  type: 'InvitationAccepted' | 'InvitationDeclined' | 'InvitationWithdrawn',
  accountId: string,
) => world.append(streamOf.workspace('v'), [{ type, data: { accountId, clientId: null } }]);
const person = async (id: string) => (await world.get('eve', 'v', `/api/people/${id}`)).body;
const me = async (who: string) =>
  (
    await world.get<{
      memberships: unknown[];
      invitations: { workspaceId: string }[];
      refusals: unknown[];
    }>(who, '', '/api/me')
  ).body;

/** Dana owns workspace `w`; Eve, a stranger, invites her to `v`. */
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.openAccount('eve', 'Eve');
  await world.createWorkspace('v', 'eve');
  await world.append(streamOf.workspace('v'), [await sent('dana')]);
});
afterAll(() => world.close());

test('the inviting side sees what it typed and nothing of the account', async () => {
  const typed = {
    name: 'Typed Name',
    firstName: 'Typed',
    lastName: 'Name',
    email: 'dana@typed.example',
    gender: 'DIVERSE',
    invitation: 'pending',
  };
  expect(await person('dana')).toMatchObject(typed);
  expect(await world.rows('eve', 'v', 'people', { filter: { q: 'dana@typed' } })).toMatchObject([
    typed,
  ]);
  expect(await world.rows('eve', 'v', 'people', { filter: { q: 'dana@example.com' } })).toEqual([]);
  const history = JSON.stringify(await world.rows('eve', 'v', 'history'));
  expect(history).toContain('Typed Name');
  expect(history).not.toContain('Dana');
});

test('the one who is invited belongs to nothing: it is told apart, and read nowhere', async () => {
  const { memberships, invitations } = await me('dana');
  expect(memberships).toMatchObject([{ workspaceId: 'w' }]);
  expect(invitations).toMatchObject([{ workspaceId: 'v', workspaceName: 'Works', byName: 'Eve' }]);
  expect((await world.get('dana', 'v', '/api/people')).status).toBe(403);
});

test('after a no, and after it was taken back, they are still what was typed', async () => {
  await answer('InvitationDeclined', 'dana');
  expect(await person('dana')).toMatchObject({ name: 'Typed Name', invitation: 'declined' });
  expect(JSON.stringify(await world.rows('eve', 'v', 'history'))).not.toContain('Dana');
  await answer('InvitationWithdrawn', 'dana');
  expect(await person('dana')).toMatchObject({ name: 'Typed Name', invitation: 'withdrawn' });
  expect((await me('dana')).invitations).toEqual([]);
  expect((await world.rows('eve', 'v', 'people')).map(({ id }) => id)).toEqual(['eve']);
});

test('whoever said never finds none, and the inviting side sees it open as any other', async () => {
  await world.append('account-dana', [
    { type: 'InvitationsBlocked', data: { accountId: 'dana', workspaceId: 'v' } },
  ]);
  await world.append(streamOf.workspace('v'), [await sent('dana')]);
  expect((await me('dana')).invitations).toEqual([]);
  expect(await person('dana')).toMatchObject({ invitation: 'pending' });
  await world.append('account-dana', [
    { type: 'InvitationsAllowed', data: { accountId: 'dana', workspaceId: 'v' } },
  ]);
  expect((await me('dana')).invitations).toHaveLength(1);
});

test('whom they refused is theirs to see, everybody first', async () => {
  const block = (workspaceId: string | null) =>
    world.append('account-dana', [
      { type: 'InvitationsBlocked', data: { accountId: 'dana', workspaceId } },
    ]);
  await block('v');
  await block(null);
  const { refusals } = await me('dana');
  expect(refusals).toEqual([
    { workspaceId: null, workspaceName: null },
    { workspaceId: 'v', workspaceName: 'Works' },
  ]);
  expect((await me('eve')).refusals).toEqual([]);
  for (const workspaceId of ['v', null])
    await world.append('account-dana', [
      { type: 'InvitationsAllowed', data: { accountId: 'dana', workspaceId } },
    ]);
  expect((await me('dana')).refusals).toEqual([]);
});

test('once they accept, they are who they are', async () => {
  await answer('InvitationAccepted', 'dana');
  expect(await person('dana')).toMatchObject({
    name: 'Dana',
    email: 'dana@example.com',
    role: 'ADMIN',
    invitation: null,
  });
  expect((await world.get('dana', 'v', '/api/people')).status).toBe(200);
  expect((await me('dana')).memberships).toHaveLength(2);
});

test('an address is shown, and found, with its domain in letters', async () => {
  const email = 'joerg@xn--mller-kva.example';
  await world.append(streamOf.workspace('v'), [
    {
      type: 'InvitationSent',
      data: {
        ...{ accountId: 'joerg', clientId: null, by: 'eve', leadsTo: null, mailed: 'atOnce' },
        sealed: await world.vault.seal('joerg', {
          email,
          firstName: 'Joerg',
          lastName: '',
          gender: null,
        }),
      },
    },
  ]);
  expect(await world.rows('eve', 'v', 'people', { filter: { q: 'joerg@muller' } })).toMatchObject([
    { email: 'joerg@müller.example' },
  ]);
});
