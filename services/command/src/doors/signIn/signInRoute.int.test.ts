import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSignInSite, type SignInSite } from '../../testing/signInSite.ts';

let site: SignInSite;
beforeAll(async () => (site = await openSignInSite()));
afterAll(() => site.close());
const lastDue = () => site.lastDue();

test('signing up by a mailed code opens the account; signing in again finds it', async () => {
  const browser = site.browser();
  const first = await browser.signUp('Ada@example.com');
  expect(first.status).toBe(200);
  expect(first.body).toEqual({
    accessToken: expect.any(String) as string,
    expiresAt: '2026-11-21T10:15:00.000Z',
    accountId: expect.any(String) as string,
  });
  await browser.ask('ada@example.com');
  const again = await browser.signIn('ada@example.com', (await lastDue())?.code);
  expect(again.body?.accountId).toBe(first.body?.accountId);
});

test('an address of a domain in letters signs in as the network has it, however it is typed', async () => {
  const browser = site.browser();
  const first = await browser.signUp('Joerg@müller.example');
  expect(first.status).toBe(200);
  await browser.ask('joerg@xn--mller-kva.example');
  const due = await lastDue();
  expect(due?.email).toBe('joerg@xn--mller-kva.example');
  const again = await browser.signIn('joerg@mu\u0308ller.example', due?.code);
  expect(again.body?.accountId).toBe(first.body?.accountId);
});

test('the cookies are for the session routes alone, out of reach of scripts, each for its time', async () => {
  const browser = site.browser();
  const asked = await browser.ask('cookie@example.com', 'signUp');
  const signedIn = await browser.signIn('cookie@example.com', (await lastDue())?.code);
  const cookies = [...asked.setCookie, ...signedIn.setCookie];
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    'waymark_challenge',
    'waymark_challenge',
    'waymark_browser',
    'waymark_refresh',
  ]);
  for (const cookie of cookies)
    for (const part of ['path=/api/session', 'httponly', 'samesite=strict'])
      expect(cookie.toLowerCase()).toContain(part);
  expect(cookies[3]).toMatch(/^waymark_refresh=[\w-]{43};.*expires=Thu, 26 Nov 2026 10:00:00 GMT/);
  expect([...browser.jar.keys()]).toEqual(['waymark_browser', 'waymark_refresh']);
});

test('over https the cookies belong to this very host, and no neighbour of it can put others in their place', async () => {
  const browser = site.browser();
  browser.isSecure = true;
  const asked = await browser.ask('secure@example.com', 'signUp');
  const signedIn = await browser.signIn('secure@example.com', (await lastDue())?.code);
  const cookies = [...asked.setCookie, ...signedIn.setCookie];
  expect(cookies).toHaveLength(4);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-waymark_(challenge|browser|refresh)=/);
    for (const part of ['path=/;', 'secure', 'httponly', 'samesite=strict'])
      expect(`${cookie.toLowerCase()};`).toContain(part);
    expect(cookie.toLowerCase()).not.toContain('domain');
  }
  expect([...browser.jar.keys()]).toEqual(['__Host-waymark_browser', '__Host-waymark_refresh']);
  expect((await browser.call('POST', '/api/session/refresh')).status).toBe(200);
  // One of a neighbour under the name of before, beside ours: ours counts.
  browser.jar.set('waymark_refresh', 'of-a-neighbour');
  expect((await browser.call('POST', '/api/session/refresh')).status).toBe(200);
  expect(browser.jar.has('waymark_refresh')).toBe(false);
  await browser.call('DELETE', '/api/session');
  expect([...browser.jar.keys()]).toEqual(['__Host-waymark_browser']);
});

test('a session of before goes on under the new names, and nothing is left under the old ones', async () => {
  const browser = site.browser();
  await browser.signUp('before@example.com');
  expect([...browser.jar.keys()]).toEqual(['waymark_browser', 'waymark_refresh']);
  browser.isSecure = true;
  expect((await browser.call('POST', '/api/session/refresh')).status).toBe(200);
  expect([...browser.jar.keys()].sort()).toEqual(['__Host-waymark_refresh', 'waymark_browser']);
  await browser.ask('before@example.com');
  expect((await browser.signIn('before@example.com', (await lastDue())?.code)).status).toBe(200);
  expect([...browser.jar.keys()].sort()).toEqual([
    '__Host-waymark_browser',
    '__Host-waymark_refresh',
  ]);
});

