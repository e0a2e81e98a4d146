// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Activity } from './Activity.tsx';

const useActivity = vi.hoisted(() => vi.fn());
vi.mock('./useActivity.ts', () => ({ useActivity }));
vi.mock('../people/PersonPicker.tsx', () => ({ PersonPicker: () => null }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  useActivity.mockReset();
  useActivity.mockReturnValue({ rows: [], total: 0, error: null, hasNextPage: false });
});
afterEach(() => void vi.unstubAllGlobals());

async function shown(address: string): Promise<{ page: HTMLElement; done: () => Promise<void> }> {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <Activity filter={{ planId: 'p' }} />
      </MemoryRouter>,
    ),
  );
  return {
    page,
    done: async () => {
      await act(async () => root.unmount());
      page.remove();
    },
  };
}

test('the days of the address are asked for, and shown as dates', async () => {
  const { page, done } = await shown('/?from=2026-11-02&to=2026-11-04');
  expect(useActivity).toHaveBeenLastCalledWith({ planId: 'p', since: '2026-11-02', until: '2026-11-04' });
  expect([...page.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')].map(({ value }) => value)).toEqual([
    '02.11.2026',
    '04.11.2026',
  ]);
  expect(page.textContent).toContain('Nothing happened on these days');
  await done();
});

test('a last day before the first says so in its place', async () => {
  const { page, done } = await shown('/?from=2026-11-04&to=2026-11-02');
  expect(page.textContent).toContain('This day is before the first one.');
  await done();
});

test('without days all of them are asked for', async () => {
  const { page, done } = await shown('/');
  expect(useActivity).toHaveBeenLastCalledWith({ planId: 'p' });
  expect(page.textContent).toContain('Nothing has happened yet');
  await done();
});
