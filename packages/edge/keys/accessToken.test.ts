import { createPublicKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { accessKeyPair, type AccessKeys } from './accessKeys.ts';
import {
  ACCESS_TOKEN_SECONDS,
  accessTokenCheck,
  signAccessToken,
  verifyAccessToken,
} from './accessToken.ts';

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
  const other = Buffer.from(
    JSON.stringify({ sub: 'eve', sid: 'x', iss: 'waymark', exp: 9_999_999_999 }),
  );
  const bad = [
    `${head}.${other.toString('base64url')}.${signature}`,
    `${head}.${body}.`,
    token.slice(0, -8),
    `${token}AAAA`,
    `${head}.${body}.${Buffer.alloc(32).toString('base64url')}`,
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`,
    signAccessToken('another secret', caller, now).accessToken,
    'no token at all',
  ];
  for (let round = 0; round < 2; round++)
    for (const each of bad) expect(check(each, now)).toBeNull();
  expect(check(token, now)).toEqual(caller);
});

test('each token speaks for its own caller, also when more come than are remembered', () => {
  const check = accessTokenCheck(secret, 3);
  const tokens = Array.from({ length: 10 }, (_, n) => {
    const own = { accountId: `account-${n}`, sid: `${n}` };
    return [signAccessToken(secret, own, now).accessToken, own] as const;
  });
  for (let round = 0; round < 3; round++)
    for (const [each, own] of tokens) expect(check(each, now)).toEqual(own);
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

test('the pair follows from the secret, and is the same wherever that is known', () => {
  expect(accessKeyPair(secret).id).toBe('4uh3vCgsSAgMHbQb');
  expect(accessKeyPair('another').id).not.toBe(accessKeyPair(secret).id);
  expect(accessKeyPair(secret).privateKey.asymmetricKeyDetails).toEqual({
    namedCurve: 'prime256v1',
  });
  expect(() => accessKeyPair('')).toThrow('an empty secret signs nothing');
});

/** As the projector has it: public keys that may change, and no secret. */
const published = (
  ...secrets: readonly string[]
): AccessKeys & { keys: Map<string, ReturnType<typeof createPublicKey>> } => {
  const keys = new Map(secrets.map(accessKeyPair).map(({ id, publicKey }) => [id, publicKey]));
  return {
    keys,
    keyOf: (id) => keys.get(id),
    lookAgain: async () => undefined,
    secretsOfBefore: [],
  };
};

test('who has the public key alone takes tokens and can make none', () => {
  const keys = published(secret);
  const check = accessTokenCheck(keys);
  expect(check(token, now)).toEqual(caller);
  const { id, publicKey } = accessKeyPair(secret);
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const claims = { sub: 'eve', sid: 'x', iss: 'waymark', exp: 9_999_999_999 };
  // The public key as the secret of an HMAC, with the name of the key and without.
  const head = (alg: string, kid?: string) =>
    Buffer.from(JSON.stringify({ alg, typ: 'JWT', kid })).toString('base64url');
  const forged = [
    jwt.sign(claims, pem.trim(), {
      algorithm: 'HS256',
      keyid: id,
      allowInvalidAsymmetricKeyTypes: true,
    }),
    jwt.sign(claims, pem, { algorithm: 'HS256' }),
    jwt.sign(claims, accessKeyPair('another').privateKey, { algorithm: 'ES256', keyid: id }),
    ...['none', 'ES256', 'HS256'].map(
      (alg) => `${head(alg, id)}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
    ),
  ];
  for (const each of forged) expect(check(each, now)).toBeNull();
});

test('a token is good as long as its key is taken, also one that is remembered', () => {
  const keys = published(secret);
  const check = accessTokenCheck(keys);
  expect(check(token, now)).toEqual(caller);
  keys.keys.clear();
  expect(check(token, now)).toBeNull();
});

test('tokens of 0.5.0 are taken where its secret is known, and nowhere else', () => {
  const exp = now.getTime() / 1000 + 60;
  const before = jwt.sign({ sub: 'anna', sid: 'first', iss: 'waymark', exp }, secret, {
    algorithm: 'HS256',
  });
  expect(verifyAccessToken(['the new one', secret], before, now)).toEqual(caller);
  expect(verifyAccessToken('the new one', before, now)).toBeNull();
  expect(accessTokenCheck(published(secret))(before, now)).toBeNull();
  expect(
    accessTokenCheck({ ...published(secret), secretsOfBefore: [secret] })(before, now),
  ).toEqual(caller);
  expect(verifyAccessToken(secret, before, new Date(exp * 1000))).toBeNull();
});
