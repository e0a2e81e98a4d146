// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart } from './latePart.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withoutLine = () => Promise.reject(new TypeError('Failed to fetch'));

async function shown(load: () => Promise<() => string>) {
  const Part = latePart(async () => ({ default: await load() }));
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <>
        The page
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  );
  return { place, root };
}

test.each([
  ['as soon as there is a line', async () => dispatchEvent(new Event('online'))],
  ['after a while', async () => vi.advanceTimersByTimeAsync(5_000)],
])('a part that cannot be had without a line leaves the page as it is, and is asked for again %s', async (_, comes) => {
  const load = vi.fn<() => Promise<() => string>>(withoutLine);
  const { place, root } = await shown(load);
  expect(place.textContent).toBe('The page');
  load.mockImplementation(async () => () => ' and the part');
  await act(async () => void (await comes()));
  expect(place.textContent).toBe('The page and the part');
  expect(load).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});

test('it goes on being asked for, and no longer once it is there', async () => {
  const load = vi.fn<() => Promise<() => string>>(withoutLine);
  const { root } = await shown(load);
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  expect(load).toHaveBeenCalledTimes(3);
  load.mockImplementation(async () => () => '');
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(load).toHaveBeenCalledTimes(4);
  act(() => root.unmount());
});
