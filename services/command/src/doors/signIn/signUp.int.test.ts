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
