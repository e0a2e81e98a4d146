import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSignInSite, type Browser, type SignInSite } from '../../testing/signInSite.ts';
import { usualPasswordTries } from './passwordSignInTries.ts';

let site: SignInSite;
beforeAll(async () => (site = await openSignInSite()));
afterAll(() => site.close());

let number = 0;
let email = '';
beforeEach(() => void (email = `chosen${++number}@example.com`));

const right = 'harbour-lantern-42';
const by = (browser: Browser, password: string, of = email) =>
  browser.call('POST', '/api/session/password', { email: of, password });
/** A browser in a network of its own. */
const inNetwork = (n: number) => {
  const browser = site.browser();
  browser.address = `2001:db8:${(n + number * 0x400).toString(16)}::1`;
  return browser;
};
async function owner() {
  const browser = site.browser();
  browser.accessToken = (await browser.signUp(email)).body?.accessToken ?? '';
  const { status } = await browser.call('POST', '/api/session/own-password', { password: right });
  expect(status).toBe(204);
  return browser;
}
const codesOf = (answers: readonly { body: Record<string, string> | null }[]) =>
  answers.map(({ body }) => body?.code ?? 'in');

test('of many guesses at once ten are compared, from there the eleventh is not even if it is right; a code still signs in', async () => {
  await owner();
  const stranger = inNetwork(1);
  const before = site.hashed();
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, n) => by(stranger, `wrong guess number ${n}`)),
  );
  expect(codesOf(guesses).filter((code) => code === 'invalid-password')).toHaveLength(
    usualPasswordTries.wrong.times,
  );
  expect(site.hashed() - before).toBe(usualPasswordTries.wrong.times);
  const refused = await by(stranger, right);
  expect([refused.status, refused.body?.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(site.hashed() - before).toBe(usualPasswordTries.wrong.times);
  await stranger.ask(email);
  expect((await stranger.signIn(email, (await site.lastDue())?.code)).status).toBe(200);
});

test('however many networks guess, a hundred a day are compared; the owner signs in as before', async () => {
  const own = await owner();
  const before = site.hashed();
  const answers: string[] = [];
  for (let n = 0; n < 24; n++) {
    const stranger = inNetwork(0x100 + n);
    for (let m = 0; m < 5; m++) answers.push(...codesOf([await by(stranger, 'wrong guess')]));
  }
  expect(answers.filter((code) => code === 'invalid-password')).toHaveLength(
    usualPasswordTries.wrongByDay.times,
  );
  expect(answers.at(-1)).toBe('password-closed');
  expect(site.hashed() - before).toBe(usualPasswordTries.wrongByDay.times);
  const late = inNetwork(0x200);
  expect(await by(late, right)).toMatchObject({
    status: 401,
    body: {
      code: 'password-closed',
      detail:
        'Too many wrong passwords were tried for this address today. Sign in by a code instead.',
    },
  });
  expect((await by(own, right)).status).toBe(200);
  await late.ask(email);
  expect((await late.signIn(email, (await site.lastDue())?.code)).status).toBe(200);
  // From now on it is known.
  expect((await by(late, right)).status).toBe(200);
});

test('one network tries few passwords over all addresses', async () => {
  const stranger = inNetwork(2);
  const answers = [];
  for (let n = 0; n < usualPasswordTries.wrongPerNetwork.times + 3; n++)
    answers.push(await by(stranger, 'wrong guess', `sprayed${n}@example.com`));
  expect(codesOf(answers).slice(-4)).toEqual([
    'invalid-password',
    ...Array<string>(3).fill('too-many-requests'),
  ]);
});

test('who signs in uses nothing up, and a wrong password before is forgotten', async () => {
  await owner();
  const shared = inNetwork(3);
  for (let n = 0; n < 15; n++) {
    const colleague = site.browser();
    colleague.address = shared.address;
    expect((await by(colleague, n % 3 === 0 ? 'wrong guess' : right)).status).toBe(
      n % 3 === 0 ? 401 : 200,
    );
  }
});

test('an unknown address, one without a password, and a wrong password are answered alike, to the byte and after the same work', async () => {
  await owner();
  const without = `without-${email}`;
  await site.browser().signUp(without);
  const shape = async (of: string, n: number) => {
    const [hashed, mails] = [site.hashed(), site.mails.length];
    const { status, headers, body, setCookie } = await by(inNetwork(n), 'wrong guess', of);
    const told = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    const { requestId, ...problem } = body ?? {};
    expect(requestId).toBeDefined();
    return {
      ...{ status, told, setCookie, problem },
      work: [site.hashed() - hashed, site.mails.length - mails],
    };
  };
  const known = await shape(email, 4);
  expect(known).toMatchObject({
    status: 401,
    setCookie: [],
    work: [1, 0],
    problem: { code: 'invalid-password', field: 'password' },
  });
  expect(await shape(without, 5)).toEqual(known);
  expect(await shape(`nobody-${email}`, 6)).toEqual(known);
});

test('a password of ten million characters is refused before anything is read of it', async () => {
  await owner();
  const before = site.hashed();
  const huge = 'x'.repeat(10_000_000);
  const refusedOf = async (path: string, body: object) => {
    const browser = inNetwork(7);
    const { status } = await browser
      .call('POST', path, body)
      .catch(() => ({ status: 'cut off' as const }));
    return status;
  };
  for (const [path, body] of [
    ['/api/session/password', { email, password: huge }],
    ['/api/session/password/reset', { email, code: '0'.repeat(32), password: huge }],
  ] as const)
    expect([413, 'cut off']).toContain(await refusedOf(path, body));
  expect(site.hashed()).toBe(before);
});
