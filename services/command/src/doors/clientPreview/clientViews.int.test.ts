import type { Problem, SessionReply, ViewTicket } from '@waymark/api';
import { signAccessToken, verifyAccessToken } from '@waymark/edge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { TICKET_SECONDS } from './viewTickets.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let now = new Date();
beforeAll(async () => {
  harness = await startHarness(() => now);
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const anna = () => ({ workspaceId: 'w', clientId: 'x', accountId: world.anna });
const ask = <Body = Problem>(who: string | null, more: object = {}) =>
  harness.post<Body>(who, '/api/session/view', { ...anna(), ...more });
const ticketFor = async (who: string, more: object = {}) =>
  (await ask<ViewTicket>(who, more)).body.ticket;
const enter = <Body = Problem>(ticket: string) =>
  harness.post<Body>(null, '/api/session/view/enter', { ticket });

test('the team looks as a user of the client; the token says whose session it is, and for which workspace', async () => {
  const { status, body } = await enter<SessionReply>(await ticketFor(world.olga));
  expect([status, body.accountId]).toEqual([200, world.anna]);
  expect(verifyAccessToken(harness.signingSecret, body.accessToken, now)).toEqual({
    ...{ accountId: world.anna, sid: 'test' },
    view: { by: world.olga, workspaceId: 'w' },
  });
});

test('nobody else looks, and as nobody else', async () => {
  const refused = async (who: string | null, more: object = {}) => {
    const { status, body } = await ask(who, more);
    return [status, body.code];
  };
  expect(await refused(null)).toEqual([401, 'unauthenticated']);
  expect(await refused(world.ben)).toEqual([403, 'no-permission']);
  expect(await refused(world.olga, { workspaceId: 'elsewhere' })).toEqual([403, 'no-permission']);
  expect(await refused(world.olga, { clientId: 'nobody' })).toEqual([404, 'user-not-found']);
  expect(await refused(world.olga, { accountId: world.olga })).toEqual([404, 'user-not-found']);
  expect(await refused(world.olga, { accountId: '' })).toEqual([422, 'invalid-input']);
  expect(await refused(world.olga, { accountId: '\u0000' })).toEqual([422, 'invalid-input']);
});

test('a ticket is over after an hour, is good for nothing else, and no token is a ticket', async () => {
  const ticket = await ticketFor(world.olga);
  const began = now;
  now = new Date(began.getTime() + (TICKET_SECONDS - 1) * 1000);
  expect((await enter(ticket)).status).toBe(200);
  now = new Date(began.getTime() + TICKET_SECONDS * 1000);
  expect((await enter(ticket)).body.code).toBe('unauthenticated');
  now = began;
  const token = signAccessToken(
    harness.signingSecret,
    { accountId: world.olga, sid: 'test' },
    now,
  ).accessToken;
  for (const none of [token, `${ticket}x`, 'none'])
    expect((await enter(none)).body).toMatchObject({ status: 401, code: 'unauthenticated' });
  const command = await harness.post(null, 'ChangeMailSettings', {}, { token: ticket });
  expect(command.body.code).toBe('unauthenticated');
});

test('somebody is looked as who is invited, before they come, and nobody as who was not asked, declined or has left', async () => {
  const email = 'leaves@w.example';
  const leaves = await harness.account(email, 'Lea');
  expect((await ask(world.olga, { accountId: leaves })).body.code).toBe('user-not-found');
  await harness.give(world.olga, 'InviteClientUser', { clientId: 'x', email });
  expect((await ask(world.olga, { accountId: leaves })).status).toBe(200);
  await harness.give(leaves, 'DeclineInvitation', { workspaceId: 'w', clientId: 'x' });
  expect((await ask(world.olga, { accountId: leaves })).body.code).toBe('user-not-found');
  await harness.give(world.olga, 'InviteClientUser', { clientId: 'x', email });
  await harness.give(leaves, 'AcceptInvitation', { workspaceId: 'w', clientId: 'x' });
  const ticket = await ticketFor(world.olga, { accountId: leaves });
  await harness.give(world.olga, 'RemoveClientUser', { clientId: 'x', accountId: leaves });
  expect((await enter(ticket)).body.code).toBe('user-not-found');
});

test('nothing is changed by whoever looks, by any route that writes', async () => {
  type Documented = { readonly security?: readonly object[] };
  const { body: document } = await harness.get<{
    paths: Record<string, Record<string, Documented>>;
  }>('/api/openapi.json');
  const { body } = await enter<SessionReply>(await ticketFor(world.olga));
  const headers = {
    ...{ Authorization: `Bearer ${body.accessToken}`, 'Content-Type': 'application/json' },
    ...{ 'Waymark-Workspace': 'w', 'Idempotency-Key': crypto.randomUUID() },
  };
  const tried: string[] = [];
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { security }] of Object.entries(methods)) {
      // What takes no token does not know who asks.
      if (
        security?.length === 0 ||
        !/^\/api\/(commands|session|mails|previews|drafts|uploads)/.test(path)
      )
        continue;
      const asked = method === 'get' ? {} : { body: '{}' };
      const address = `${harness.site}${path.replaceAll(/\{\w+\}/g, 'p')}`;
      const answer = await fetch(address, { method: method.toUpperCase(), headers, ...asked });
      expect([path, answer.status, ((await answer.json()) as Problem).code]).toEqual([
        path,
        403,
        'view-only',
      ]);
      tried.push(path);
    }
  expect(tried.filter((path) => path.startsWith('/api/commands/')).length).toBeGreaterThan(100);
  for (const others of [
    '/api/uploads',
    '/api/session/view',
    '/api/drafts/{planKind}/{planId}/{taskId}',
  ])
    expect(tried).toContain(others);
});
