import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSignInSite, type SignInSite } from '../../testing/signInSite.ts';

let site: SignInSite;
beforeAll(async () => (site = await openSignInSite()));
afterAll(() => site.close());

test('who signs in, fails to and leaves is written down by id and part of the address, and by nothing that opens anything', async () => {
  const browser = site.browser();
  browser.address = '198.51.100.7';
  await browser.ask('ada@example.com', 'signUp');
  await browser.signIn('ada@example.com', '000000');
  const code = (await site.lastDue())?.code ?? '';
  const { body } = await browser.signIn('ada@example.com', code);
  await browser.call('POST', '/api/session/refresh');
  await browser.call('POST', '/api/session/share/enter', {
    token: 'x'.repeat(43),
    password: 'quokka',
    name: 'Quokka',
  });
  await browser.call('DELETE', '/api/session');
  const account = body?.['accountId'];
  await expect
    .poll(() =>
      site.audit.map(({ event, account: who, network, code: why }) => [event, who, network, why]),
    )
    .toEqual([
      ['sign-in-failed', undefined, '198.51.100/24', 'invalid-code'],
      ['sign-in', account, '198.51.100/24', undefined],
      ['sign-out', account, '198.51.100/24', undefined],
    ]);
  const all = JSON.stringify(site.audit).toLowerCase();
  for (const word of [
    code,
    '000000',
    'ada@example.com',
    'quokka',
    '198.51.100.7',
    ...browser.jar.values(),
  ])
    expect(all).not.toContain(word.toLowerCase());
});
