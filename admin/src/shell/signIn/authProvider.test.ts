// @vitest-environment jsdom
import { adminAddress } from '@waymark/api/addresses';
import { ServerRefused } from '@waymark/client';
import { expect, test, vi } from 'vitest';
import { wire } from '../../base/wire/wire.ts';
import { authProvider } from './authProvider.ts';

const refused = (code: string) =>
  new ServerRefused({ type: 'about:blank', title: 'Forbidden', status: 403, code, detail: '' });

test('who may not be here is led to the page that says so', async () => {
  await expect(authProvider.checkError(refused('no-permission'))).rejects.toMatchObject({
    redirectTo: adminAddress.noPermission(),
    logoutUser: false,
  });
});

test('who did not show that it is they stays where they are, with all that was typed', async () => {
  await expect(authProvider.checkError(refused('confirmation-needed'))).resolves.toBeUndefined();
});

test('whoever’s session ended while they worked stays there too: they are asked in place', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 401 })));
  const expiresAt = new Date(Date.now() + 900_000).toISOString();
  wire.session.start({ accessToken: 't', expiresAt, accountId: 'dana' });
  const ended = await wire.session.renew().catch((error: Error) => error);
  await expect(authProvider.checkError(ended)).resolves.toBeUndefined();
  wire.session.close();
  vi.unstubAllGlobals();
});
