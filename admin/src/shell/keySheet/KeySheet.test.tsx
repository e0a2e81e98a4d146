// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { visitor } from '@waymark/look/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../../base/texts/language.ts';
import KeySheet from './KeySheet.tsx';

const page = visitor();

afterEach(() => vi.unstubAllGlobals());

/** Headings of the sheet, opened on a page. */
async function headsOn(path: string): Promise<(string | null)[]> {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  await speak('en');
  await page.show(
    <MemoryRouter initialEntries={[path]}>
      <KeySheet onClose={() => undefined} />
    </MemoryRouter>,
  );
  return page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

test.each([
  ['/', 'On this page: Executions'],
  ['/inbox', 'On this page: Inbox'],
  ['/tasks', 'On this page: All tasks'],
  ['/project/p/e', 'On this page: Execution'],
  ['/settings/processes', 'On this page: Blueprints'],
])(
  'the keys of the page come first and are said to be its own, those of others are not: %s',
  async (path, first) => {
    const heads = await headsOn(path);
    expect(heads[0]).toBe(first);
    expect(heads.filter((head) => head?.startsWith('On this page:') && head !== first)).toEqual([]);
    expect(heads).toContain('Everywhere');
  },
);

test('a page without keys of its own names none', async () => {
  expect(
    (await headsOn('/settings/users')).filter((head) => head?.startsWith('On this page')),
  ).toEqual([]);
});
