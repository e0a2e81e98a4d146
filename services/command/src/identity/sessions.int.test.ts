import { verifyAccessToken } from '@waymark/edge';
import { EndedSessions } from '@waymark/postgres';
import jwt from 'jsonwebtoken';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Sessions } from './sessions.ts';
import { loadSigningKey } from './signingKey.ts';
import { openIdentityStores, type IdentityStores } from './testing/identityStores.ts';

let stores: IdentityStores;
let pool: pg.Pool;
let now: Date;
const clock = () => now;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  stores = await openIdentityStores();
  ({ pool } = stores);
});
afterAll(() => stores.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00.000Z');
});

describe('sessions', () => {
  const secret = 'a secret of the test';
  const sessions = () => new Sessions({ pool, secret, clock });

  test('the access token speaks for the account for 15 minutes', async () => {
    const { accessToken, expiresAt } = await sessions().open('account-1');
    expect(expiresAt.toISOString()).toBe('2026-11-21T10:15:00.000Z');
    expect(verifyAccessToken(secret, accessToken, now)).toMatchObject({ accountId: 'account-1' });
    expect(verifyAccessToken('another secret', accessToken, now)).toBeNull();
    expect(verifyAccessToken(secret, accessToken, later(900))).toBeNull();
  });

  test('the word of a session has 256 bits, is another each time, and stands nowhere as it is', async () => {
    const words = await Promise.all(
      Array.from({ length: 8 }, async () => (await sessions().open('account-8')).refreshToken),
    );
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(Buffer.from(word, 'base64url')).toHaveLength(32);
    const { rows } = await pool.query<{ all: string }>(
      'SELECT to_jsonb(t)::text AS all FROM identity.refresh_tokens t',
    );
    expect(rows.length).toBeGreaterThanOrEqual(words.length);
    const kept = rows.map(({ all }) => all).join();
    expect(words.filter((word) => kept.includes(word))).toEqual([]);
  });

  test('the access token tells how somebody signed in, and when, also after a refresh', async () => {
    const opened = await sessions().open('account-9');
    const claims = (token: string) => jwt.decode(token) as Record<string, unknown>;
    expect(claims(opened.accessToken)).toMatchObject({
      amr: ['otp'],
      auth_time: now.getTime() / 1000,
    });
    const since = now.getTime() / 1000;
    later(3_600);
    const second = await sessions().refresh(opened.refreshToken);
    expect(claims(second?.accessToken ?? '')).toMatchObject({ amr: ['otp'], auth_time: since });
    const guest = { workspaceId: 'w', linkId: 'l', of: { kind: 'process', id: 'p' } } as const;
    const ofGuest = claims((await sessions().open('guest-1', guest)).accessToken);
    expect([ofGuest['amr'], ofGuest['auth_time']]).toEqual([undefined, ofGuest['iat']]);
  });

  test('each refresh gives a new token and five more days', async () => {
    const opened = await sessions().open('account-2');
    later(4 * 86_400);
    const second = await sessions().refresh(opened.refreshToken);
    expect(second).toMatchObject({
      accountId: 'account-2',
      refreshUntil: new Date('2026-11-30T10:00:00.000Z'),
    });
    later(5 * 86_400);
    expect(await sessions().refresh(second?.refreshToken ?? '')).toBeNull();
  });

  test('a session lives thirty days at most, however often it is refreshed, and so do its access tokens', async () => {
    let { refreshToken } = await sessions().open('account-6');
    for (let day = 4; day < 30; day += 4) {
      later(4 * 86_400);
      ({ refreshToken } = (await sessions().refresh(refreshToken)) ?? { refreshToken: '' });
    }
    later(2 * 86_400 - 60);
    const last = await sessions().refresh(refreshToken);
    const end = new Date('2026-12-21T10:00:00.000Z');
    expect(last).toMatchObject({ refreshUntil: end, expiresAt: end });
    later(60);
    expect(await sessions().refresh(last?.refreshToken ?? '')).toBeNull();
  });

  test('operators say how long it lives, without use and in all', async () => {
    const short = new Sessions({
      pool,
      secret,
      clock,
      lifetime: { idleHours: 0.5, longestHours: 1 },
    });
    const opened = await short.open('account-10');
    expect(opened.refreshUntil).toEqual(new Date('2026-11-21T10:30:00.000Z'));
    later(1_799);
    const second = await short.refresh(opened.refreshToken);
    expect(second?.refreshUntil).toEqual(new Date('2026-11-21T10:59:59.000Z'));
    later(1_000);
    const third = await short.refresh(second?.refreshToken ?? '');
    expect(third?.refreshUntil).toEqual(new Date('2026-11-21T11:00:00.000Z'));
    later(801);
    expect(await short.refresh(third?.refreshToken ?? '')).toBeNull();
    const idle = await short.open('account-10');
    later(1_800);
    expect(await short.refresh(idle.refreshToken)).toBeNull();
  });

  test('two tabs that refresh with the same token at once get the same successor, and no branch', async () => {
    const { refreshToken } = await sessions().open('account-3');
    const both = await Promise.all([
      sessions().refresh(refreshToken),
      sessions().refresh(refreshToken),
    ]);
    expect(both[1]?.refreshToken).toBe(both[0]?.refreshToken);
    later(9);
    const third = await sessions().refresh(both[0]?.refreshToken ?? '');
    later(1);
    expect((await sessions().refresh(refreshToken))?.refreshToken).toBe(third?.refreshToken);
    later(60);
    expect(await sessions().refresh(third?.refreshToken ?? '')).not.toBeNull();
    const { rows } = await pool.query<{ unused: number }>(
      `SELECT count(*)::int AS unused FROM identity.refresh_tokens JOIN identity.sessions USING (session_id)
        WHERE account_id = 'account-3' AND refresh_tokens.used_at IS NULL`,
    );
    expect(rows[0]?.unused).toBe(1);
  });

  test('a used token that comes again after the grace ends its session', async () => {
    const { refreshToken } = await sessions().open('account-4');
    const good = await sessions().refresh(refreshToken);
    later(11);
    expect(await sessions().refresh(refreshToken)).toBeNull();
    expect(await sessions().refresh(good?.refreshToken ?? '')).toBeNull();
  });

  test('what ends, by logging out or by a stolen token, is told to whoever checks access tokens', async () => {
    const ended = new EndedSessions(pool);
    await ended.start();
    const [out, stolen] = [await sessions().open('account-7'), await sessions().open('account-7')];
    const sidOf = ({ accessToken }: { accessToken: string }) =>
      verifyAccessToken(secret, accessToken, now)?.sid ?? '';
    const sids = [sidOf(out), sidOf(stolen)];
    expect(sids.map((sid) => ended.isEnded(sid))).toEqual([false, false]);
    await sessions().close(out.refreshToken);
    await sessions().refresh(stolen.refreshToken);
    later(11);
    await sessions().refresh(stolen.refreshToken);
    await expect.poll(() => sids.map((sid) => ended.isEnded(sid))).toEqual([true, true]);
    ended.close();
  });

  test('logging out ends the session; a made-up token is nobody', async () => {
    const { refreshToken } = await sessions().open('account-5');
    await sessions().close(refreshToken);
    expect(await sessions().refresh(refreshToken)).toBeNull();
    expect(await sessions().refresh('made up')).toBeNull();
  });

  test('all services load the same signing key', async () => {
    const keys = await Promise.all([
      loadSigningKey(pool),
      loadSigningKey(pool),
      loadSigningKey(pool),
    ]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toHaveLength(64);
  });
});
