import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KnownBrowsers } from './knownBrowsers.ts';
import { defaultLimits, SignInLimits } from './signInLimits.ts';
import { openIdentityStores, type IdentityStores } from './testing/identityStores.ts';

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
    await expect(limits().ask(stranger('L1@example.com', '192.0.2.1'))).rejects.toMatchObject(refusal);
    await limits().ask(stranger('l2@example.com', '192.0.2.1'));
    await expect(limits().ask(stranger('l3@example.com', '192.0.2.1'))).rejects.toMatchObject(refusal);
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
    for (let n = 0; n < 5; n++) mails.push(await limits().ask(stranger('l5@example.com', `192.0.2.${10 + n}`)));
    expect(mails.map(({ mail }) => mail)).toEqual([true, true, true, false, false]);
    const known = { ...stranger('l5@example.com', '192.0.2.1'), knownBrowser: 'mine' };
    expect(await limits().ask(known)).toEqual({ mail: true });
  });

  test('after many wrong guesses of strangers in a day few are left for browsers that are new, and all for those known', async () => {
    const [new1, known] = [
      stranger('l6@example.com', '192.0.2.20'),
      { ...stranger('l6@example.com', '192.0.2.21'), knownBrowser: 'mine' },
    ];
    for (let n = 0; n < 2; n++) {
      expect(await limits().fewGuesses(new1)).toBe(true);
      await limits().guessed(known);
      await limits().guessed(stranger('l6@example.com', `192.0.2.${30 + n}`));
    }
    expect([await limits().fewGuesses(new1), await limits().fewGuesses(known)]).toEqual([false, true]);
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
  expect(await browsers.nameOf(await browsers.proofFor('ada@example.com'), 'ada@example.com')).not.toBe(name);
  for (const other of [undefined, '', '.', 'x', `${name}.`, `${name}x.${proof.split('.')[1]}`, `${proof}x`])
    expect(await browsers.nameOf(other, 'ada@example.com')).toBeNull();
  expect(await browsers.nameOf(proof, 'bob@example.com')).toBeNull();
  expect(await new KnownBrowsers(['other'], digest).nameOf(proof, 'ada@example.com')).toBeNull();
});
