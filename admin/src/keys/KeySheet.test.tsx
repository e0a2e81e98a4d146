// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../texts/language.ts';
import KeySheet from './KeySheet.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Headings of the sheet, opened on a page. */
async function headsOn(path: string): Promise<(string | null)[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await speak('en');
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[path]}>
        <KeySheet onClose={() => undefined} />
      </MemoryRouter>,
    ),
  );
  const heads = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  await act(async () => root.unmount());
  return heads;
}

test.each([
  ['/', 'On this page: Executions'],
  ['/inbox', 'On this page: Inbox'],
  ['/tasks', 'On this page: All tasks'],
  ['/project/p/e', 'On this page: Execution'],
  ['/settings/processes', 'On this page: Blueprints'],
])('the keys of the page come first and are said to be its own, those of others are not: %s', async (path, first) => {
  const heads = await headsOn(path);
  expect(heads[0]).toBe(first);
  expect(heads.filter((head) => head?.startsWith('On this page:') && head !== first)).toEqual([]);
  expect(heads).toContain('Everywhere');
});

test('a page without keys of its own names none', async () => {
  expect((await headsOn('/settings/users')).filter((head) => head?.startsWith('On this page'))).toEqual([]);
});
