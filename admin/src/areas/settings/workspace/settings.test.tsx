// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { waitFor, within } from '@testing-library/react';
import { ServerRefused } from '@waymark/client';
import { visitor } from '@waymark/look/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dataProvider } from '../../../base/dataProvider/dataProvider.ts';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { speak } from '../../../base/texts/language.ts';
import { settings } from '../../../shell/screens/settings.ts';
import { SettingsHub } from '../../../shell/screens/SettingsHub.tsx';
import { SchedulingPage } from './SchedulingPage.tsx';
import { WorkspacePage } from './WorkspacePage.tsx';

const send = vi.hoisted(() =>
  vi.fn<(name: string, payload: unknown, options?: object) => Promise<unknown>>(),
);
vi.mock('../../../base/wire/sendCommand.ts', () => ({ sendCommand: send }));

const page = visitor();
beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  send.mockReset().mockResolvedValue({});
});
const show = (what: ReactNode, membership: object = {}) =>
  page.show(
    <SignedIn
      as="dana"
      membership={{
        ...{ workspaceName: 'Acme', answerHours: 4, role: 'OWNER', revision: '7' },
        ...{ bookingProviders: [], bookingHosts: [] },
        ...membership,
      }}
    >
      <StaffApp dataProvider={dataProvider}>{what}</StaffApp>
    </SignedIn>,
  );
const region = (name: string) => within(page.getByRole('region', { name }));
const ofName = () => region('Name');
const field = () => ofName().getByRole<HTMLInputElement>('textbox', { name: 'Workspace name' });
const type = (text: string) => page.fill(field(), text);
const press = (name: string) => page.user.click(ofName().getByRole('button', { name }));
const state = () => ofName().queryByRole('status')?.textContent ?? null;

