import { randomBytes } from 'node:crypto';
import { eventsOf } from '@waymark/log';
import { streamOf } from '@waymark/events';
import { RECENT_SECONDS } from '@waymark/edge';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runAccessCli } from '../../identity/accessCli.ts';
import { deleteOwnRows } from '../../keeping/erasing/ownRows.ts';
import { openSignInSite, type Browser, type SignInSite } from '../../testing/signInSite.ts';
import { everybody } from './admission.ts';

let now = new Date('2026-11-21T10:00:00.000Z');
let site: SignInSite;
beforeAll(async () => (site = await openSignInSite(everybody, () => now)));
afterAll(() => site.close());

let number = 0;
let email = '';
beforeEach(() => void (email = `person${++number}@example.com`));

const first = 'harbour-lantern-42';
const second = 'window otter pencil';
const by = (browser: Browser, password: string, of = email) =>
  browser.call('POST', '/api/session/password', { email: of, password });
const set = (browser: Browser, password: string) =>
  browser.call('POST', '/api/session/own-password', { password });
const refresh = async (browser: Browser) =>
  (await browser.call('POST', '/api/session/refresh')).status;
async function signedUp() {
  const browser = site.browser();
  const { body } = await browser.signUp(email);
  browser.accessToken = body?.accessToken ?? '';
  return { browser, accountId: body?.accountId ?? '' };
}
const historyOf = async (accountId: string) =>
  (await eventsOf(site.place.log, streamOf.account(accountId))).map(({ type, data }) => ({
    type,
    data,
  }));
const ops = async (...args: string[]) => {
  const lines: string[] = [];
  const place = () => Promise.resolve({ ...site.place, close: () => Promise.resolve() });
  const exit = await runAccessCli(args, place, (text) => lines.push(text), now);
  return { exit, said: lines.join('\n') };
};

test('who sets a password signs in by it, or by a code as before, and the session says by which', async () => {
  const { browser, accountId } = await signedUp();
  const own = () => browser.call('GET', '/api/session/own-password');
  expect((await own()).body).toEqual({ setAt: null });
  expect((await set(browser, first)).status).toBe(204);
  expect((await own()).body).toEqual({ setAt: now.toISOString() });

  const other = site.browser();
  const { status, body } = await by(other, first);
  expect([status, body?.accountId]).toEqual([200, accountId]);
  other.accessToken = body?.accessToken ?? '';
  expect([...other.jar.keys()]).toEqual(['waymark_browser', 'waymark_refresh']);
  const sessions = (await other.call('GET', '/api/session/all')).body as unknown as {
    sessions: { amr: string[]; isThis: boolean }[];
  };
  expect(sessions.sessions.map(({ isThis, amr }) => [isThis, amr])).toEqual(
    expect.arrayContaining([
      [true, ['pwd']],
      [false, ['otp']],
    ]),
  );
  expect(site.mails.at(-1)).toMatchObject({ mail: 'newSignIn', to: accountId, method: 'pwd' });
  await other.ask(email);
  expect((await other.signIn(email, (await site.lastDue())?.code)).status).toBe(200);
  expect(site.audit.map(({ event, account }) => [event, account])).toEqual(
    expect.arrayContaining([
      ['password-set', accountId],
      ['sign-in', accountId],
    ]),
  );
});

test('the history tells that one was set and removed, and nothing of it; its owner is mailed', async () => {
  const { browser, accountId } = await signedUp();
  await set(browser, first);
  await set(browser, second);
  expect((await browser.call('DELETE', '/api/session/own-password')).status).toBe(204);
  expect((await browser.call('DELETE', '/api/session/own-password')).status).toBe(204);
  expect((await historyOf(accountId)).slice(1)).toEqual([
    { type: 'PasswordSet', data: { accountId } },
    { type: 'PasswordSet', data: { accountId } },
    { type: 'PasswordDropped', data: { accountId } },
  ]);
  const mails = site.mails.flatMap((job) =>
    job.mail === 'passwordChanged' && job.to === accountId ? [job] : [],
  );
  expect(mails.map(({ how }) => how)).toEqual(['set', 'changed', 'removed']);
  expect(new Set(mails.map(({ changeId }) => changeId)).size).toBe(3);
  expect((await by(site.browser(), second)).body?.code).toBe('invalid-password');
  const everything = await Promise.all(
    ['identity.passwords', 'identity.challenges', 'log.events', 'graphile_worker.jobs'].map(
      (table) => site.place.pool.query(`SELECT * FROM ${table}`).then(({ rows }) => rows),
    ),
  );
  expect(JSON.stringify([everything, site.audit, site.mails])).not.toMatch(/lantern|otter/);
});

