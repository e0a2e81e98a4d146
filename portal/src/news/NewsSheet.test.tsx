// @vitest-environment jsdom
import type { NoticeRow } from '@waymark/api';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsSheet } from './NewsSheet.tsx';
import type { News } from './useNews.ts';

const line = {
  ...{ id: 'n', kind: 'turn', at: '2026-11-19T08:12:00.000Z', more: 0, isNew: true, isUnread: true },
  ...{ planId: 'p', taskId: 't', moduleTitle: 'Set up', headline: 'Open the firewall', dueDate: null },
  ...{ byId: null, byName: null, bySide: 'seller', text: null, erased: false },
} as NoticeRow;
const news = (change: Partial<News>): News => ({
  ...{ lines: undefined, error: undefined, hasNew: false, isFresh: () => true, isUnread: () => true },
  ...{ opened: vi.fn(), read: vi.fn(), readAll: vi.fn(), again: vi.fn() },
  ...change,
});

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
const show = (given: Partial<News>) =>
  act(async () => root.render(<NewsSheet news={news(given)} onClose={() => undefined} />));
const button = (label: string) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);

test('without a line what was told last stands, and it can be asked for once more', async () => {
  const again = vi.fn();
  await show({ lines: [line], error: new Error('no line'), again });
  expect(page.textContent).toContain('Open the firewall');
  expect(page.textContent).not.toContain('could not be loaded');
  await act(async () => button('Try again')?.click());
  expect(again).toHaveBeenCalledOnce();
});

test('where nothing was ever told without a line, that is said, and not that there is no news', async () => {
  await show({ error: new Error('no line') });
  expect(page.querySelector('[role=status]')?.textContent).toBe('The news could not be loaded.');
  expect(page.textContent).not.toContain('No news yet');
  expect(button('Try again')).toBeDefined();
});

test('while it is asked for nothing is said to have failed, and no news is no failure', async () => {
  await show({});
  expect(page.querySelector('[role=status]')?.textContent).toBe('Loading');
  await show({ lines: [] });
  expect(page.textContent).toContain('No news yet');
  expect(button('Try again')).toBeUndefined();
});
