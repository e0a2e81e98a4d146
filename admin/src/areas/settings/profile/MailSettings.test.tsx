// @vitest-environment jsdom
import type { MailSettingsView } from '@waymark/api';
import { waitFor } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { speak } from '../../../base/texts/language.ts';
import { MailSettings } from './MailSettings.tsx';

const kept: MailSettingsView = {
  kinds: {
    answers: 'atOnce',
    mentions: 'atOnce',
    stuck: 'atOnce',
    turn: 'daily',
    others: 'weekly',
  },
  quiet: { on: false, from: '18:00', to: '08:00', weekends: true, exceptStuck: false },
  digestAt: '08:00',
  timeZone: 'UTC',
} as MailSettingsView;
const send = vi.hoisted(() => vi.fn<(name: string, payload: unknown) => Promise<unknown>>());
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
const read = vi.hoisted(() => vi.fn<() => Promise<{ json: unknown }>>());
vi.mock('../../../base/wire/request.ts', () => ({ request: read }));

const page = visitor();
beforeEach(async () => {
  await speak('en');
  read.mockReset().mockImplementation(async () => ({ json: kept }));
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  vi.useRealTimers();
});
const show = (hash = '') =>
  page.show(
    <SignedIn as="dana">
      <MemoryRouter initialEntries={[`/user/profile${hash}`]}>
        <MailSettings />
      </MemoryRouter>
    </SignedIn>,
  );
const quiet = () => page.findByRole<HTMLInputElement>('checkbox', { name: /^No e-mails/ });

test('a choice shows as soon as it is made, and is said to be saved once it is', async () => {
  let saved: (value: unknown) => void = () => undefined;
  send.mockImplementation(() => new Promise((done) => (saved = done)));
  await show();
  await page.user.click(await quiet());
  expect(send).toHaveBeenCalledWith('ChangeMailSettings', { quiet: { on: true } });
  await waitFor(async () => expect((await quiet()).checked).toBe(true));
  expect(page.getByRole('status').textContent).toContain('Saving');
  await act(async () => saved({}));
  await waitFor(() => expect(page.getByRole('status').textContent).toBe('Saved'));
});

test('a choice that is refused falls back, and says why', async () => {
  send.mockRejectedValue(new Error('Not now'));
  await show();
  await page.user.click(await quiet());
  await page.findByRole('alert');
  expect((await quiet()).checked).toBe(false);
});

test('the way from the bell ends at the choices, once they are there', async () => {
  vi.useFakeTimers();
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled(this.id);
  };
  await show('#mails');
  await act(async () => vi.advanceTimersByTimeAsync(400));
  expect(scrolled).toHaveBeenCalledWith('mails');
});

test('choices that cannot be loaded say so, and are there once they can', async () => {
  read.mockRejectedValue(new Error('Not now'));
  await show();
  const alert = await page.findByRole('alert');
  expect(alert.textContent).toContain('Your settings could not be loaded');
  read.mockResolvedValue({ json: kept });
  await page.press('Try again');
  await quiet();
  expect(page.queryByRole('alert')).toBeNull();
});
