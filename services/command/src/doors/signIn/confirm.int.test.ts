import { commandExamples, confirmedCommands } from '@waymark/api';
import { RECENT_SECONDS, signAccessToken, verifyAccessToken } from '@waymark/edge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everybody } from './admission.ts';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { openSignInSite, type SignInSite } from '../../testing/signInSite.ts';

let now = new Date('2026-11-21T10:00:00.000Z');
let site: SignInSite;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  site = await openSignInSite(everybody, () => now);
  // The edge takes tokens by the clock on the wall.
  harness = await startHarness(() => new Date());
  world = await sampleWorkspace(harness);
});
afterAll(async () => {
  await site.close();
  await harness.stop();
});

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));

test('who signed in a while ago ends all other sessions once they have shown by a code that it is they', async () => {
  const [browser, other] = [site.browser(), site.browser()];
  const email = 'confirm@example.com';
  for (const each of [other, browser])
    each.accessToken = (await each.signUp(email)).body?.accessToken ?? '';
  const end = () => browser.call('DELETE', '/api/session/others');
  expect((await end()).status).toBe(204);
  later(RECENT_SECONDS + 1);
  // A session that is renewed is no more recent for that.
  browser.accessToken =
    (await browser.call('POST', '/api/session/refresh')).body?.accessToken ?? '';
  expect(await end()).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });

  const confirm = (code: string) => browser.call('POST', '/api/session/confirm', { code });
  expect(await confirm('123456')).toMatchObject({ status: 422, body: { code: 'other-browser' } });
  expect(await browser.call('POST', '/api/session/confirm/code')).toMatchObject({
    status: 200,
    body: { sent: 'code' },
  });
  const due = await site.lastDue();
  expect(due?.email).toBe(email);
  const code = due?.code ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await confirm(wrong)).toMatchObject({
    status: 422,
    body: { code: 'invalid-code', field: 'code' },
  });
  const before = browser.accessToken;
  const { status, body } = await confirm(code);
  expect(status).toBe(200);
  browser.accessToken = body?.accessToken ?? '';
  const [old, fresh] = [before, browser.accessToken].map((token) =>
    verifyAccessToken('test', token, now),
  );
  expect(fresh).toMatchObject({ accountId: old?.accountId, sid: old?.sid });
  expect((await end()).status).toBe(204);
  expect(await confirm(code)).toMatchObject({ status: 422 });
  // What the cookie is renewed to knows of it, too.
  later(60);
  browser.accessToken =
    (await browser.call('POST', '/api/session/refresh')).body?.accessToken ?? '';
  expect((await end()).status).toBe(204);
  later(RECENT_SECONDS - 59);
  expect((await end()).status).toBe(403);
  // All could be ended one by one, too.
  expect(await browser.call('DELETE', '/api/session/all/any')).toMatchObject({
    status: 403,
    body: { code: 'confirmation-needed' },
  });
  // Asking somebody who may do it once more is no refusal of access.
  expect(site.audit.filter(({ event }) => event === 'access-refused')).toEqual([]);
});

test('nobody confirms without a session, and no code signs in as somebody else', async () => {
  const [ada, eve] = [site.browser(), site.browser()];
  ada.accessToken = (await ada.signUp('ada-c@example.com')).body?.accessToken ?? '';
  eve.accessToken = (await eve.signUp('eve-c@example.com')).body?.accessToken ?? '';
  const nobody = site.browser();
  for (const path of ['', '/code'])
    expect((await nobody.call('POST', `/api/session/confirm${path}`, { code: '1' })).status).toBe(
      401,
    );
  await eve.call('POST', '/api/session/confirm/code');
  const code = (await site.lastDue())?.code ?? '';
  await ada.call('POST', '/api/session/confirm/code');
  expect((await ada.call('POST', '/api/session/confirm', { code })).status).toBe(422);
});

test.each([
  ['DeleteClient', { clientId: 'none' }],
  ['RemoveTeamUser', { accountId: 'none' }],
  ['SetBookingKey', { provider: 'calendly', key: 'k'.repeat(40) }],
  ['SetFormKey', { formId: 'none', key: `wmk_${'k'.repeat(43)}` }],
  ['MakeApiKey', commandExamples.MakeApiKey],
  ['RotateApiKey', commandExamples.RotateApiKey],
  ['EndApiKey', commandExamples.EndApiKey],
] as const)('%s asks for a sign-in that is recent', async (name, payload) => {
  expect(confirmedCommands).toContain(name);
  const at = new Date();
  const token = (secondsAgo: number) =>
    signAccessToken(
      harness.signingSecret,
      { accountId: world.olga, sid: 's', since: new Date(at.getTime() - secondsAgo * 1_000) },
      at,
    ).accessToken;
  const give = async (secondsAgo: number) =>
    (await harness.post<{ code: string }>(null, name, payload, { token: token(secondsAgo) })).body
      .code;
  expect(await give(RECENT_SECONDS + 60)).toBe('confirmation-needed');
  expect(await give(60)).not.toBe('confirmation-needed');
});

test('each command that asks for it is tried above', () => expect(confirmedCommands.size).toBe(7));
