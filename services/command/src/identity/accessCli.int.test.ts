import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSignInSite, type SignInSite } from '../testing/signInSite.ts';
import { runAccessCli } from './accessCli.ts';
import { networkIn } from './blocks.ts';

let site: SignInSite;
beforeAll(async () => (site = await openSignInSite()));
afterAll(() => site.close());

const now = new Date('2026-11-21T10:00:00.000Z');
async function ops(...args: string[]) {
  const lines: string[] = [];
  const place = () => Promise.resolve({ ...site.place, close: () => Promise.resolve() });
  const exit = await runAccessCli(args, place, (text) => lines.push(text), now);
  return { exit, said: lines.join('\n') };
}
const refresh = async (browser: ReturnType<SignInSite['browser']>) =>
  (await browser.call('POST', '/api/session/refresh')).status;

test('an operator sees where somebody is signed in, and signs them out everywhere', async () => {
  const [one, two] = [site.browser(), site.browser()];
  one.userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await one.signUp('out@example.com');
  await two.signUp('out@example.com');
  const seen = await ops('sessions', 'Out@example.com');
  expect(seen.exit).toBe(0);
  expect(seen.said).toContain(': 2 sessions');
  expect(seen.said).toContain('Firefox on Linux, from 192.0.2.x, begun 2026-11-21T10:00:00.000Z');
  expect(seen.said).toContain('unknown browser on an unknown system');
  expect((await ops('sessions', 'out@example.com', '--end')).said).toContain(
    '2 sessions have ended',
  );
  expect([await refresh(one), await refresh(two)]).toEqual([401, 401]);
  expect((await ops('sessions', 'out@example.com')).said).toContain(': 0 sessions');
  // It is no block.
  await one.ask('out@example.com');
  expect((await one.signIn('out@example.com', (await site.lastDue())?.code)).status).toBe(200);
});

test('with a blocked account nobody signs in, by a code from before either, and all is said as to everybody', async () => {
  const email = 'blocked@example.com';
  const [inside, waiting, later] = [site.browser(), site.browser(), site.browser()];
  await inside.signUp(email);
  await waiting.ask(email);
  const code = (await site.lastDue())?.code;
  expect(await ops('block', 'account', email)).toMatchObject({
    exit: 0,
    said: expect.stringContaining('is blocked. 1 sessions have ended.') as string,
  });
  expect((await ops('sessions', email)).said).toContain('and it is blocked');
  expect(await refresh(inside)).toBe(401);
  expect((await waiting.signIn(email, code)).body?.code).toBe('invalid-code');
  expect(await later.ask(email)).toMatchObject({ status: 200, body: { sent: 'code' } });
  expect(await site.lastDue()).toBeNull();
  expect((await later.signIn(email, '123456')).body?.code).toBe('invalid-code');
  expect((await ops('blocked')).said).toMatch(/^account [\w-]+, since \d{4}-/);
  expect((await ops('unblock', 'account', email)).said).toContain('may sign in again');
  expect((await ops('unblock', 'account', email)).said).toContain('was not blocked');
  expect((await ops('blocked')).said).toBe('Nothing is blocked.');
  await later.ask(email);
  expect((await later.signIn(email, (await site.lastDue())?.code)).status).toBe(200);
});

test('from a blocked network nobody signs in or stays in; from beside it all do, and whoever is kept out may still sign out', async () => {
  const [inside, beside, mapped] = [site.browser(), site.browser(), site.browser()];
  Object.assign(inside, { address: '203.0.113.9' });
  Object.assign(beside, { address: '198.51.100.9' });
  Object.assign(mapped, { address: '::ffff:203.0.113.77' });
  await inside.signUp('network@example.com');
  expect((await ops('block', 'network', '203.0.113.0/24')).exit).toBe(0);
  // It is known everywhere within seconds; here within some milliseconds.
  const refused = async (browser = inside) =>
    (await browser.call('GET', '/api/session/all')).body?.code;
  await expect.poll(() => refused()).toBe('network-blocked');
  expect(await refused(mapped)).toBe('network-blocked');
  for (const browser of [inside, mapped])
    for (const place of ['code', 'refresh', 'share', 'share/enter', 'end'])
      expect((await browser.call('POST', `/api/session/${place}`, {})).body?.code).toBe(
        'network-blocked',
      );
  expect((await inside.signIn('network@example.com', '123456')).body?.code).toBe('network-blocked');
  expect((await beside.ask('network@example.com')).status).toBe(200);
  expect((await inside.call('DELETE', '/api/session')).status).toBe(204);
  expect((await ops('blocked')).said).toMatch(/^network 203\.0\.113\.0\/24, since /);
  expect((await ops('block', 'network', '2001:db8:1::/48')).exit).toBe(0);
  Object.assign(beside, { address: '2001:db8:1:ffff::7' });
  const asked = async () => (await beside.ask('network@example.com')).status;
  await expect.poll(asked).toBe(403);
  for (const network of ['203.0.113.0/24', '2001:db8:1::/48'])
    expect((await ops('unblock', 'network', network)).said).toContain('is let in again');
  expect((await ops('unblock', 'network', '203.0.113.0/24')).said).toContain('was not blocked');
  await expect.poll(asked).toBe(200);
});

test('what is not understood, or is not there, changes nothing and says so', async () => {
  for (const args of [
    [],
    ['sessions'],
    ['sessions', 'a', 'b'],
    ['block', 'somebody'],
    ['block', 'network', 'nowhere'],
    ['block', 'network', '192.0.2.0/33'],
    ['block', 'network', '0.0.0.0/0'],
    ['block', 'account', 'a', '--end'],
    ['lock', 'account', 'a'],
    ['blocked', 'x'],
  ]) {
    const { exit, said } = await ops(...args);
    expect([exit, said.split('\n')[0]]).toEqual([2, expect.stringMatching(/^sessions </)]);
  }
  expect(await ops('block', 'account', 'nobody@example.com')).toEqual({
    exit: 2,
    said: 'There is no account nobody@example.com.',
  });
  expect((await ops('sessions', 'no-id')).exit).toBe(2);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.0/24 ', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8::/32', '2001:DB8::/32'],
  ['2001:db8::/129', null],
  ['192.0.2.0/24/1', null],
  ['192.0.2.0/', null],
  ['192.0.2', null],
  ['', null],
])('%j is the network %j', (text, network) => {
  expect(networkIn(text)).toBe(network);
});
