import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  parseEnvironment,
  serviceSettings,
  signingSecrets,
  signingSettings,
  signUp,
  timeZone,
} from './environment.ts';

const schema = z.object({
  ...serviceSettings,
  ...signingSettings,
  SIGN_UP: signUp,
  WAYMARK_TIME_ZONE: timeZone.default('UTC'),
});
const good = {
  DATABASE_URL: 'postgres://db:5432/waymark',
  SIGNING_SECRET: '3b1f0c9d5e7a2468'.repeat(2),
  VAULT_MASTER_KEY: Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('base64'),
};
const settings = (more: Record<string, string> = {}) =>
  parseEnvironment('A service', schema, { ...good, ...more });

describe('secrets that nobody made at random are refused by name', () => {
  test.each([
    ['SIGNING_SECRET', 'a'.repeat(64)],
    ['SIGNING_SECRET', 'changeme'.repeat(4).replaceAll(/[cnm]/g, 'e')],
    ['SIGNING_SECRET', 'too short'],
    ['SIGNING_SECRET_OTHER', '0'.repeat(64)],
    ['VAULT_MASTER_KEY', Buffer.alloc(32).toString('base64')],
    ['VAULT_MASTER_KEY', Buffer.alloc(32, 'a').toString('base64')],
    ['VAULT_MASTER_KEY', Buffer.alloc(32, 'abcdefgh').toString('base64')],
    ['VAULT_MASTER_KEY_OTHER', Buffer.alloc(32).toString('base64')],
  ])('%s %s', (name, value) => {
    expect(() => settings({ [name]: value })).toThrow(name);
  });

  test('and how to make one is told', () => {
    for (const value of ['too short', 'a'.repeat(64)])
      expect(() => settings({ SIGNING_SECRET: value })).toThrow(
        /SIGNING_SECRET: .*made at random: openssl rand -hex 32/,
      );
    const { SIGNING_SECRET, ...without } = good;
    expect(SIGNING_SECRET).toBeDefined();
    expect(() => parseEnvironment('A service', schema, without)).toThrow(
      /SIGNING_SECRET: must be set.*openssl/,
    );
    for (const value of ['', 'abc', Buffer.alloc(32).toString('base64')])
      expect(() => settings({ VAULT_MASTER_KEY: value })).toThrow(
        /VAULT_MASTER_KEY: .*openssl rand -base64 32/,
      );
  });

  test('and whatever is said of them holds none of it', () => {
    const secret = 'b'.repeat(40);
    expect(() => settings({ SIGNING_SECRET: secret })).toThrow(/^(?![^]*bbb)/);
  });
});

test('another secret is taken beside the one that signs, and none where it is left empty', () => {
  const other = good.SIGNING_SECRET.split('').reverse().join('');
  expect(signingSecrets(settings({ SIGNING_SECRET_OTHER: other }))).toEqual([
    good.SIGNING_SECRET,
    other,
  ]);
  expect(signingSecrets(settings({ SIGNING_SECRET_OTHER: '' }))).toEqual([good.SIGNING_SECRET]);
});

test('the address of the database names no login', () => {
  expect(() => settings({ DATABASE_URL: 'postgres://waymark:secret@db/waymark' })).toThrow(
    'must name no login',
  );
});

test('a time zone that there is not is refused by name, one by another word is taken', () => {
  expect(() => settings({ WAYMARK_TIME_ZONE: 'Europe/Nowhere' })).toThrow(
    'WAYMARK_TIME_ZONE: must be a time zone',
  );
  for (const zone of ['UTC', 'Etc/UTC', 'Europe/Berlin', 'Asia/Calcutta'])
    expect(settings({ WAYMARK_TIME_ZONE: zone }).WAYMARK_TIME_ZONE).toBe(zone);
});

test('who may sign up: anybody unless said otherwise, the invited, or who is of some domains', () => {
  expect(settings().SIGN_UP).toBe('anybody');
  for (const [said, meant] of [
    ['', 'anybody'],
    ['anybody', 'anybody'],
    ['Invited', 'invited'],
    ['seller.example', ['seller.example']],
    [' Seller.example, bücher.example', ['seller.example', 'xn--bcher-kva.example']],
  ] as const)
    expect(settings({ SIGN_UP: said }).SIGN_UP).toEqual(meant);
});

test.each([
  'everyone',
  'invited,seller.example',
  '@seller.example',
  'dana@seller.example',
  'a.example,',
  '*.a.example',
  ',',
])('nobody is let in by a guess: SIGN_UP=%s is refused by name', (said) => {
  expect(() => settings({ SIGN_UP: said })).toThrow(
    'SIGN_UP: must be anybody, invited, or domains',
  );
});
