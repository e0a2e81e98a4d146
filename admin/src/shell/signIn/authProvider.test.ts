// @vitest-environment jsdom
import { adminAddress } from '@waymark/api/addresses';
import { ServerRefused } from '@waymark/client';
import { expect, test } from 'vitest';
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
