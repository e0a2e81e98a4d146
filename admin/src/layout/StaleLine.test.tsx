// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wire } from '../wire/wire.ts';
import { StaleLine } from './StaleLine.tsx';

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

let root: Root;
let page: HTMLElement;
const show = (content: React.ReactNode) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })}>
        <StaleLine />
        {content}
      </QueryClientProvider>,
    ),
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  read.mockClear();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  noteAnswer('tasks');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what lasts is said, and read again until it is fresh', async () => {
  answers.push(stale, stale);
  await show(<Tasks />);
  await pass(1_900);
  expect(page.textContent).toBe('');
  await pass(200);
  expect(page.textContent).toBe('What you see may be a moment old.');
  await pass(2_000);
  expect([read.mock.calls.length, isStale()]).toEqual([2, true]);
  expect(page.textContent).toBe('What you see may be a moment old.');
  await pass(7_800);
  expect(read).toHaveBeenCalledTimes(2);
  await pass(200);
  expect(read).toHaveBeenCalledTimes(3);
  expect(page.textContent).toBe('');
});

test('what is over at once is not said', async () => {
  await show(null);
  act(() => noteAnswer('tasks', stale));
  await pass(1_500);
  act(() => noteAnswer('tasks'));
  await pass(5_000);
  expect(page.textContent).toBe('');
});

test('what nobody looks at any more is let go', async () => {
  await show(null);
  act(() => noteAnswer('tasks', stale));
  await pass(4_100);
  expect([page.textContent, isStale()]).toEqual(['', false]);
});
