// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../screens/settings.ts';
import { SignedIn } from '../session/testing/SignedIn.tsx';
import { speak } from '../texts/language.ts';
import { SettingsHub } from './SettingsHub.tsx';
import { WorkspacePage } from './WorkspacePage.tsx';

const send = vi.hoisted(() => vi.fn<(name: string, payload: unknown, options?: object) => Promise<unknown>>());
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

let root: Root;
let page: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await speak('en');
  send.mockReset().mockResolvedValue({});
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
const show = (what: ReactNode) =>
  act(async () =>
    root.render(
      <SignedIn as="dana" membership={{ workspaceName: 'Acme', answerHours: 4 }}>
        <MemoryRouter>{what}</MemoryRouter>
      </SignedIn>,
    ),
  );
const nameForm = () => page.querySelector('form') as HTMLFormElement;
const field = () => nameForm().querySelector('input') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (word: string) =>
  act(async () => [...nameForm().querySelectorAll('button')].find(({ textContent }) => textContent === word)?.click());

test('the foot comes with the first change, and goes when it is discarded', async () => {
  await show(<WorkspacePage />);
  expect(nameForm().querySelector('footer')).toBeNull();
  await type('Acme Software');
  expect(nameForm().querySelector('footer')?.textContent).toContain('Not saved yet');
  await press('Discard');
  expect(field().value).toBe('Acme');
  expect(nameForm().querySelector('footer')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('whoever goes by keys is in the field once a button of the foot has gone with it', async () => {
  await show(<WorkspacePage />);
  await type('Acme Software');
  const discard = [...nameForm().querySelectorAll('button')].find(({ textContent }) => textContent === 'Discard');
  await act(async () => discard?.focus());
  await type('Acme Softwares');
  expect(document.activeElement?.textContent).toBe('Discard');
  await press('Discard');
  expect(document.activeElement).toBe(field());
});

test('what is saved is said to be, and is the new beginning', async () => {
  await show(<WorkspacePage />);
  await type('  Acme Software ');
  await press('Save');
  expect(send).toHaveBeenCalledWith('RenameWorkspace', { name: 'Acme Software' }, { basedOn: undefined });
  expect(nameForm().querySelector('footer')?.textContent).toBe('Saved');
  await type('Acme');
  expect(nameForm().querySelector('footer')?.textContent).toContain('Not saved yet');
});

test('a name that is refused stays on the screen, with the reason; an empty one is not sent', async () => {
  send.mockRejectedValue(new Error('Not now'));
  await show(<WorkspacePage />);
  await type('Acme Software');
  await press('Save');
  expect(page.querySelector('[role=alert]')).not.toBeNull();
  expect(field().value).toBe('Acme Software');
  send.mockClear();
  await type(' ');
  expect(nameForm().textContent).toContain('A workspace needs a name.');
  await press('Save');
  expect(send).not.toHaveBeenCalled();
});

test('the page of the settings leads to each of them, but to those of operators only them', async () => {
  await show(<SettingsHub />);
  const shown = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const all = settings.flatMap(({ screens }) => screens);
  expect(shown).toEqual(all.filter(({ operators }) => operators !== true).map(({ at }) => at));
});

test('the time zone is looked for by its city and is sent once it is saved', async () => {
  await show(<WorkspacePage />);
  const form = [...page.querySelectorAll('form')][1] as HTMLFormElement;
  const input = form.querySelector('input') as HTMLInputElement;
  expect(input.value).toBe('UTC, UTC+00:00');
  await act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'auckl');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const options = [...document.querySelectorAll('[role=option]')];
  expect(options.map(({ textContent }) => textContent?.replace(/UTC.*/, ''))).toEqual(['Auckland Pacific']);
  await act(async () => (options[0] as HTMLElement).click());
  await act(async () =>
    [...form.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save')?.click(),
  );
  expect(send).toHaveBeenCalledWith('SetTimeZone', { timeZone: 'Pacific/Auckland' }, { basedOn: undefined });
});
