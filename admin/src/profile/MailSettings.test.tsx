// @vitest-environment jsdom
import type { MailSettingsView } from '@waymark/api';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../session/testing/SignedIn.tsx';
import { speak } from '../texts/language.ts';
import { MailSettings } from './MailSettings.tsx';

const kept: MailSettingsView = {
  kinds: { answers: 'atOnce', mentions: 'atOnce', stuck: 'atOnce', turn: 'daily', others: 'weekly' },
  quiet: { on: false, from: '18:00', to: '08:00', weekends: true, exceptStuck: false },
  digestAt: '08:00',
  timeZone: 'UTC',
} as MailSettingsView;
const send = vi.hoisted(() => vi.fn<(name: string, payload: unknown) => Promise<unknown>>());
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
const read = vi.hoisted(() => vi.fn<() => Promise<{ json: unknown }>>());
vi.mock('../wire/request.ts', () => ({ request: read }));

let root: Root;
let page: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await speak('en');
  read.mockReset().mockImplementation(async () => ({ json: kept }));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const show = (hash = '') =>
  act(async () =>
    root.render(
      <SignedIn as="dana">
        <MemoryRouter initialEntries={[`/user/profile${hash}`]}>
          <MailSettings />
        </MemoryRouter>
      </SignedIn>,
    ),
  );
const quiet = () => page.querySelector<HTMLInputElement>('input[type=checkbox]') as HTMLInputElement;

test('a choice shows as soon as it is made, and is said to be saved once it is', async () => {
  let saved: (value: unknown) => void = () => undefined;
  send.mockImplementation(() => new Promise((done) => (saved = done)));
  await show();
  await act(() => vi.waitFor(() => expect(quiet()).not.toBeNull(), { timeout: 5_000 }));
  await act(async () => quiet().click());
  expect(send).toHaveBeenCalledWith('ChangeMailSettings', { quiet: { on: true } });
  await act(() => vi.waitFor(() => expect(quiet().checked).toBe(true), { timeout: 5_000 }));
  expect(page.textContent).toContain('Saving');
  await act(async () => saved({}));
  await act(() => vi.waitFor(() => expect(page.textContent).toContain('Saved'), { timeout: 5_000 }));
});

test('a choice that is refused falls back, and says why', async () => {
  send.mockRejectedValue(new Error('Not now'));
  await show();
  await act(() => vi.waitFor(() => expect(quiet()).not.toBeNull(), { timeout: 5_000 }));
  await act(async () => quiet().click());
  await act(() => vi.waitFor(() => expect(page.querySelector('[role=alert]')).not.toBeNull(), { timeout: 5_000 }));
  expect(quiet().checked).toBe(false);
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
  const again = () => page.querySelector<HTMLButtonElement>('[role=alert] button');
  await act(() => vi.waitFor(() => expect(again()).not.toBeNull(), { timeout: 5_000 }));
  expect(page.textContent).toContain('Your settings could not be loaded');
  read.mockResolvedValue({ json: kept });
  await act(async () => again()?.click());
  await act(() => vi.waitFor(() => expect(quiet()).not.toBeNull(), { timeout: 5_000 }));
  expect(page.querySelector('[role=alert]')).toBeNull();
});
