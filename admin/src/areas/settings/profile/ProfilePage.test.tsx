// @vitest-environment jsdom
import type { Me } from '@waymark/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataProvider } from '../../../base/dataProvider/dataProvider.ts';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { speak } from '../../../base/texts/language.ts';
import { ProfilePage } from './ProfilePage.tsx';

const page = visitor();

const send = vi.hoisted(() => vi.fn<(name: string, payload: unknown) => Promise<unknown>>());
vi.mock('../../../base/wire/sendCommand.ts', () => ({ sendCommand: send }));

const me = {
  account: {
    accountId: 'dana',
    email: 'dana@acme.example',
    firstName: 'Dana',
    lastName: 'Okafor',
    gender: 'FEMALE',
    language: null,
  },
  ...{ operator: false, memberships: [], invitations: [], refusals: [] },
} as Me;

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  await speak('en');
  localStorage.clear();
  send.mockReset().mockResolvedValue({});
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});
const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['me'], me);
  await page.show(
    <QueryClientProvider client={client}>
      <StaffApp dataProvider={dataProvider}>
        <ProfilePage />
      </StaffApp>
    </QueryClientProvider>,
  );
};
const field = (label: string) => page.getByLabelText<HTMLInputElement>(label);
const write = (label: string, text: string) => page.fill(field(label), text);
const leaveField = (label: string) => act(async () => field(label).blur());
/** How it goes with saving, said below the fields. */
const said = () => page.queryByText(/^(Not saved yet|Not saved|Saved)$/)?.textContent ?? null;
const sent = (firstName: string, lastName = 'Okafor') => [
  'ChangeProfile',
  { firstName, lastName, gender: 'FEMALE' },
  {},
];
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('waymark.draft.'));

test('a name is saved as its field is left, once, and said to be', async () => {
  await open();
  await write('First name', 'Danae');
  expect([said(), send.mock.calls, kept().length]).toEqual(['Not saved yet', [], 1]);
  await leaveField('First name');
  expect([said(), send.mock.calls, kept()]).toEqual(['Saved', [sent('Danae')], []]);
  await write('First name', 'Danae');
  await leaveField('First name');
  expect(send).toHaveBeenCalledOnce();
});

test('leaving the page saves what is typed in it', async () => {
  await open();
  await write('Last name', 'Okafor-Lind');
  await page.leave();
  expect(send.mock.calls).toEqual([sent('Dana', 'Okafor-Lind')]);
  await open();
  expect(send).toHaveBeenCalledOnce();
});

test('what is refused stays, with the reason, over leaving and coming back, and is saved then', async () => {
  send.mockRejectedValue(new Error('Not now'));
  await open();
  await write('First name', 'Danae');
  await leaveField('First name');
  expect(page.queryByRole('alert')).not.toBeNull();
  expect([field('First name').value, said()]).toEqual(['Danae', 'Not saved']);
  await page.leave();
  send.mockReset().mockResolvedValue({});
  await open();
  expect(send.mock.calls).toEqual([sent('Danae')]);
  expect([field('First name').value, kept()]).toEqual(['Danae', []]);
});

test('what is typed while a save is under way is saved behind it', async () => {
  let answer = () => undefined as void;
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve({}))));
  await open();
  await write('First name', 'Danae');
  await leaveField('First name');
  await write('Last name', 'Lind');
  await leaveField('Last name');
  expect(send.mock.calls).toEqual([sent('Danae')]);
  await act(async () => answer());
  expect(send.mock.calls).toEqual([sent('Danae'), sent('Danae', 'Lind')]);
  expect(kept()).toEqual([]);
});
