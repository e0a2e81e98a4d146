import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RESET_MINUTES } from '../../identity/oneTimeCodes.ts';
import { openSignInSite, type Browser, type SignInSite } from '../../testing/signInSite.ts';
import { everybody } from './admission.ts';
import { defaultLimits } from './signInLimits.ts';

let now = new Date('2026-11-21T10:00:00.000Z');
let site: SignInSite;
beforeAll(async () => (site = await openSignInSite(everybody, () => now)));
afterAll(() => site.close());

let number = 0;
let email = '';
beforeEach(() => void (email = `forgetful${++number}@example.com`));

const old = 'harbour-lantern-42';
const fresh = 'window otter pencil';
const forgotten = (browser: Browser, of = email) =>
  browser.call('POST', '/api/session/password/forgotten', { email: of });
const reset = (browser: Browser, code: string, password = fresh, of = email) =>
  browser.call('POST', '/api/session/password/reset', { email: of, code, password });
const by = (browser: Browser, password: string) =>
  browser.call('POST', '/api/session/password', { email, password });
const refresh = async (browser: Browser) =>
  (await browser.call('POST', '/api/session/refresh')).status;

async function withPassword() {
  const browser = site.browser();
  const { body } = await browser.signUp(email);
  browser.accessToken = body?.accessToken ?? '';
  expect((await browser.call('POST', '/api/session/own-password', { password: old })).status).toBe(
    204,
  );
  return { browser, accountId: body?.accountId ?? '' };
}
/** A browser that asked for a link, with the word of it. */
async function asked(of = email) {
  const browser = site.browser();
  const { status } = await forgotten(browser, of);
  expect(status).toBe(204);
  const due = await site.lastDue();
  expect(due).toMatchObject({ email: of, isWord: true, forPassword: true });
  return { browser, word: due?.code ?? '' };
}

test('the link chooses a new password once, signs in there, and signs out everywhere else', async () => {
  const { browser: desk, accountId } = await withPassword();
  const { browser, word } = await asked();
  expect(word).toMatch(/^[\da-f]{32}$/);
  const { status, body } = await reset(browser, word);
  expect([status, body?.accountId]).toEqual([200, accountId]);
  expect([...browser.jar.keys()]).toEqual(['waymark_browser', 'waymark_refresh']);
  expect([await refresh(desk), await refresh(browser)]).toEqual([401, 200]);
  expect([
    (await by(site.browser(), old)).status,
    (await by(site.browser(), fresh)).status,
  ]).toEqual([401, 200]);
  expect(site.mails).toContainEqual(
    expect.objectContaining({ mail: 'passwordChanged', to: accountId, how: 'reset' }),
  );
});

test('a link that was used, is old, forged, or of another browser chooses nothing, and says why', async () => {
  const { browser: owner } = await withPassword();
  const { browser, word } = await asked();
  expect(await reset(site.browser(), word)).toMatchObject({
    status: 401,
    body: { code: 'other-browser', field: 'code' },
  });
  const stranger = site.browser();
  await forgotten(stranger, 'nobody@example.com');
  const over = {
    status: 401,
    body: {
      code: 'reset-link-over',
      detail: 'This link was used, or is older than 30 minutes. Ask for a new one.',
    },
  };
  expect(await reset(stranger, word)).toMatchObject(over);
  for (const forged of ['', '0'.repeat(32), `${word}0`, '123456'])
    expect(await reset(browser, forged)).toMatchObject(over);
  expect((await reset(browser, word)).status).toBe(200);
  const { browser: again, word: second } = await asked();
  const challenge = again.jar.get('waymark_challenge') ?? '';
  expect((await reset(again, second)).status).toBe(200);
  again.jar.set('waymark_challenge', challenge);
  expect(await reset(again, second)).toMatchObject(over);
  const { browser: late, word: third } = await asked();
  now = new Date(now.getTime() + RESET_MINUTES * 60_000 + 1);
  expect(await reset(late, third)).toMatchObject(over);
  expect(await refresh(owner)).toBe(401);
});

test('of two who use it at once, one does', async () => {
  await withPassword();
  const { browser, word } = await asked();
  const statuses = (await Promise.all([reset(browser, word), reset(browser, word)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 401]);
});

test('nobody chooses that of somebody else, whatever link they hold', async () => {
  const { accountId } = await withPassword();
  const eve = `eve-${email}`;
  await site.browser().signUp(eve);
  const { browser, word } = await asked(eve);
  expect((await reset(browser, word, fresh, email)).body?.code).toBe('reset-link-over');
  // A code that signs in chooses none, and the word of a link for a password signs nobody in.
  const asker = site.browser();
  await asker.ask(eve);
  const code = (await site.lastDue())?.code ?? '';
  expect((await reset(asker, code, fresh, eve)).body?.code).toBe('reset-link-over');
  expect((await browser.signIn(eve, word)).body?.code).toBe('invalid-code');
  expect((await by(site.browser(), old)).body?.accountId).toBe(accountId);
});

test('a password that is refused uses the link up in no way', async () => {
  await withPassword();
  const { browser, word } = await asked();
  for (const [password, code] of [
    ['short', 'invalid-input'],
    ['passwordpassword', 'password-too-easy'],
    [`${email}1`, 'password-too-easy'],
  ] as const)
    expect((await reset(browser, word, password)).body).toMatchObject({ code, field: 'password' });
  expect((await reset(browser, word)).status).toBe(200);
});

test('whoever asks for links as often as they may mutes no code, and has few mails sent', async () => {
  const { browser: owner } = await withPassword();
  const before = site.mails.length;
  for (let n = 0; n < 40; n++) {
    const stranger = site.browser();
    stranger.address = `2001:db8:${(n + 256).toString(16)}::1`;
    expect((await forgotten(stranger)).status).toBe(204);
  }
  expect(site.mails.length - before).toBeLessThanOrEqual(defaultLimits.mails.times);
  const newcomer = site.browser();
  newcomer.address = '2001:db8:ffff::1';
  await newcomer.ask(email);
  expect((await newcomer.signIn(email, (await site.lastDue())?.code)).status).toBe(200);
  await owner.ask(email);
  expect((await owner.signIn(email, (await site.lastDue())?.code)).status).toBe(200);
});

test('the answer to an unknown address is the same to the byte, and nothing is mailed', async () => {
  await withPassword();
  const shape = async (of: string) => {
    const before = site.mails.length;
    const { status, headers, body, setCookie } = await forgotten(site.browser(), of);
    const told = [...headers].filter(
      ([name]) => !['set-cookie', 'date', 'x-request-id'].includes(name),
    );
    const cookies = setCookie.map((cookie) => cookie.replace(/=[\w-]{43};/, '=*;'));
    const sent = site.mails.slice(before).map(({ mail }) => mail);
    return { status, body, told, cookies, sent };
  };
  const known = await shape(email);
  expect(await shape('nobody-at-all@example.com')).toEqual(known);
  expect(known.cookies).toEqual([expect.stringMatching(/^waymark_challenge=\*;.*httponly$/i)]);
  expect(await site.lastDue()).toBeNull();
});
