// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wire } from '../../base/wire/wire.ts';
import { StaleLine } from './StaleLine.tsx';

const page = visitor();

const { noteAnswer, present } = wire.freshness;
const isStale = () => present().state === 'stale';

const stale = { stale: true };
const answers: { stale: boolean }[] = [];
const read = vi.fn(async () => {
  noteAnswer('tasks', answers.shift());
  return [];
});

function Tasks() {
  useQuery({ queryKey: ['tasks', 'getList'], queryFn: read });
  return null;
}

const show = (content: React.ReactNode) =>
  page.show(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })}
    >
      <StaleLine />
      {content}
    </QueryClientProvider>,
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  read.mockClear();
});
afterEach(async () => {
  noteAnswer('tasks');
  vi.useRealTimers();
});

test('what lasts is said, and read again until it is fresh', async () => {
  answers.push(stale, stale);
  await show(<Tasks />);
  await pass(1_900);
  expect(page.text()).toBe('');
  await pass(200);
  expect(page.text()).toBe('What you see may be a moment old.');
  await pass(2_000);
  expect([read.mock.calls.length, isStale()]).toEqual([2, true]);
  expect(page.text()).toBe('What you see may be a moment old.');
  await pass(7_800);
  expect(read).toHaveBeenCalledTimes(2);
  await pass(200);
  expect(read).toHaveBeenCalledTimes(3);
  expect(page.text()).toBe('');
});

test('what is over at once is not said', async () => {
  await show(null);
  act(() => noteAnswer('tasks', stale));
  await pass(1_500);
  act(() => noteAnswer('tasks'));
  await pass(5_000);
  expect(page.text()).toBe('');
});

test('what nobody looks at any more is let go', async () => {
  await show(null);
  act(() => noteAnswer('tasks', stale));
  await pass(4_100);
  expect([page.text(), isStale()]).toEqual(['', false]);
});
