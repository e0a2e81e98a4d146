import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KnownBrowsers } from '../../identity/knownBrowsers.ts';
import { defaultLimits, SignInLimits } from './signInLimits.ts';
import { openIdentityStores, type IdentityStores } from '../../identity/testing/identityStores.ts';

let stores: IdentityStores;
let pool: pg.Pool;
const digest = (email: string) => stores.vault.emailDigest(email);

beforeAll(async () => {
  stores = await openIdentityStores();
  ({ pool } = stores);
});
afterAll(() => stores.close());

const refusal = {
  status: 429,
  code: 'too-many-requests',
  headers: { 'Retry-After': expect.stringMatching(/^\d+$/) as string },
};
const limits = () => {
  const limit = (times: number) => ({ times, minutes: 15 });
  return new SignInLimits(pool, digest, {
    ...defaultLimits,
    ask: limit(2),
    askPerNetwork: limit(4),
    blindTries: limit(2),
    mails: limit(3),
    mailsByDay: limit(6),
    wrongByDay: limit(2),
    refresh: limit(2),
    unknownTokens: limit(2),
  });
};
const stranger = (email: string, ip: string) => ({ email, ip, knownBrowser: null });

describe('limits', () => {
  test('asking is limited per network and address; told how long to wait', async () => {
    await limits().ask(stranger('l1@example.com', '192.0.2.1'));
    await limits().ask(stranger('l1@example.com', '192.0.2.1'));
    await expect(limits().ask(stranger('L1@example.com', '192.0.2.1'))).rejects.toMatchObject(
      refusal,
    );
    await limits().ask(stranger('l2@example.com', '192.0.2.1'));
    await expect(limits().ask(stranger('l3@example.com', '192.0.2.1'))).rejects.toMatchObject(
      refusal,
    );
  });

  test('what others ask for keeps nobody out, from elsewhere or in a browser that was used before', async () => {
    for (let n = 0; n < 3; n++)
      await limits()
        .ask(stranger('l4@example.com', '192.0.2.2'))
        .catch(() => null);
    await limits().ask(stranger('l4@example.com', '192.0.2.3'));
    await limits().ask({ ...stranger('l4@example.com', '192.0.2.2'), knownBrowser: 'mine' });
  });

  test('of many mails to one address, what strangers ask for beyond shares the last; a known browser gets its own', async () => {
    const mails = [];
    for (let n = 0; n < 5; n++)
      mails.push(await limits().ask(stranger('l5@example.com', `192.0.2.${10 + n}`)));
    expect(mails.map(({ mail }) => mail)).toEqual([true, true, true, false, false]);
    const known = { ...stranger('l5@example.com', '192.0.2.1'), knownBrowser: 'mine' };
    expect(await limits().ask(known)).toEqual({ mail: true });
  });

  test('after many guesses of strangers in a day digits serve no browser that is new, and those known as before', async () => {
    const [new1, known] = [
      stranger('l6@example.com', '192.0.2.20'),
      { ...stranger('l6@example.com', '192.0.2.21'), knownBrowser: 'mine' },
    ];
    expect(await limits().mayGuess(new1)).toBe(true);
    await limits().guessedRight(new1);
    for (let n = 0; n < 2; n++) {
      expect(await limits().digitsServe(new1)).toBe(true);
      expect(await limits().mayGuess(known)).toBe(true);
      await limits().guessedRight(known);
      expect(await limits().mayGuess(stranger('l6@example.com', `192.0.2.${30 + n}`))).toBe(true);
    }
    expect([await limits().digitsServe(new1), await limits().digitsServe(known)]).toEqual([
      false,
      true,
    ]);
    expect([await limits().mayGuess(new1), await limits().mayGuess(known)]).toEqual([false, true]);
  });

  test('somebody with ten thousand networks gets a hundred guesses a day', async () => {
    const usual = new SignInLimits(pool, digest);
    let letIn = 0;
    for (let n = 0; n < 10_000; n += 50) {
      const guesses = Array.from({ length: 50 }, (_, m) => {
        const ip = `2001:db8:${(n + m).toString(16)}::1`;
        return usual.mayGuess(stranger('l9@example.com', ip));
      });
      letIn += (await Promise.all(guesses)).filter(Boolean).length;
    }
    expect(letIn).toBe(defaultLimits.wrongByDay.times);
  });

  test('of guesses from anywhere at once no more are let through than of as many one after the other', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        limits().mayGuess(stranger('l8@example.com', `192.0.2.${100 + n}`)),
      ),
    );
    expect(all.filter(Boolean)).toHaveLength(2);
  });

  test('tries without a challenge, refreshes and tokens that nobody knows are limited', async () => {
    for (const act of [
      () => limits().triedBlindly('192.0.2.40'),
      () => limits().refreshed('sid'),
      () => limits().unknownToken('192.0.2.40'),
    ]) {
      await act();
      await act();
      await expect(act()).rejects.toMatchObject(refusal);
    }
    await limits().triedBlindly('192.0.2.41');
    await limits().refreshed('another');
    await limits().unknownToken('192.0.2.41');
  });

  test('signing in gives back what was used up', async () => {
    const asker = stranger('l7@example.com', '192.0.2.50');
    await limits().ask(asker);
    await limits().ask(asker);
    await limits().succeeded(asker);
    await limits().ask(asker);
  });
});

test('a browser is known by what it was given for that address, and by nothing else', async () => {
  const browsers = new KnownBrowsers(['secret'], digest);
  const proof = await browsers.proofFor('ada@example.com');
  const name = await browsers.nameOf(proof, 'Ada@example.com');
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(
    await browsers.nameOf(await browsers.proofFor('ada@example.com'), 'ada@example.com'),
  ).not.toBe(name);
  for (const other of [
    undefined,
    '',
    '../../identity',
    'x',
    `${name}.`,
    `${name}x.${proof.split('../../identity')[1]}`,
    `${proof}x`,
  ])
    expect(await browsers.nameOf(other, 'ada@example.com')).toBeNull();
  expect(await browsers.nameOf(proof, 'bob@example.com')).toBeNull();
  expect(await new KnownBrowsers(['other'], digest).nameOf(proof, 'ada@example.com')).toBeNull();
});
