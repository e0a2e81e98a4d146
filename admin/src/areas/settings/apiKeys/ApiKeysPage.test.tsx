// @vitest-environment jsdom
import type { ApiKeyRow } from '@waymark/api';
import { readApiKey } from '@waymark/api';
import { waitFor, within } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { testDataProvider } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { speak } from '../../../base/texts/language.ts';
import { ApiKeysPage } from './ApiKeysPage.tsx';

const send = vi.hoisted(() =>
  vi.fn<(name: string, payload: Record<string, unknown>, options?: object) => Promise<unknown>>(),
);
vi.mock('../../../base/wire/sendCommand.ts', () => ({ sendCommand: send }));

const reporting: ApiKeyRow = {
  ...{ id: 'kq3v8h2mx0d7t5zn', name: 'Reporting', scopes: ['executions:read', 'clients:write'] },
  ...{ lastFour: 'x7Qp', until: null, previousUntil: null, madeBy: 'dana', endedAt: null },
  ...{ madeAt: '2026-11-20T08:00:00.000Z', textAt: '2026-11-20T08:00:00.000Z' },
};
let rows: readonly ApiKeyRow[];
const dataProvider = testDataProvider({
  getList: async () => ({ data: rows as never[], total: rows.length }),
});
const page = visitor();
beforeEach(async () => {
  await speak('en');
  rows = [reporting];
  send.mockReset().mockResolvedValue({});
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('/api/session/api-keys')) throw new TypeError('nothing answers');
    return Response.json({ uses: [] });
  });
});
const show = () =>
  page.show(
    <SignedIn as="dana">
      <StaffApp dataProvider={dataProvider}>
        <ApiKeysPage />
      </StaffApp>
    </SignedIn>,
  );
const press = (name: string | RegExp) => page.user.click(page.getByRole('button', { name }));
const dialog = () => within(page.getByRole('dialog'));
const shown = () =>
  page.queryByRole<HTMLInputElement>('textbox', { name: 'API key' })?.value ?? null;

test('a key says what it may do, its last four signs and its acts, and not its text', async () => {
  await show();
  const row = await page.findByRole('row', { name: /Reporting/ });
  expect(row.textContent).toContain('Reads Executions · Changes Clients and projects');
  expect(row.textContent).toContain('…x7Qp');
  const acts = within(row).getByRole('link', { name: 'What Reporting did' });
  expect(acts.getAttribute('href')).toContain('who=kq3v8h2mx0d7t5zn');
  expect(shown()).toBeNull();
});

test('a key is made with the scopes that were chosen, and shown once', async () => {
  await show();
  await press('Make a key');
  const make = dialog().getByRole<HTMLButtonElement>('button', { name: 'Make' });
  await page.user.type(dialog().getByRole('textbox', { name: 'Name' }), 'CRM');
  expect(make.disabled).toBe(true);
  await page.user.click(dialog().getByRole('checkbox', { name: 'Read: Executions' }));
  await page.user.click(dialog().getByRole('checkbox', { name: 'Change: Clients and projects' }));
  expect(dialog().queryByRole('checkbox', { name: 'Change: People' })).toBeNull();
  await page.user.click(make);
  await waitFor(() => expect(shown()).not.toBeNull());
  const [name, payload] = send.mock.calls[0] ?? [];
  expect(name).toBe('MakeApiKey');
  expect(payload).toMatchObject({
    ...{ name: 'CRM', scopes: ['executions:read', 'clients:write'], until: null },
    key: shown(),
  });
  expect(readApiKey(shown() ?? '')).toEqual({ workspace: 'w', keyId: payload?.['keyId'] });
  expect(page.getByRole('status', { name: '' }).textContent).toContain('shown only this once');
});

test('what is refused says why, and what was typed stays', async () => {
  send.mockRejectedValue(new Error('Not now'));
  await show();
  await press('Make a key');
  await page.user.type(dialog().getByRole('textbox', { name: 'Name' }), 'CRM');
  await page.user.click(dialog().getByRole('checkbox', { name: 'Read: People' }));
  await page.user.click(dialog().getByRole('button', { name: 'Make' }));
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('CRM');
  expect(dialog().getByRole('alert').textContent).not.toBe('');
  expect(shown()).toBeNull();
});

test('generating a key anew shows another text, and until when the one before works', async () => {
  await show();
  await page.user.click(await page.findByRole('button', { name: 'Re-generate Reporting' }));
  await page.user.click(dialog().getByRole('button', { name: 'Re-generate' }));
  await waitFor(() => expect(shown()).not.toBeNull());
  const [name, payload] = send.mock.calls[0] ?? [];
  expect([name, payload?.['keyId'], payload?.['key']]).toEqual([
    ...['RotateApiKey', reporting.id, shown()],
  ]);
  expect(payload?.['previousUntil']).toMatch(/Z$/);
});

test('a key is ended once that was asked', async () => {
  await show();
  await page.user.click(await page.findByRole('button', { name: 'End Reporting' }));
  expect(dialog().getByText(/Programs with this key stop at once/)).toBeTruthy();
  await page.user.click(dialog().getByRole('button', { name: 'End' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['EndApiKey', { keyId: reporting.id }]);
});

test('without keys it says what they are for', async () => {
  rows = [];
  await show();
  expect(await page.findByText(/^No keys yet/)).toBeTruthy();
});
