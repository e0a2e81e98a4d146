// @vitest-environment jsdom
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { forgetQueries } from '../../base/api/queryCache.ts';
import { wire } from '../../base/api/wire.ts';
import { AccountSheet } from '../../base/session/AccountSheet.tsx';
import { clientKey } from '../../base/workspace/chooseMembership.ts';
import SeveralClients from './SeveralClients.tsx';
import {
  useWorkspace,
  WorkspaceContext,
  type Membership,
} from '../../base/workspace/workspaceContext.ts';

const page = visitor();

/**
 * Hanna is a user of Tidepool and of Kelpline, whose processes bear their first letters, and of
 * somebody else’s Kelpline.
 */
const at = (workspaceId: string, clientName: string, party: 'team' | 'client' = 'client') =>
  ({
    ...{ workspaceId, workspaceName: 'Works', party, clientName },
    clientId: clientName.toLowerCase(),
  }) as Membership;
const tidepool = at('w', 'Tidepool');
const kelpline = at('w', 'Kelpline');
const elsewhere = at('other', 'Kelpline');
const team = { ...at('w', '', 'team'), clientId: null, clientName: null };
const plans: Record<string, object[]> = {
  t: [{ workspaceId: 'w', clientId: 'tidepool' }],
  k: [
    { workspaceId: 'other', clientId: 'tidepool' },
    { workspaceId: 'w', clientId: 'kelpline' },
  ],
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: RequestInfo) => {
    const { pathname } = new URL(
      String(address instanceof Request ? address.url : address),
      'http://localhost',
    );
    const [, planId] = /^\/api\/plans\/([^/]+)/.exec(pathname) ?? [];
    const body =
      planId === undefined
        ? { accessToken: 'a.b.c', expiresAt: '2999-01-01T00:00:00.000Z', accountId: 'hanna' }
        : (plans[planId] ?? []);
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(async () => {
  forgetQueries();
  wire.session.ended();
  vi.unstubAllGlobals();
});

function Reader() {
  return <p>{`as ${useWorkspace().membership.clientName}`}</p>;
}

/** Opens the portal at a page, and tells where one is since. */
async function opened(
  path: string,
  memberships = [tidepool, kelpline, elsewhere],
  withSheet = false,
) {
  const { hook, history, navigate } = memoryLocation({ path, record: true });
  const workspace = {
    me: { accountId: 'hanna', firstName: 'Hanna', lastName: 'B', email: 'hanna@c.example' },
    ...{
      memberships,
      invitations: [],
      refusals: [],
      membership: memberships[0]!,
      workspaceId: 'w',
    },
    choose: ({ clientId }: Membership) => localStorage.setItem(clientKey, clientId ?? ''),
  };
  await page.show(
    <Router hook={hook}>
      <WorkspaceContext value={workspace as never}>
        <SeveralClients>
          <Reader />
          {withSheet && <AccountSheet onClose={() => undefined} />}
        </SeveralClients>
      </WorkspaceContext>
    </Router>,
  );
  return { history, navigate };
}
const readsAs = () => page.findByText(/^as /).then(({ textContent }) => textContent);

test('at home they are a user of the client that comes first, or of whom they were last', async () => {
  await opened('/portal');
  expect(await readsAs()).toBe('as Tidepool');
  await page.leave();
  localStorage.setItem(clientKey, 'kelpline');
  await opened('/portal');
  expect(await readsAs()).toBe('as Kelpline');
});

test.each(['/portal/process/k', '/portal/task/k/some-task', '/portal/tasks/k', '/portal/steps/k'])(
  'a link leads to the client whose it is, and they stay there: %s',
  async (link) => {
    const { navigate } = await opened(link);
    expect(await readsAs()).toBe('as Kelpline');
    expect(localStorage.getItem(clientKey)).toBe('kelpline');
    await act(async () => navigate('/portal'));
    expect(await readsAs()).toBe('as Kelpline');
  },
);

test('a page that is nobody’s they may read keeps them where they are', async () => {
  localStorage.setItem(clientKey, 'kelpline');
  await opened('/portal/process/none');
  expect(await readsAs()).toBe('as Kelpline');
});

test('whoever is of the team, too, is that', async () => {
  localStorage.setItem(clientKey, 'kelpline');
  await opened('/portal/process/k', [kelpline, team]);
  expect(await readsAs()).toBe('as null');
});

test('they choose by name, from a page of the other as well, and come to the home of whom they chose', async () => {
  const { history } = await opened('/portal/process/t', undefined, true);
  expect(await readsAs()).toBe('as Tidepool');
  const choices = page.getAllByRole<HTMLInputElement>('radio', { name: /^Works/ });
  const names = choices.map((each) => each.closest('label')!.textContent);
  expect(names).toEqual(['Works Tidepool', 'Works Kelpline', 'Works Kelpline']);
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false]);
  await page.user.click(choices[1]!);
  expect(await readsAs()).toBe('as Kelpline');
  expect(history.at(-1)).toBe('/portal/');
  expect(localStorage.getItem(clientKey)).toBe('kelpline');
});
