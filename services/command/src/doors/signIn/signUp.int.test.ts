import { afterEach, expect, test } from 'vitest';
import type { Admission } from './admission.ts';
import { openSignInSite, type SignInSite } from '../../testing/signInSite.ts';

let site: SignInSite;
const open = async (signUp: Admission['signUp'], ...operators: string[]) => {
  site = await openSignInSite({ signUp, operators });
};
afterEach(() => site.close());

test('who may not sign up is answered as anybody is, gets no mail and no account; who is invited signs in', async () => {
  await open('invited', 'root@example.com');
  const operator = site.browser();
  const admitted = await operator.ask('root@example.com', 'signUp');
  expect((await operator.signIn('root@example.com', (await site.lastDue())?.code)).status).toBe(
    200,
  );

  const stranger = site.browser();
  const refused = await stranger.ask('uninvited@example.com', 'signUp');
  const names = ({ headers }: typeof refused) => [...headers.keys()].sort();
  expect([refused.status, refused.body, names(refused)]).toEqual([
    admitted.status,
    admitted.body,
    names(admitted),
  ]);
  expect(site.mails).toHaveLength(2);
  expect(await site.lastDue()).toBeNull();
  expect((await stranger.signIn('uninvited@example.com', '123456')).body).toMatchObject({
    code: 'invalid-code',
  });
  expect(await site.accounts.find('uninvited@example.com')).toBeNull();

  const invite = {
    commandId: 'c',
    correlationId: 'c',
    workspaceId: 'w',
    command: 'InviteTeamUser',
  };
  const cause = {
    ...invite,
    actor: { kind: 'user', accountId: 'root', party: 'team' },
    at: '2026-11-21',
  } as const;
  await site.accounts.ensure('guest@example.com', {}, cause);
  expect((await site.browser().signUp('guest@example.com')).status).toBe(200);
});

test('where a domain says who may, its people open accounts, and others do not', async () => {
  await open(['seller.example']);
  expect((await site.browser().signUp('ben@Seller.example')).status).toBe(200);
  await site.browser().ask('ben@other.example', 'signUp');
  expect(await site.lastDue()).toBeNull();
  expect(await site.accounts.find('ben@other.example')).toBeNull();
});

test('an account opens under the name that its owner gave, and nothing of it is there before the code', async () => {
  await open('anybody');
  const nora = { firstName: 'Nora', lastName: 'Lind' };
  const browser = site.browser();
  await browser.ask('nora@example.com', 'signUp', nora);
  expect(await site.accounts.find('nora@example.com')).toBeNull();
  const { body } = await browser.signIn('nora@example.com', (await site.lastDue())?.code, nora);
  expect(await site.accounts.person(body!.accountId!)).toMatchObject(nora);
});

test('whoever has an account and signs up is answered alike, is signed in, and keeps their name; one without a name takes it', async () => {
  await open('anybody');
  const nora = { firstName: 'Nora', lastName: 'Lind' };
  const known = await site.browser().signUp('nora@example.com', nora);
  const browser = site.browser();
  const names = ({ headers }: Awaited<ReturnType<typeof browser.ask>>) =>
    [...headers.keys()].sort();
  const again = await browser.ask('nora@example.com', 'signUp', { firstName: 'Eve' });
  const code = (await site.lastDue())?.code;
  const unknown = await site.browser().ask('new@example.com', 'signUp', { firstName: 'Eve' });
  expect([again.status, again.body, names(again)]).toEqual([
    unknown.status,
    unknown.body,
    names(unknown),
  ]);
  const { body } = await browser.signIn('nora@example.com', code, { firstName: 'Eve' });
  expect(body!.accountId).toBe(known.body!.accountId);
  expect(await site.accounts.person(body!.accountId!)).toMatchObject(nora);

  const nameless = await site.browser().signUp('lea@example.com');
  await site.browser().signUp('lea@example.com', { firstName: 'Lea', lastName: '' });
  expect(await site.accounts.person(nameless.body!.accountId!)).toMatchObject({ firstName: 'Lea' });
});

test('a name that comes into mails holds no address and no markup; it is told before a code goes out, and takes none', async () => {
  await open('anybody');
  const evil = { firstName: 'Win at https://evil.click', lastName: '' };
  const browser = site.browser();
  const asked = await browser.ask('nora@example.com', 'signUp', evil);
  expect([asked.status, asked.body]).toMatchObject([422, { field: 'firstName' }]);
  expect(site.mails).toEqual([]);
  await browser.ask('nora@example.com', 'signUp');
  const code = (await site.lastDue())?.code;
  expect((await browser.signIn('nora@example.com', code, evil)).status).toBe(422);
  expect((await browser.signIn('nora@example.com', code)).status).toBe(200);
});

test.each([
  ['anybody', 'anybody'],
  ['invited', 'invited'],
  [['seller.example'], 'some'],
] as const)('where sign-up is %s, anybody is told so, and no domain', async (signUp, openTo) => {
  await open(signUp, 'root@example.com');
  expect((await site.browser().call('GET', '/api/session/sign-up')).body).toEqual({ openTo });
});
