import type { AddressInfo } from 'node:net';
import { problemDetails, requestId, requestLog } from '@waymark/api/http';
import { openPostgresLog, type EventLog } from '@waymark/events/log';
import { installEndedSessions, openPool } from '@waymark/events/postgres';
import { openPostgresVault, type PostgresVault } from '@waymark/events/vault';
import Koa from 'koa';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedDatabase, type PreparedDatabase } from '../../../../local/testing/freshDatabase.ts';
import { Accounts } from '../identity/accounts.ts';
import { installIdentitySchema } from '../identity/identitySchema.ts';
import { KnownBrowsers } from '../identity/knownBrowsers.ts';
import { OneTimeCodes } from '../identity/oneTimeCodes.ts';
import { Sessions } from '../identity/sessions.ts';
import { SignInLimits } from '../identity/signInLimits.ts';
import type { MailJob } from '../reactions/mailJob.ts';
import { signInRoutes } from './signInRoute.ts';

let database: PreparedDatabase;
let pool: pg.Pool;
let log: EventLog;
let vault: PostgresVault;
let codes: OneTimeCodes;
let site: string;
let closeServer: () => void;
const mails: MailJob[] = [];
const clock = () => new Date('2026-11-21T10:00:00.000Z');

beforeAll(async () => {
  database = await preparedDatabase();
  pool = openPool({ connectionString: database.logins.writer });
  await installIdentitySchema(pool);
  await installEndedSessions(pool);
  vault = await openPostgresVault({ pool, masterKey: Buffer.alloc(32, 7) });
  log = await openPostgresLog({ connectionString: database.logins.writer });
  const digest = (email: string) => vault.emailDigest(email);
  codes = new OneTimeCodes({ pool, vault, clock });
  const outbox = { enqueue: (jobs: readonly MailJob[]) => Promise.resolve(void mails.push(...jobs)) };
  const sessions = new Sessions({ pool, secret: 'test', clock });
  const routes = signInRoutes({
    accounts: new Accounts(log, vault),
    codes,
    browsers: new KnownBrowsers('test', digest),
    limits: new SignInLimits(pool, digest),
    sessions,
    outbox,
    clock,
  });
  const app = new Koa()
    .use(requestId())
    .use(requestLog(pino({ level: 'silent' })))
    .use(problemDetails())
    .use(routes);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closeServer = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterAll(async () => {
  closeServer();
  await log.close();
  await vault.close();
  await pool.end();
  await database.drop();
});

/** Cookies of one browser. */
class Browser {
  readonly jar = new Map<string, string>();

  async call(method: string, place: string, body?: unknown) {
    const answer = await fetch(site + place, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      setCookie: answer.headers.getSetCookie(),
      body: text === '' ? null : (JSON.parse(text) as Record<string, string>),
    };
  }

  ask(email: string, intent = 'signIn') {
    return this.call('POST', '/api/session/code', { email, intent });
  }

  signIn(email: string, code = '') {
    return this.call('POST', '/api/session', { email, code });
  }

  async signUp(email: string) {
    await this.ask(email, 'signUp');
    return this.signIn(email, (await lastDue())?.code);
  }
}
const lastDue = async () => {
  const job = mails.at(-1);
  return job?.mail === 'oneTimeCode' ? codes.due(job.codeId) : null;
};

test('signing up by a mailed code opens the account; signing in again finds it', async () => {
  const browser = new Browser();
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

test('the cookies are for the session routes alone, out of reach of scripts, each for its time', async () => {
  const browser = new Browser();
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

test('the answer to an unknown address is the same, but nothing is mailed and nobody gets an account', async () => {
  await new Browser().signUp('known@example.com');
  const before = mails.length;
  const known = await new Browser().ask('known@example.com');
  const stranger = new Browser();
  const unknown = await stranger.ask('unknown@example.com');
  const names = (headers: Headers) => [...headers.keys()].sort();
  expect([unknown.status, unknown.body, names(unknown.headers)]).toEqual([
    known.status,
    known.body,
    names(known.headers),
  ]);
  expect([known.status, mails.length - before]).toEqual([204, 2]);
  expect(await lastDue()).toBeNull();
  expect((await stranger.signIn('unknown@example.com', '123456')).status).toBe(401);
});

test('a wrong code is refused in the words of the spec, and a browser that never asked is told to ask', async () => {
  const browser = new Browser();
  await browser.ask('nobody@example.com');
  expect(await browser.signIn('nobody@example.com', '000000')).toMatchObject({
    status: 401,
    body: {
      code: 'invalid-code',
      field: 'code',
      detail: 'You have entered an invalid code. Please try again.',
    },
  });
  expect(await new Browser().signIn('nobody@example.com', '000000')).toMatchObject({
    status: 401,
    body: { code: 'other-browser' },
  });
});

test('a stranger who asks and tries as often as they like neither gets in nor keeps the person out', async () => {
  const email = 'target@example.com';
  const person = new Browser();
  await person.signUp(email);
  await person.ask(email);
  const due = await lastDue();
  for (let n = 0; n < 20; n++) {
    const blind = await new Browser().signIn(email, due?.code);
    expect([blind.status, blind.body?.code]).toEqual([401, 'other-browser']);
  }
  const stranger = new Browser();
  const statuses = [];
  for (let n = 0; n < 8; n++) {
    statuses.push((await stranger.ask(email)).status);
    for (let tries = 0; tries < 6; tries++)
      expect((await stranger.signIn(email, due?.code === '000000' ? '000001' : '000000')).status).not.toBe(200);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect((await person.signIn(email, due?.code)).status).toBe(200);
  expect((await person.ask(email)).status).toBe(204);
  expect((await person.signIn(email, (await lastDue())?.code)).status).toBe(200);
});

test('an address that is none is refused, with its field named', async () => {
  const { status, body } = await new Browser().ask('nobody');
  expect([status, body?.code, body?.field, body?.detail]).toEqual([
    422,
    'invalid-input',
    'email',
    'email: must be an e-mail address',
  ]);
});

test('too many codes for one address: 429 with Retry-After', async () => {
  for (let i = 0; i < 5; i++) expect((await new Browser().ask('many@example.com')).status).toBe(204);
  const { status, body, headers } = await new Browser().ask('many@example.com');
  expect([status, body?.code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('refresh goes on with a new cookie, log out ends it', async () => {
  const browser = new Browser();
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
  const browser = new Browser();
  await browser.signUp('flood@example.com');
  const statuses = [];
  for (let n = 0; n < 62; n++) statuses.push((await browser.call('POST', '/api/session/refresh')).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(browser.jar.has('waymark_refresh')).toBe(true);
});
