// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { Activity } from './Activity.tsx';

const page = visitor();

const useActivity = vi.hoisted(() => vi.fn());
vi.mock('./useActivity.ts', () => ({ useActivity }));
vi.mock('../../../parts/personPicker/PersonPicker.tsx', () => ({ PersonPicker: () => null }));

beforeEach(() => {
  useActivity.mockReset();
  useActivity.mockReturnValue({ rows: [], total: 0, error: null, hasNextPage: false });
});

const show = (address: string) =>
  page.show(
    <MemoryRouter initialEntries={[address]}>
      <Activity filter={{ planId: 'p' }} />
    </MemoryRouter>,
  );

test('the days of the address are asked for, and shown as dates', async () => {
  await show('/?from=2026-11-02&to=2026-11-04');
  expect(useActivity).toHaveBeenLastCalledWith({
    planId: 'p',
    since: '2026-11-02',
    until: '2026-11-04',
  });
  const days = page.getAllByRole<HTMLInputElement>('textbox');
  expect(days.map(({ value }) => value)).toEqual(['02.11.2026', '04.11.2026']);
  expect(page.text()).toContain('Nothing happened on these days');
});

test('a last day before the first says so in its place', async () => {
  await show('/?from=2026-11-04&to=2026-11-02');
  expect(page.text()).toContain('This day is before the first one.');
});

test('without days all of them are asked for', async () => {
  await show('/');
  expect(useActivity).toHaveBeenLastCalledWith({ planId: 'p' });
  expect(page.text()).toContain('Nothing has happened yet');
});