test('the foot comes with the first change, and goes when it is discarded', async () => {
  await show(<WorkspacePage />);
  expect(state()).toBeNull();
  await type('Acme Software');
  expect(state()).toBe('Not saved yet');
  await press('Discard');
  expect(field().value).toBe('Acme');
  expect(state()).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('whoever goes by keys is in the field once a button of the foot has gone with it', async () => {
  await show(<WorkspacePage />);
  await type('Acme Software');
  await page.user.tab();
  expect(document.activeElement?.textContent).toBe('Discard');
  await page.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
});

test('what is saved is said to be, and is the new beginning', async () => {
  await show(<WorkspacePage />);
  await type('  Acme Software ');
  await press('Save');
  expect(send).toHaveBeenCalledWith('RenameWorkspace', { name: 'Acme Software' }, { basedOn: '7' });
  expect(field().value).toBe('Acme Software');
  expect(state()).toBe('Saved');
  await type('Acme');
  expect(state()).toBe('Not saved yet');
});

test('what somebody else saves after one’s own is shown', async () => {
  await show(<WorkspacePage />);
  await type('Acme Software');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(state()).toBe('Saved'));
  await show(<WorkspacePage />, { workspaceName: 'Acme Group', revision: '9' });
  await waitFor(() => expect(field().value).toBe('Acme Group'));
});

test('a name that is refused stays on the screen, with the reason; an empty one is not sent', async () => {
  send.mockRejectedValue(new Error('Not now'));
  await show(<WorkspacePage />);
  await type('Acme Software');
  await press('Save');
  expect(ofName().getByRole('alert').textContent).not.toBe('');
  expect(field().value).toBe('Acme Software');
  send.mockClear();
  await type(' ');
  expect(ofName().getByText('A workspace needs a name.')).not.toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await page.user.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('what is typed and is no number of hours stays as it was typed, over a reload; none takes the promise back', async () => {
  const hours = () =>
    region('Promised answer time').getByRole<HTMLInputElement>('textbox', {
      name: /Working hours/,
    });
  await show(<WorkspacePage />);
  await page.fill(hours(), '8h');
  expect(region('Promised answer time').getByRole('button', { name: 'Save' })).toHaveProperty(
    'disabled',
    true,
  );
  await page.leave();
  await show(<WorkspacePage />);
  expect(hours().value).toBe('8h');
  await page.user.clear(hours());
  await page.leave();
  await show(<WorkspacePage />);
  expect(hours().value).toBe('');
  await page.user.click(region('Promised answer time').getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith('PromiseAnswerTime', { hours: null }, { basedOn: '7' });
});

test('domains are typed as they come, and sent as they are kept, each once', async () => {
  const domains = () =>
    region('Booking pages on your own domain').getByRole('textbox', { name: 'Domains' });
  await show(<SchedulingPage />);
  await page.fill(domains(), 'https://meetings.acme.example/dana');
  expect(
    region('Booking pages on your own domain').getByText(/is not a public domain/),
  ).not.toBeNull();
  await page.fill(domains(), 'Meetings.ACME.example, meetings.acme.example');
  await page.user.click(
    region('Booking pages on your own domain').getByRole('button', { name: 'Save' }),
  );
  expect(send).toHaveBeenCalledWith(
    'SetBookingHosts',
    { hosts: ['meetings.acme.example'] },
    { basedOn: '7' },
  );
});

test('the page of the settings leads to each of them, but to those of operators only them', async () => {
  await show(<SettingsHub />);
  const shown = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  const all = settings.flatMap(({ screens }) => screens);
  expect(shown).toEqual(all.filter(({ operators }) => operators !== true).map(({ at }) => at));
});

test('the time zone is looked for by its city and is sent once it is saved', async () => {
  await show(<WorkspacePage />);
  const input = page.getByRole<HTMLInputElement>('combobox', {
    name: 'Time zone of the workspace',
  });
  expect(input.value).toBe('UTC, UTC+00:00');
  await page.fill(input, 'auckl');
  const options = page.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent?.replace(/UTC.*/, ''))).toEqual([
    'Auckland Pacific',
  ]);
  await page.user.click(options[0]!);
  await page.press('Save');
  expect(send).toHaveBeenCalledWith(
    'SetTimeZone',
    { timeZone: 'Pacific/Auckland' },
    { basedOn: '7' },
  );
});

describe('a key of a provider that somebody else has set meanwhile', () => {
  const calendly = () => within(page.getByRole('form', { name: 'Calendly' }));
  const changed = (event: string) =>
    new ServerRefused({
      ...{ type: 'about:blank', title: 'Conflict', status: 409, code: 'changed-meanwhile' },
      detail: 'Tim changed this in the meantime. Your change was not saved.',
      conflict: {
        by: { accountId: 'tim', name: 'Tim' },
        at: '2026-11-21T10:00:00.000Z',
        ...{ event, path: 'bookingKey/CALENDLY', theirs: null, revision: '9' },
      },
    });
  const set = (key: string | null, basedOn: string) => [
    ...['SetBookingKey', { provider: 'CALENDLY', key }],
    expect.objectContaining({ basedOn }),
  ];

  test('is asked about without a word of either key, and what was typed stays', async () => {
    send.mockRejectedValueOnce(changed('BookingKeySet'));
    await show(<SchedulingPage />);
    const key = calendly().getByLabelText<HTMLInputElement>('Signing key');
    await page.fill(key, 'my-own-secret');
    await page.user.click(calendly().getByRole('button', { name: 'Save' }));
    const { textContent } = await page.findByRole('alertdialog');
    expect(textContent).toContain('The key that you typed');
    expect(textContent).not.toContain('my-own-secret');
    expect(page.queryByRole('button', { name: 'Copy mine' })).toBeNull();
    expect(key.value).toBe('my-own-secret');
    await page.press('Keep mine');
    expect(send.mock.calls).toEqual([set('my-own-secret', '7'), set('my-own-secret', '9')]);
    expect(key.value).toBe('');
  });

  test('is not taken away unseen', async () => {
    send.mockRejectedValueOnce(changed('BookingKeySet'));
    await show(<SchedulingPage />, { bookingProviders: ['CALENDLY'] });
    await page.user.click(calendly().getByRole('button', { name: 'Remove the key' }));
    expect((await page.findByRole('alertdialog')).textContent).toContain('Another key');
    await page.press(/^Take /);
    expect(send.mock.calls).toEqual([set(null, '7')]);
  });
});
