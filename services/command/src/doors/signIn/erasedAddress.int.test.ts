import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '../../keeping/erasing/erasePerson.ts';
import { openSignInSite, type SignInSite } from '../../testing/signInSite.ts';

let site: SignInSite;
beforeAll(async () => (site = await openSignInSite()));
afterAll(() => site.close());

test('who has an address after it was erased is told of the browsers that knew it before, as of any', async () => {
  const email = 'again@example.com';
  const [before, anew] = [site.browser(), site.browser()];
  await before.signUp(email);
  const { rowCount: counted } = await site.place.pool.query(
    `SELECT FROM identity.limits WHERE key LIKE '%' || $1`,
    [await site.place.vault.emailDigest(email)],
  );
  expect(counted).toBeGreaterThan(0);
  const erased = await erasePerson(
    { who: email, forGood: true, successor: 'nobody' },
    { ...site.place, store: null },
    () => undefined,
  );
  expect(erased).toBe(0);
  // Nothing is counted under the address any more, either.
  const { rowCount: left } = await site.place.pool.query(
    `SELECT FROM identity.limits WHERE key LIKE '%' || $1`,
    [await site.place.vault.emailDigest(email)],
  );
  expect(left).toBe(0);
  await anew.signUp(email);
  const told = () => site.mails.filter(({ mail }) => mail === 'newSignIn').length;
  const none = told();
  await before.signUp(email);
  expect(told()).toBe(none + 1);
  await before.signUp(email);
  expect(told()).toBe(none + 1);
});
