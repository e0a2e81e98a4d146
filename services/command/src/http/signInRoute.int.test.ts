import type { AddressInfo } from 'node:net';
import { problemDetails, requestId, requestLog } from '@waymark/api/http';
import { openPostgresLog, type EventLog } from '@waymark/events/log';
import { installEndedSessions, openPool } from '@waymark/events/postgres';
import { openPostgresVault, type PostgresVault } from '@waymark/events/vault';
import Koa from 'koa';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../../local/testing/freshDatabase.ts';
import { Accounts } from '../identity/accounts.ts';
import { installIdentitySchema } from '../identity/identitySchema.ts';
import { OneTimeCodes } from '../identity/oneTimeCodes.ts';
import { Sessions } from '../identity/sessions.ts';
import { SignInLimits } from '../identity/signInLimits.ts';
import type { MailJob } from '../reactions/mailJob.ts';
import { signInRoutes } from './signInRoute.ts';

let database: FreshDatabase;
let pool: pg.Pool;
let log: EventLog;
let vault: PostgresVault;
let codes: OneTimeCodes;
let site: string;
let closeServer: () => void;
const mails: MailJob[] = [];
const clock = () => new Date('2026-11-21T10:00:00.000Z');

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool({ connectionString: database.connectionString });
  await installIdentitySchema(pool);
  await installEndedSessions(pool);
  vault = await openPostgresVault({ pool, masterKey: Buffer.alloc(32, 7) });
  log = await openPostgresLog({ connectionString: database.connectionString });
  const digest = (email: string) => vault.emailDigest(email);
  codes = new OneTimeCodes({ pool, digest, clock });
  const outbox = { enqueue: (jobs: readonly MailJob[]) => Promise.resolve(void mails.push(...jobs)) };
  const sessions = new Sessions({ pool, secret: 'test', clock });
  const routes = signInRoutes({
    accounts: new Accounts(log, vault),
    codes,
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

const call = async (method: string, place: string, body?: unknown, cookie?: string) => {
  const answer = await fetch(site + place, {
    method,
    headers: { 'Content-Type': 'application/json', ...(cookie === undefined ? {} : { Cookie: cookie }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const setCookie = answer.headers.get('Set-Cookie') ?? '';
  return {
    status: answer.status,
    headers: answer.headers,
    setCookie,
    cookie: setCookie.split(';')[0] ?? '',
    body: text === '' ? null : (JSON.parse(text) as Record<string, string>),
  };
};
const lastDue = async () => {
  const job = mails.at(-1);
  return job?.mail === 'oneTimeCode' ? codes.due(job.codeId) : null;
};
const signUp = async (email: string) => {
  await call('POST', '/api/session/code', { email, intent: 'signUp' });
  return call('POST', '/api/session', { email, code: (await lastDue())?.code });
};

test('signing up by a mailed code opens the account; signing in again finds it', async () => {
  const first = await signUp('Ada@example.com');
  expect(first.status).toBe(200);
  expect(first.body).toEqual({
    accessToken: expect.any(String) as string,
    expiresAt: '2026-11-21T10:15:00.000Z',
    accountId: expect.any(String) as string,
  });
  await call('POST', '/api/session/code', { email: 'ada@example.com' });
  const again = await call('POST', '/api/session', { email: 'ada@example.com', code: (await lastDue())?.code });
  expect(again.body?.accountId).toBe(first.body?.accountId);
});

test('the cookie is for the session routes alone, out of reach of scripts, for five days', async () => {
  const { setCookie } = await signUp('cookie@example.com');
  expect(setCookie).toMatch(/^waymark_refresh=[\w-]{43};/);
  for (const part of ['path=/api/session', 'httponly', 'samesite=strict'])
    expect(setCookie.toLowerCase()).toContain(part);
  expect(setCookie).toContain('expires=Thu, 26 Nov 2026 10:00:00 GMT');
});

test('the answer to an unknown address is the same, but nothing is mailed and nobody gets an account', async () => {
  await signUp('known@example.com');
  const before = mails.length;
  const known = await call('POST', '/api/session/code', { email: 'known@example.com' });
  const unknown = await call('POST', '/api/session/code', { email: 'unknown@example.com' });
  const names = (headers: Headers) => [...headers.keys()].sort();
  expect([unknown.status, unknown.body, names(unknown.headers)]).toEqual([
    known.status,
    known.body,
    names(known.headers),
  ]);
  expect([known.status, mails.length - before]).toEqual([204, 2]);
  expect(await lastDue()).toBeNull();
  expect((await call('POST', '/api/session', { email: 'unknown@example.com', code: '123456' })).status).toBe(401);
});

test('a wrong code is refused in the words of the spec', async () => {
  const { status, body } = await call('POST', '/api/session', { email: 'nobody@example.com', code: '000000' });
  expect(status).toBe(401);
  expect(body).toMatchObject({
    code: 'invalid-code',
    field: 'code',
    detail: 'You have entered an invalid code. Please try again.',
  });
});

test('an address that is none is refused, with its field named', async () => {
  const { status, body } = await call('POST', '/api/session/code', { email: 'nobody' });
  expect([status, body?.code, body?.field, body?.detail]).toEqual([
    422,
    'invalid-input',
    'email',
    'email: must be an e-mail address',
  ]);
});

test('too many codes for one address: 429 with Retry-After', async () => {
  for (let i = 0; i < 5; i++)
    expect((await call('POST', '/api/session/code', { email: 'many@example.com' })).status).toBe(204);
  const { status, body, headers } = await call('POST', '/api/session/code', { email: 'many@example.com' });
  expect([status, body?.code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('refresh goes on with a new cookie, log out ends it', async () => {
  const { cookie } = await signUp('refresh@example.com');
  const refreshed = await call('POST', '/api/session/refresh', undefined, cookie);
  expect(refreshed.status).toBe(200);
  expect(refreshed.cookie).not.toBe(cookie);
  const out = await call('DELETE', '/api/session', undefined, refreshed.cookie);
  expect([out.status, out.cookie]).toEqual([204, 'waymark_refresh=']);
  const after = await call('POST', '/api/session/refresh', undefined, refreshed.cookie);
  expect([after.status, after.body?.code]).toEqual([401, 'unauthenticated']);
  expect((await call('POST', '/api/session/refresh')).status).toBe(401);
});
