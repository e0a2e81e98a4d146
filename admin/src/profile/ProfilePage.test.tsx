// @vitest-environment jsdom
import type { Me } from '@waymark/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../texts/language.ts';
import { ProfilePage } from './ProfilePage.tsx';

const send = vi.hoisted(() => vi.fn<(name: string, payload: unknown) => Promise<unknown>>());
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

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

let root: Root;
let page: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  await speak('en');
  localStorage.clear();
  send.mockReset().mockResolvedValue({});
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await leave();
  page.remove();
  vi.unstubAllGlobals();
});
const leave = () => act(async () => root.unmount());
const open = async () => {
  root = createRoot(page);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['me'], me);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ProfilePage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
};
const field = (label: string): HTMLInputElement => {
  const named = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.getElementById(named?.htmlFor ?? '') as HTMLInputElement;
};
const write = (label: string, text: string) =>
  act(async () => {
    field(label).focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text);
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
const leaveField = (label: string) => act(async () => field(label).blur());
const said = () => page.querySelector('form .save-state')?.textContent ?? null;
const sent = (firstName: string, lastName = 'Okafor') => ['ChangeProfile', { firstName, lastName, gender: 'FEMALE' }];
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
  await leave();
  expect(send.mock.calls).toEqual([sent('Dana', 'Okafor-Lind')]);
  await open();
  expect(send).toHaveBeenCalledOnce();
});

test('what is refused stays, with the reason, over leaving and coming back, and is saved then', async () => {
  send.mockRejectedValue(new Error('Not now'));
  await open();
  await write('First name', 'Danae');
  await leaveField('First name');
  expect(page.querySelector('[role=alert]')).not.toBeNull();
  expect([field('First name').value, said()]).toEqual(['Danae', 'Not saved']);
  await leave();
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
