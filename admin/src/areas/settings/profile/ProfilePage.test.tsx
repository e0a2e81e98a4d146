// @vitest-environment jsdom
import type { Me } from '@waymark/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { ServerRefused } from '@waymark/client';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataProvider } from '../../../base/dataProvider/dataProvider.ts';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { speak } from '../../../base/texts/language.ts';
import { ProfilePage } from './ProfilePage.tsx';

const page = visitor();

const send = vi.hoisted(() =>
  vi.fn<(name: string, payload: unknown, options?: object) => Promise<unknown>>(),
);
vi.mock('../../../base/wire/sendCommand.ts', () => ({ sendCommand: send }));

const me = {
  account: {
    accountId: 'dana',
    email: 'dana@acme.example',
    firstName: 'Dana',
    lastName: 'Okafor',
    gender: 'FEMALE',
    language: null,
    revision: '4',
  },
  ...{ operator: false, memberships: [], invitations: [], formerWorkspaces: [], refusals: [] },
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
const told = (account: object) => ({ ...me, account: { ...me.account, ...account } });
let client: QueryClient;
const open = async (account: object = {}) => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['me'], told(account));
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
const sent = (payload: object, basedOn = '4') => ['ChangeProfile', payload, { basedOn }];
const danae = sent({ firstName: 'Danae' });
const lind = sent({ lastName: 'Lind' });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('waymark.draft.'));

test('a name is saved as its field is left, once, and said to be', async () => {
  await open();
  await write('First name', 'Danae');
  expect([said(), send.mock.calls, kept().length]).toEqual(['Not saved yet', [], 1]);
  await leaveField('First name');
  expect([said(), send.mock.calls, kept()]).toEqual(['Saved', [danae], []]);
  await write('First name', 'Danae');
  await leaveField('First name');
  expect(send).toHaveBeenCalledOnce();
});

test('leaving the page saves what is typed in it', async () => {
  await open();
  await write('Last name', 'Okafor-Lind');
  await page.leave();
  expect(send.mock.calls).toEqual([sent({ lastName: 'Okafor-Lind' })]);
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
  expect(send.mock.calls).toEqual([danae]);
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
  expect(send.mock.calls).toEqual([danae]);
  await act(async () => answer());
  expect(send.mock.calls).toEqual([danae, lind]);
  expect(kept()).toEqual([]);
});

describe('a name that was changed on another device meanwhile', () => {
  const changed = (theirs: string, revision = '6') =>
    new ServerRefused({
      ...{ type: 'about:blank', title: 'Conflict', status: 409, code: 'changed-meanwhile' },
      detail: 'Dana Okafor changed this in the meantime. Your change was not saved.',
      conflict: {
        by: { accountId: 'dana', name: 'Dana Okafor' },
        at: '2026-11-21T10:00:00.000Z',
        ...{ event: 'ProfileChanged', path: 'profile/firstName', theirs, revision },
      },
    });
  const begin = async () => {
    send.mockRejectedValueOnce(changed('Daniela'));
    await open();
    await write('First name', 'Danae');
    await leaveField('First name');
  };

  test('is asked about with both, and kept as it was typed', async () => {
    await begin();
    const dialog = await page.findByRole('alertdialog');
    expect(dialog.textContent).toContain('First name of Dana Okafor');
    expect([dialog.textContent?.includes('Daniela'), kept().length]).toEqual([true, 1]);
    await page.press('Keep mine');
    expect(send.mock.calls).toEqual([danae, sent({ firstName: 'Danae' }, '6')]);
    expect([field('First name').value, kept()]).toEqual(['Danae', []]);
  });

  test('is taken as it is there, and nothing more is sent', async () => {
    await begin();
    await page.press(/^Take /);
    expect([field('First name').value, kept(), send.mock.calls.length]).toEqual(['Daniela', [], 1]);
  });

  test('is asked about again by whoever comes back to what they typed before it', async () => {
    await begin();
    await page.leave();
    send.mockReset().mockRejectedValueOnce(changed('Daniela'));
    await open({ firstName: 'Daniela', revision: '6' });
    expect(send.mock.calls).toEqual([danae]);
    expect((await page.findByRole('alertdialog')).textContent).toContain('Daniela');
  });

  test('is shown where nothing is typed', async () => {
    await open();
    const now = told({ firstName: 'Daniela', revision: '6' });
    await act(async () => void client.setQueryData(['me'], now));
    await waitFor(() => expect(field('First name').value).toBe('Daniela'));
    expect(send).not.toHaveBeenCalled();
  });
});
