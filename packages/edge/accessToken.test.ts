import { expect, test } from 'vitest';
import { ACCESS_TOKEN_SECONDS, accessTokenCheck, signAccessToken, verifyAccessToken } from './accessToken.ts';

const secret = 'secret of the test';
const now = new Date('2026-11-21T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const caller = { accountId: 'anna', sid: 'first' };
const token = signAccessToken(secret, caller, now).accessToken;

test('a token that is remembered is good until the very moment that a fresh look would call it over', () => {
  const check = accessTokenCheck(secret);
  for (const seconds of [0, 1, ACCESS_TOKEN_SECONDS - 1, ACCESS_TOKEN_SECONDS - 0.001]) {
    expect(check(token, later(seconds))).toEqual(caller);
    expect(verifyAccessToken(secret, token, later(seconds))).toEqual(caller);
  }
  for (const seconds of [ACCESS_TOKEN_SECONDS, ACCESS_TOKEN_SECONDS + 3600]) {
    expect(check(token, later(seconds))).toBeNull();
    expect(verifyAccessToken(secret, token, later(seconds))).toBeNull();
  }
});

test('what is no good is refused however often it comes, and spoils nothing', () => {
  const check = accessTokenCheck(secret);
  const [head = '', body = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ sub: 'eve', sid: 'x', iss: 'waymark', exp: 9_999_999_999 }));
  const bad = [
    `${head}.${other.toString('base64url')}.${signature}`,
    `${head}.${body}.`,
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`,
    signAccessToken('another secret', caller, now).accessToken,
    'no token at all',
  ];
  for (let round = 0; round < 2; round++) for (const each of bad) expect(check(each, now)).toBeNull();
  expect(check(token, now)).toEqual(caller);
});

test('each token speaks for its own caller, also when more come than are remembered', () => {
  const check = accessTokenCheck(secret, 3);
  const tokens = Array.from({ length: 10 }, (_, n) => {
    const own = { accountId: `account-${n}`, sid: `${n}` };
    return [signAccessToken(secret, own, now).accessToken, own] as const;
  });
  for (let round = 0; round < 3; round++) for (const [each, own] of tokens) expect(check(each, now)).toEqual(own);
});

test('while the secret is being changed, tokens of both are good, and of one that was taken away none', () => {
  const now = new Date('2026-11-22T10:00:00.000Z');
  const caller = { accountId: 'ada', sid: 's' };
  const before = signAccessToken('the one before', caller, now).accessToken;
  const after = signAccessToken('the new one', caller, now).accessToken;
  const changing = accessTokenCheck(['the new one', 'the one before']);
  expect([changing(before, now), changing(after, now)]).toEqual([caller, caller]);
  const changed = accessTokenCheck(['the new one']);
  expect([changed(before, now), changed(after, now)]).toEqual([null, caller]);
});
