// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataProvider } from '../../../base/dataProvider/dataProvider.ts';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { speak } from '../../../base/texts/language.ts';
import { OwnPassword } from './OwnPassword.tsx';

const page = visitor();
const request = vi.hoisted(() => vi.fn<(path: string, asked: object) => Promise<unknown>>());
vi.mock('../../../base/wire/request.ts', () => ({ request }));

let setAt: string | null;
let refusal: Error | null;
beforeEach(async () => {
  await speak('en');
  [setAt, refusal] = [null, null];
  request.mockReset().mockImplementation(async (_, asked) => {
    const { method = 'GET' } = asked as { method?: string };
    if (method !== 'GET' && refusal !== null) throw refusal;
    if (method === 'POST') setAt = '2026-11-21T10:00:00.000Z';
    if (method === 'DELETE') setAt = null;
    return { json: { setAt } };
  });
});
afterEach(() => page.leave());

const changed = vi.fn();
async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await page.show(
    <QueryClientProvider client={client}>
      <StaffApp dataProvider={dataProvider}>
        <OwnPassword onChanged={changed} />
      </StaffApp>
    </QueryClientProvider>,
  );
}
const press = async (name: string) => page.user.click(await page.findByRole('button', { name }));
const field = () => page.getByLabelText<HTMLInputElement>('New password');
const changes = () =>
  request.mock.calls.filter(([, asked]) => 'method' in asked).map(([, asked]) => asked);

test('a password is set, changed and removed, and each says that all others are signed out', async () => {
  await open();
  await press('Set a password');
  expect([field().type, field().autocomplete]).toEqual(['password', 'new-password']);
  await page.fill(field(), 'harbour');
  expect(page.text()).toContain('At least 12 characters, 5 to go');
  await press('Save password');
  expect([page.getByRole('alert').textContent, changes()]).toEqual([
    'Take at least 12 characters.',
    [],
  ]);
  await page.fill(field(), 'harbour-lantern-42');
  await press('Save password');
  await waitFor(() => expect(page.text()).toContain('Your password is saved.'));
  expect(changes()).toEqual([{ method: 'POST', body: { password: 'harbour-lantern-42' } }]);
  expect(changed).toHaveBeenCalledOnce();
  await press('Change password');
  await press('Cancel');
  await press('Remove password');
  await waitFor(() => expect(page.text()).toContain('Your password is removed.'));
  expect(await page.findByRole('button', { name: 'Set a password' })).toBeTruthy();
});

test('what is refused stays as it was typed, with the reason', async () => {
  refusal = new Error('no');
  await open();
  await press('Set a password');
  await page.fill(field(), 'passwordpassword');
  await press('Save password');
  await waitFor(() => expect(page.queryByRole('alert')).not.toBeNull());
  expect(field().value).toBe('passwordpassword');
});
