import { parseEvent, streamOf, type Person } from '@waymark/events';
import { openPostgresLog, type EventLog } from '@waymark/events/log';
import { openPool } from '@waymark/events/postgres';
import { openPostgresVault, type PostgresVault } from '@waymark/events/vault';
import { verifyAccessToken } from '@waymark/api/http';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../../local/testing/freshDatabase.ts';
import { Accounts, type AccountCause } from './accounts.ts';
import { deterministicId } from './deterministicId.ts';
import { installIdentitySchema } from './identitySchema.ts';
import { OneTimeCodes } from './oneTimeCodes.ts';
import { Sessions } from './sessions.ts';
import { networkOf, SignInLimits } from './signInLimits.ts';
import { loadSigningKey } from './signingKey.ts';

let database: FreshDatabase;
let pool: pg.Pool;
let log: EventLog;
let vault: PostgresVault;
let now: Date;
const clock = () => now;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const digest = (email: string) => vault.emailDigest(email);

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool({ connectionString: database.connectionString });
  await Promise.all([installIdentitySchema(pool), installIdentitySchema(pool)]);
  vault = await openPostgresVault({ pool, masterKey: Buffer.alloc(32, 7) });
  log = await openPostgresLog({ connectionString: database.connectionString });
});
afterAll(async () => {
  await log.close();
  await vault.close();
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00.000Z');
});

