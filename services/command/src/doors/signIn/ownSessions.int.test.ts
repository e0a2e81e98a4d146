import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { OwnSessions } from '@waymark/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SessionEndLinks } from '../../identity/sessionEndLinks.ts';
import { openSignInSite, type Browser, type SignInSite } from '../../testing/signInSite.ts';

let site: SignInSite;
beforeAll(async () => (site = await openSignInSite()));
afterAll(() => site.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let number = 0;
let email = '';
beforeEach(() => void (email = `own${++number}@example.com`));

/** Signs in with a browser of its own, and answers it with its access token. */
async function signedIn(userAgent: string, address = '192.0.2.7') {
  const browser = site.browser();
  Object.assign(browser, { userAgent, address });
  const { body } = await browser.signUp(email);
  browser.accessToken = body?.accessToken ?? '';
  return browser;
}
const all = async (browser: Browser) => {
  const { status, body } = await browser.call('GET', '/api/session/all');
  expect(status).toBe(200);
  return (body as unknown as OwnSessions).sessions;
};
const refresh = async (browser: Browser) =>
  (await browser.call('POST', '/api/session/refresh')).status;

test('everybody sees where they are signed in, by what, from where and how, and nobody else', async () => {
  const [desk, mobile] = [await signedIn(firefox), await signedIn(phone, '2001:db8:12:3456::9')];
  const sessions = await all(mobile);
  expect(sessions).toHaveLength(2);
  expect(sessions).toEqual(
    expect.arrayContaining([
      {
        ...{
          browser: 'Firefox',
          system: 'Windows',
          network: '192.0.2.x',
          isThis: false,
          amr: ['otp'],
        },
        ...{ begunAt: '2026-11-21T10:00:00.000Z', usedAt: '2026-11-21T10:00:00.000Z' },
        id: expect.any(String) as string,
      },
      expect.objectContaining({
        browser: 'Safari',
        system: 'iPhone',
        network: '2001:db8:12::',
        isThis: true,
      }),
    ]),
  );
  expect((await all(desk)).filter(({ isThis }) => isThis)).toMatchObject([{ browser: 'Firefox' }]);
  Object.assign(desk, { address: '198.51.100.9' });
  expect(await refresh(desk)).toBe(200);
  expect((await all(mobile)).map(({ network }) => network).toSorted()).toEqual([
    '198.51.100.x',
    '2001:db8:12::',
  ]);
  expect((await site.browser().call('GET', '/api/session/all')).status).toBe(401);
});

test('one of them is ended at once, with its access token; ending it again is no mistake, and nobody ends what is not theirs', async () => {
  const [desk, mobile] = [await signedIn(firefox), await signedIn(phone)];
  const [id = ''] = (await all(mobile)).filter(({ isThis }) => !isThis).map((one) => one.id);
  email = 'stranger@example.com';
  const stranger = await signedIn(firefox);
  expect((await stranger.call('DELETE', `/api/session/all/${id}`)).status).toBe(204);
  expect(await all(mobile)).toHaveLength(2);
  for (const _ of 'ab')
    expect((await mobile.call('DELETE', `/api/session/all/${id}`)).status).toBe(204);
  expect((await mobile.call('DELETE', '/api/session/all/no-id')).status).toBe(204);
  expect((await desk.call('GET', '/api/session/all')).status).toBe(401);
  expect([await refresh(desk), await refresh(mobile)]).toEqual([401, 200]);
  expect(await all(mobile)).toMatchObject([{ isThis: true }]);
});

test('all but the one that asks end together', async () => {
  const browsers = [await signedIn(firefox), await signedIn(phone), await signedIn(firefox)];
  const [here, ...others] = browsers as [Browser, ...Browser[]];
  expect((await here.call('DELETE', '/api/session/others')).status).toBe(204);
  for (const other of others) {
    expect((await other.call('GET', '/api/session/all')).status).toBe(401);
    expect(await refresh(other)).toBe(401);
  }
  expect(await all(here)).toMatchObject([{ isThis: true }]);
});

test('its owner is mailed of a sign-in from a new browser, but for the very first, and none from a browser that is known', async () => {
  const told = () => site.mails.filter(({ mail }) => mail === 'newSignIn');
  const before = told().length;
  const desk = await signedIn(firefox);
  expect(told()).toHaveLength(before);
  await desk.signUp(email);
  expect(told()).toHaveLength(before);
  const mobile = await signedIn(phone, '2001:db8:12:3456::9');
  const [mine] = (await all(mobile)).filter(({ isThis }) => isThis);
  expect(told().slice(before)).toEqual([
    {
      ...{ mail: 'newSignIn', sid: mine?.id, at: '2026-11-21T10:00:00.000Z', method: 'otp' },
      ...{ browser: 'Safari', system: 'iPhone', network: '2001:db8:12::' },
      to: expect.any(String) as string,
    },
  ]);
});

test('whoever is signed in gets one pair of keys for all their devices, which lies sealed and goes with them', async () => {
  const [desk, mobile] = [await signedIn(firefox), await signedIn(phone)];
  const keys = async (browser: Browser) =>
    (await browser.call('GET', '/api/session/device-key')).body ?? {};
  const [one, two] = await Promise.all([keys(desk), keys(mobile)]);
  expect(two).toEqual(one);
  expect(await keys(desk)).toEqual(one);
  const der = (key = '') => Buffer.from(key, 'base64url');
  const privateKey = createPrivateKey({
    key: der(one['privateKey']),
    format: 'der',
    type: 'pkcs8',
  });
  expect(createPublicKey(privateKey).export({ format: 'der', type: 'spki' })).toEqual(
    der(one['publicKey']),
  );
  expect(privateKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  const { rows } = await site.place.pool.query('SELECT * FROM identity.device_keys');
  expect(JSON.stringify(rows)).not.toContain(one['privateKey']);
  email = 'other-device@example.com';
  const other = await keys(await signedIn(firefox));
  expect(other['privateKey']).not.toBe(one['privateKey']);
  expect((await site.browser().call('GET', '/api/session/device-key')).status).toBe(401);
});

test('the word of that mail ends that session, whoever has it; a forged one ends none', async () => {
  const [desk, mobile] = [await signedIn(firefox), await signedIn(phone)];
  const [mine] = (await all(mobile)).filter(({ isThis }) => isThis);
  const end = (token: string) => site.browser().call('POST', '/api/session/end', { token });
  const word = new SessionEndLinks(['test']).token(mine?.id ?? '');
  for (const forged of [
    '',
    'x',
    `${mine?.id}.${'0'.repeat(64)}`,
    `${word}0`,
    new SessionEndLinks(['other']).token('x'),
  ])
    expect((await end(forged)).body?.code).toBe('link-not-found');
  expect(await all(mobile)).toHaveLength(2);
  for (const _ of 'ab') expect((await end(word)).status).toBe(204);
  expect([await refresh(mobile), await refresh(desk)]).toEqual([401, 200]);
});
