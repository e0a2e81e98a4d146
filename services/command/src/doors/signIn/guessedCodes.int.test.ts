import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from './signInLimits.ts';
import { openSignInSite, type SignInSite } from '../../testing/signInSite.ts';

const DAY_OF_GUESSES = defaultLimits.wrongByDay.times;

let site: SignInSite;
beforeAll(async () => (site = await openSignInSite()));
afterAll(() => site.close());

/** A browser in a network of its own, of 65,536 that somebody with an IPv6 /32 has. */
const inNetwork = (n: number) => {
  const browser = site.browser();
  browser.address = `2001:db8:${n.toString(16)}::1`;
  return browser;
};

/**
 * Asks from a network of its own and tries as often as it may; answers how each try was refused.
 */
async function attack(email: string, n: number, wrong: string) {
  const browser = inNetwork(n);
  const { body } = await browser.ask(email);
  const tries = [];
  for (let m = 0; m < 5; m++) tries.push((await browser.signIn(email, wrong)).body?.code);
  return { sent: body?.sent, tries };
}

test('however many networks guess, a hundred tries a day are compared with six digits, and then nobody new gets in by them', async () => {
  const email = 'chosen@example.com';
  const owner = site.browser();
  await owner.signUp(email);
  const before = site.mails.length;
  const late = inNetwork(1);
  expect((await late.ask(email)).body).toEqual({ sent: 'code' });
  const code = (await site.lastDue())?.code ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = [];
  for (let n = 0; n < 60; n++) answers.push(await attack(email, 0x100 + n, wrong));
  const compared = answers
    .flatMap(({ tries }) => tries)
    .filter((refusal) => refusal === 'invalid-code');
  // Words are compared, too, but digits are never right there.
  const digits = answers.filter(({ sent }) => sent === 'code').flatMap(({ tries }) => tries);
  expect(digits.filter((refusal) => refusal === 'invalid-code')).toHaveLength(DAY_OF_GUESSES);
  expect(compared.length).toBeGreaterThanOrEqual(DAY_OF_GUESSES);
  // The very code that was mailed signs in no browser that is new, though it was asked for before.
  expect(await late.signIn(email, code)).toMatchObject({
    status: 401,
    body: { code: 'link-needed', field: 'code' },
  });
  // Few mails come of it.
  expect(site.mails.length - before).toBeLessThanOrEqual(defaultLimits.mails.times + 2);

  // Whoever it belongs to is kept out nowhere.
  expect((await owner.ask(email)).body).toEqual({ sent: 'code' });
  const own = await site.lastDue();
  expect(own?.isWord).toBe(false);
  expect((await owner.signIn(email, own?.code)).status).toBe(200);
  const fresh = inNetwork(2);
  expect((await fresh.ask(email)).body).toEqual({ sent: 'link' });
  const word = await site.lastWord();
  expect((await fresh.signIn(email, word)).status).toBe(200);
  expect((await fresh.signIn(email, word)).status).toBe(401);
  // From now on it is known, and gets digits.
  expect((await fresh.ask(email)).body).toEqual({ sent: 'code' });
});

test('of an address without an account the very same is said', async () => {
  const answers = [];
  for (let n = 0; n < 24; n++)
    answers.push(await attack('nobody@example.com', 0x200 + n, '000000'));
  expect(new Set(answers.map(({ sent }) => sent))).toEqual(new Set(['code', 'link']));
  expect(answers.at(-1)?.sent).toBe('link');
  const { tries } = answers.at(-1)!;
  expect(tries).toEqual(Array(5).fill('invalid-code'));
});