describe('one-time codes', () => {
  const codes = () => new OneTimeCodes({ pool, digest, clock });
  const mailed = async (email: string) => (await codes().due(await codes().make(email, true)))?.code ?? '';

  test('a mailed code is six digits and is accepted once', async () => {
    const codeId = await codes().make('ada@example.com', true);
    const due = await codes().due(codeId);
    expect(due).toEqual({ email: 'ada@example.com', code: expect.stringMatching(/^\d{6}$/) as string });
    expect(await codes().accept('Ada@example.com', due?.code ?? '')).toBe(codeId);
    expect(await codes().accept('ada@example.com', due?.code ?? '')).toBeNull();
    expect(await codes().due(codeId)).toBeNull();
  });

  test('of many that try the right code at once, one gets in', async () => {
    const code = await mailed('race@example.com');
    const results = await Promise.all(Array.from({ length: 5 }, () => codes().accept('race@example.com', code)));
    expect(results.filter((result) => result !== null)).toHaveLength(1);
  });

  test('is good for ten minutes', async () => {
    const [early, late] = [await mailed('early@example.com'), await mailed('late@example.com')];
    later(599);
    expect(await codes().accept('early@example.com', early)).not.toBeNull();
    later(1);
    expect(await codes().accept('late@example.com', late)).toBeNull();
  });

  test('bears five tries, and no more', async () => {
    const code = await mailed('tries@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    for (const attempt of [wrong, '', 'abcdef', `${code}0`])
      expect(await codes().accept('tries@example.com', attempt)).toBeNull();
    expect(await codes().accept('tries@example.com', wrong)).toBeNull();
    expect(await codes().accept('tries@example.com', code)).toBeNull();
  });

  test('only the newest is good, and each has digits of its own', async () => {
    const first = await mailed('two@example.com');
    let second = await mailed('two@example.com');
    while (second === first) second = await mailed('two@example.com');
    expect(await codes().accept('two@example.com', first)).toBeNull();
    expect(await codes().accept('two@example.com', second)).not.toBeNull();
  });

  test('one for an unknown address is never mailed and never accepted', async () => {
    const codeId = await codes().make('nobody@example.com', false);
    expect(await codes().due(codeId)).toBeNull();
    await pool.query('UPDATE identity.one_time_codes SET signs_in = true WHERE code_id = $1', [codeId]);
    const code = (await codes().due(codeId))?.code ?? '';
    await pool.query('UPDATE identity.one_time_codes SET signs_in = false WHERE code_id = $1', [codeId]);
    expect(await codes().accept('nobody@example.com', code)).toBeNull();
  });

  test('neither code nor, once mailed, address stands in the table', async () => {
    const codeId = await codes().make('secret@example.com', true);
    const code = (await codes().due(codeId))?.code ?? '';
    await codes().mailed(codeId);
    const { rows } = await pool.query<{ row: string }>(
      'SELECT row_to_json(c)::text AS row FROM identity.one_time_codes c WHERE code_id = $1',
      [codeId],
    );
    expect(rows[0]?.row).not.toContain('secret@');
    expect(Object.values(JSON.parse(rows[0]?.row ?? '{}') as object)).not.toContain(code);
    expect(await codes().accept('secret@example.com', code)).toBe(codeId);
  });
});

describe('limits', () => {
  const limits = () => {
    const limit = (times: number) => ({ times, minutes: 15 });
    return new SignInLimits(pool, digest, {
      askPerEmail: limit(2),
      askPerIp: limit(4),
      tryPerEmail: limit(2),
      tryPerIp: limit(4),
    });
  };

  test('per address and per IP; told how long to wait', async () => {
    const refusal = {
      status: 429,
      code: 'too-many-requests',
      headers: { 'Retry-After': expect.stringMatching(/^\d+$/) as string },
    };
    await limits().ask('l1@example.com', '192.0.2.1');
    await limits().ask('l1@example.com', '192.0.2.1');
    await expect(limits().ask('L1@example.com', '192.0.2.9')).rejects.toMatchObject(refusal);
    await limits().ask('l2@example.com', '192.0.2.1');
    await limits().ask('l3@example.com', '192.0.2.1');
    await expect(limits().ask('l4@example.com', '192.0.2.1')).rejects.toMatchObject(refusal);
    await limits().tried('l1@example.com', '192.0.2.1');
  });

  test('signing in gives back what the address has used up', async () => {
    await limits().tried('l5@example.com', '192.0.2.2');
    await limits().tried('l5@example.com', '192.0.2.2');
    await limits().succeeded('l5@example.com');
    await limits().tried('l5@example.com', '192.0.2.2');
  });

  test('an IPv6 network counts as one, and an IPv4 address however it is written', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:1'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('::1')).not.toBe(networkOf('2001:db8::1'));
    expect(networkOf('::ffff:192.0.2.1')).toBe(networkOf('192.0.2.1'));
  });
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

  test('each refresh gives a new token and five more days', async () => {
    const opened = await sessions().open('account-2');
    later(4 * 86_400);
    const second = await sessions().refresh(opened.refreshToken);
    expect(second).toMatchObject({ accountId: 'account-2', refreshUntil: new Date('2026-11-30T10:00:00.000Z') });
    later(5 * 86_400);
    expect(await sessions().refresh(second?.refreshToken ?? '')).toBeNull();
  });

  test('two tabs may refresh with the same token at once, and both go on', async () => {
    const { refreshToken } = await sessions().open('account-3');
    const both = await Promise.all([sessions().refresh(refreshToken), sessions().refresh(refreshToken)]);
    later(60);
    for (const session of both) expect(await sessions().refresh(session?.refreshToken ?? '')).not.toBeNull();
  });

  test('a used token that comes again after the grace ends its session', async () => {
    const { refreshToken } = await sessions().open('account-4');
    const good = await sessions().refresh(refreshToken);
    later(11);
    expect(await sessions().refresh(refreshToken)).toBeNull();
    expect(await sessions().refresh(good?.refreshToken ?? '')).toBeNull();
  });

  test('logging out ends the session; a made-up token is nobody', async () => {
    const { refreshToken } = await sessions().open('account-5');
    await sessions().close(refreshToken);
    expect(await sessions().refresh(refreshToken)).toBeNull();
    expect(await sessions().refresh('made up')).toBeNull();
  });

  test('all services load the same signing key', async () => {
    const keys = await Promise.all([loadSigningKey(pool), loadSigningKey(pool), loadSigningKey(pool)]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toHaveLength(64);
  });
});

describe('accounts', () => {
  const accounts = () => new Accounts(log, vault);
  const cause = (commandId: string): AccountCause => ({
    commandId,
    command: 'SignIn',
    actor: 'self',
    correlationId: commandId,
    workspaceId: 'w1',
    at: now.toISOString(),
  });
  const eventsOf = async (stream: string) => {
    const events = [];
    for await (const recorded of log.readStream(stream)) events.push(parseEvent(recorded));
    return events;
  };

  test('is opened once for an address, however it is written; a later profile changes nothing', async () => {
    const ids = await Promise.all(
      ['Bo@example.com', ' bo@example.com'].map((email, i) =>
        accounts().ensure(email, { firstName: `Bo${i}` }, cause(`c${i}`)),
      ),
    );
    const accountId = await accounts().ensure('bo@example.com', { firstName: 'Other' }, cause('c9'));
    expect(ids).toEqual([accountId, accountId]);
    expect(await accounts().find('BO@example.com')).toBe(accountId);
    expect((await accounts().person(accountId))?.firstName).toMatch(/^Bo[01]$/);
    const [opened, ...more] = await eventsOf(streamOf.account(accountId));
    expect(more).toEqual([]);
    expect(opened?.metadata).toMatchObject({ workspaceId: null, actor: { kind: 'account', accountId, party: 'none' } });
    expect(JSON.stringify(opened?.data)).not.toContain('example.com');
  });

  test('a claim without an account is nobody yet, and is taken over', async () => {
    const email = 'orphan@example.com';
    const stream = streamOf.emailClaim(await digest(email));
    const metadata = {
      ...cause('crashed'),
      workspaceId: null,
      actor: { kind: 'system', name: 'test' } as const,
      causationId: 'crashed',
    };
    await log.append(
      stream,
      [{ id: deterministicId('crashed'), type: 'EmailClaimed', data: { accountId: 'first-owner' }, metadata }],
      'noStream',
    );
    expect(await accounts().find(email)).toBeNull();
    expect(await accounts().ensure(email, {}, cause('again'))).toBe('first-owner');
    expect(await accounts().find(email)).toBe('first-owner');
    expect(await accounts().person('first-owner')).toEqual({
      email,
      firstName: '',
      lastName: '',
      gender: null,
    } satisfies Person);
  });

  test('a profile is sealed with what it leaves out; an erased person is gone', async () => {
    const accountId = await accounts().ensure(
      'eve@example.com',
      { firstName: 'Eve', lastName: 'Old', gender: 'FEMALE' },
      cause('e1'),
    );
    const sealed = await accounts().sealProfile(accountId, { lastName: 'New' });
    expect(await vault.open(accountId, sealed)).toEqual({
      email: 'eve@example.com',
      firstName: 'Eve',
      lastName: 'New',
      gender: 'FEMALE',
    });
    await vault.erase(accountId);
    expect(await accounts().person(accountId)).toBeNull();
    await expect(accounts().sealProfile(accountId, {})).rejects.toThrow('no person');
  });
});
