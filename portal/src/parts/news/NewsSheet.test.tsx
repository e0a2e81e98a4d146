// @vitest-environment jsdom
import type { NoticeRow } from '@waymark/api';
import { visitor } from '@waymark/look/testing';
import { expect, test, vi } from 'vitest';
import { NewsSheet } from './NewsSheet.tsx';
import type { News } from './useNews.ts';

const page = visitor();

const line = {
  ...{
    id: 'n',
    kind: 'turn',
    at: '2026-11-19T08:12:00.000Z',
    more: 0,
    isNew: true,
    isUnread: true,
  },
  ...{
    planId: 'p',
    taskId: 't',
    moduleTitle: 'Set up',
    headline: 'Open the firewall',
    dueDate: null,
  },
  ...{ byId: null, byName: null, bySide: 'seller', text: null, erased: false },
} as NoticeRow;
const news = (change: Partial<News>): News => ({
  ...{
    lines: undefined,
    error: undefined,
    hasNew: false,
    isFresh: () => true,
    isUnread: () => true,
  },
  ...{ opened: vi.fn(), read: vi.fn(), readAll: vi.fn(), again: vi.fn() },
  ...change,
});

const show = (given: Partial<News>) =>
  page.show(<NewsSheet news={news(given)} onClose={() => undefined} />);
const button = (name: string) => page.queryByRole('button', { name });

test('without a line what was told last stands, and it can be asked for once more', async () => {
  const again = vi.fn();
  await show({ lines: [line], error: new Error('no line'), again });
  expect(page.text()).toContain('Open the firewall');
  expect(page.text()).not.toContain('could not be loaded');
  await page.press('Try again');
  expect(again).toHaveBeenCalledOnce();
});

test('where nothing was ever told without a line, that is said, and not that there is no news', async () => {
  await show({ error: new Error('no line') });
  expect(page.getByRole('status').textContent).toBe('The news could not be loaded.');
  expect(page.text()).not.toContain('No news yet');
  expect(button('Try again')).not.toBeNull();
});

test('while it is asked for nothing is said to have failed, and no news is no failure', async () => {
  await show({});
  expect(page.getByRole('status').textContent).toBe('Loading');
  await show({ lines: [] });
  expect(page.text()).toContain('No news yet');
  expect(button('Try again')).toBeNull();
});
