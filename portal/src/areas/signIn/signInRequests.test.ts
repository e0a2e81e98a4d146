// @vitest-environment jsdom
import { lastSeenName } from '@waymark/client';
import { afterEach, expect, test, vi } from 'vitest';
import { wire } from '../../base/api/wire.ts';
import { signIn } from './signInRequests.ts';

afterEach(() => {
  wire.session.ended();
  vi.unstubAllGlobals();
});

const me = {
  account: {
    accountId: 'hanna',
    email: 'hanna@c.example',
    firstName: 'Hanna',
    lastName: 'B',
    gender: null,
    language: 'en',
  },
  ...{ operator: false, memberships: [], invitations: [], refusals: [] },
};

test('who signs in sees nothing of what somebody else read here: it is gone before anything is asked for', async () => {
  const happened: string[] = [];
  vi.stubGlobal('caches', {
    delete: (name: string) => Promise.resolve(happened.push(`forgot ${name}`) > 0),
  });
  vi.stubGlobal('fetch', (address: RequestInfo) => {
    const { pathname } = new URL(
      String(address instanceof Request ? address.url : address),
      'http://localhost',
    );
    happened.push(pathname);
    const body =
      pathname === '/api/me'
        ? me
        : { accessToken: 'a.b.c', expiresAt: '2999-01-01T00:00:00.000Z', accountId: 'hanna' };
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }),
    );
  });
  expect(await signIn('hanna@c.example', '123456')).toMatchObject({
    account: { accountId: 'hanna' },
  });
  expect(happened).toEqual(['/api/session', `forgot ${lastSeenName}`, '/api/me']);
});