test('the answer to an unknown address is the same, but nothing is mailed and nobody gets an account', async () => {
  await site.browser().signUp('known@example.com');
  const before = site.mails.length;
  const known = await site.browser().ask('known@example.com');
  const stranger = site.browser();
  const unknown = await stranger.ask('unknown@example.com');
  const names = (headers: Headers) => [...headers.keys()].sort();
  expect([unknown.status, unknown.body, names(unknown.headers)]).toEqual([
    known.status,
    known.body,
    names(known.headers),
  ]);
  expect([known.status, site.mails.length - before]).toEqual([200, 2]);
  expect(await lastDue()).toBeNull();
  expect((await stranger.signIn('unknown@example.com', '123456')).status).toBe(401);
});

test('the mail with the code is asked for in the language of the browser', async () => {
  const languagesOf = async (languages: string) => {
    const browser = site.browser();
    browser.languages = languages;
    await browser.ask('ada@example.com');
    const job = site.mails.at(-1);
    return job?.mail === 'oneTimeCode' ? job.language : undefined;
  };
  expect(await languagesOf('fr-FR,de-AT;q=0.8,en;q=0.5')).toBe('de');
  expect(await languagesOf('de;q=0.2,en;q=0.9')).toBe('en');
  expect(await languagesOf('*')).toBe('en');
});

test('a wrong code is refused in the words of the spec, and a browser that never asked is told to ask', async () => {
  const browser = site.browser();
  await browser.ask('nobody@example.com');
  expect(await browser.signIn('nobody@example.com', '000000')).toMatchObject({
    status: 401,
    body: {
      code: 'invalid-code',
      field: 'code',
      detail: 'You have entered an invalid code. Please try again.',
    },
  });
  expect(await site.browser().signIn('nobody@example.com', '000000')).toMatchObject({
    status: 401,
    body: { code: 'other-browser' },
  });
});

test('a stranger who asks and tries as often as they like neither gets in nor keeps the person out', async () => {
  const email = 'target@example.com';
  const person = site.browser();
  await person.signUp(email);
  await person.ask(email);
  const due = await lastDue();
  for (let n = 0; n < 20; n++) {
    const blind = await site.browser().signIn(email, due?.code);
    expect([blind.status, blind.body?.code]).toEqual([401, 'other-browser']);
  }
  const stranger = site.browser();
  const statuses = [];
  for (let n = 0; n < 8; n++) {
    statuses.push((await stranger.ask(email)).status);
    for (let tries = 0; tries < 6; tries++)
      expect(
        (await stranger.signIn(email, due?.code === '000000' ? '000001' : '000000')).status,
      ).not.toBe(200);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect((await person.signIn(email, due?.code)).status).toBe(200);
  expect((await person.ask(email)).status).toBe(200);
  expect((await person.signIn(email, (await lastDue())?.code)).status).toBe(200);
});

test('an address that is none is refused, with its field named', async () => {
  const { status, body } = await site.browser().ask('nobody');
  expect([status, body?.code, body?.field, body?.detail]).toEqual([
    422,
    'invalid-input',
    'email',
    'email: must be an e-mail address',
  ]);
});

test('too many codes for one address: 429 with Retry-After', async () => {
  for (let i = 0; i < 5; i++)
    expect((await site.browser().ask('many@example.com')).status).toBe(200);
  const { status, body, headers } = await site.browser().ask('many@example.com');
  expect([status, body?.code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('refresh goes on with a new cookie, log out ends it', async () => {
  const browser = site.browser();
  await browser.signUp('refresh@example.com');
  const before = browser.jar.get('waymark_refresh');
  const refresh = () => browser.call('POST', '/api/session/refresh');
  expect((await refresh()).status).toBe(200);
  const token = browser.jar.get('waymark_refresh') ?? '';
  expect(token).not.toBe(before);
  expect((await browser.call('DELETE', '/api/session')).status).toBe(204);
  expect(browser.jar.has('waymark_refresh')).toBe(false);
  browser.jar.set('waymark_refresh', token);
  const after = await refresh();
  expect([after.status, after.body?.code]).toEqual([401, 'unauthenticated']);
  expect((await refresh()).status).toBe(401);
});

test('a flood of refreshes is stopped, and does not end the session', async () => {
  const browser = site.browser();
  await browser.signUp('flood@example.com');
  const statuses = [];
  for (let n = 0; n < 62; n++)
    statuses.push((await browser.call('POST', '/api/session/refresh')).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(browser.jar.has('waymark_refresh')).toBe(true);
});