test('setting, changing and removing it ends all other sessions, with frames that were opened by them', async () => {
  const { browser, accountId } = await signedUp();
  for (const change of [
    () => set(browser, first),
    () => set(browser, second),
    () => browser.call('DELETE', '/api/session/own-password'),
  ]) {
    const other = site.browser();
    await other.signUp(email);
    await site.place.pool.query(
      `INSERT INTO identity.frame_tickets (ticket_hash, good_for, expires_at)
       VALUES ($1, $2, now() + interval '1 hour')`,
      [randomBytes(16), { accountId, sid: 'frames-k' }],
    );
    expect((await change()).status).toBe(204);
    expect([await refresh(other), await refresh(browser)]).toEqual([401, 200]);
    const { rowCount } = await site.place.pool.query(
      `SELECT FROM identity.frame_tickets WHERE good_for->>'accountId' = $1`,
      [accountId],
    );
    expect(rowCount).toBe(0);
  }
});

test('only who signed in a short while ago changes it; nobody without an account', async () => {
  const { browser } = await signedUp();
  await set(browser, first);
  now = new Date(now.getTime() + (RECENT_SECONDS + 1) * 1_000);
  browser.accessToken =
    (await browser.call('POST', '/api/session/refresh')).body?.accessToken ?? '';
  expect((await set(browser, second)).body?.code).toBe('confirmation-needed');
  expect((await browser.call('DELETE', '/api/session/own-password')).body?.code).toBe(
    'confirmation-needed',
  );
  // Signing in by it is recent, too.
  browser.accessToken = (await by(browser, first)).body?.accessToken ?? '';
  expect((await set(browser, second)).status).toBe(204);
  for (const method of ['GET', 'POST', 'DELETE'])
    expect(
      (
        await site
          .browser()
          .call(method, '/api/session/own-password', method === 'POST' ? {} : undefined)
      ).status,
    ).toBe(401);
});

test.each([
  ['a           b', 'password: must have at least 12 characters'],
  ['elf zeichen', 'password: must have at least 12 characters'],
  ['x'.repeat(129), 'password: must have at most 128 characters'],
  ['harbour \ud800 lantern', 'password: holds characters that cannot be stored'],
  ['passwordpassword', /^This password is guessed too easily/],
])('%s is refused with its field', async (password, detail) => {
  const { browser } = await signedUp();
  const { status, body } = await set(browser, password);
  expect([status, body?.field]).toEqual([422, 'password']);
  expect(body?.detail).toMatch(detail);
  browser.languages = 'de';
  expect((await set(browser, password)).body?.detail).not.toMatch(detail);
  expect((await by(site.browser(), password)).status).toBe(401);
});

test('characters are counted as they are composed: 128 of them are taken in any form', async () => {
  const { browser } = await signedUp();
  const words = 'xkq9 lamm vidr 7p häuser brücke ';
  const long = words + 'é'.normalize('NFD').repeat(128 - words.length);
  expect((await set(browser, long)).status).toBe(204);
  expect((await by(site.browser(), long.normalize('NFC'))).status).toBe(200);
});

test('an operator sees whether somebody has one, and does away with it', async () => {
  const { browser, accountId } = await signedUp();
  expect((await ops('password', email)).said).toBe(`${accountId} has no password.`);
  await set(browser, first);
  expect((await ops('password', email)).said).toContain('has a password, set 2026-11-21T');
  expect((await ops('password', email, '--remove')).said).toContain('signed out everywhere');
  expect(await refresh(browser)).toBe(401);
  expect((await by(site.browser(), first)).status).toBe(401);
  expect((await ops('password', email, '--remove')).said).toBe(`${accountId} has no password.`);
  expect((await historyOf(accountId)).at(-1)).toEqual({
    type: 'PasswordDropped',
    data: { accountId },
  });
  expect((await ops('password', email, '--end')).exit).toBe(2);
  expect((await ops('password')).exit).toBe(2);
});

test('a person who is erased or blocked has none that signs in', async () => {
  const { browser, accountId } = await signedUp();
  await set(browser, first);
  await ops('block', 'account', email);
  expect((await by(site.browser(), first)).body?.code).toBe('invalid-password');
  await ops('unblock', 'account', email);
  expect((await by(site.browser(), first)).status).toBe(200);
  await deleteOwnRows(site.place.pool, accountId, null);
  const { rowCount } = await site.place.pool.query(
    'SELECT FROM identity.passwords WHERE account_id = $1',
    [accountId],
  );
  expect(rowCount).toBe(0);
  expect((await by(site.browser(), first)).body?.code).toBe('invalid-password');
});
