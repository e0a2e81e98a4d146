// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyWithFallback } from './lazyWithFallback.tsx';

const page = visitor();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const withoutLine = () => Promise.reject(new TypeError('Failed to fetch'));

async function shown(load: () => Promise<() => string>) {
  const Part = lazyWithFallback(async () => ({ default: await load() }));
  await page.show(
    <>
      The page
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
}

test.each([
  ['as soon as there is a line', async () => dispatchEvent(new Event('online'))],
  ['after a while', async () => vi.advanceTimersByTimeAsync(5_000)],
])(
  'a part that cannot be had without a line leaves the page as it is, and is asked for again %s',
  async (_, comes) => {
    const load = vi.fn<() => Promise<() => string>>(withoutLine);
    await shown(load);
    expect(page.text()).toBe('The page');
    load.mockImplementation(async () => () => ' and the part');
    await act(async () => void (await comes()));
    expect(page.text()).toBe('The page and the part');
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('it goes on being asked for, and no longer once it is there', async () => {
  const load = vi.fn<() => Promise<() => string>>(withoutLine);
  await shown(load);
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  expect(load).toHaveBeenCalledTimes(3);
  load.mockImplementation(async () => () => '');
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(load).toHaveBeenCalledTimes(4);
});
