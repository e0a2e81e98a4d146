import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from './queryCache.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A page that has just begun, on a device that has read some answers before. @param opened where its files came from */
async function givenPage({ opened, lastRead }: { opened: 'device' | 'line'; lastRead: Record<string, unknown> }) {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: opened === 'device' ? {} : null } });
  const cache = await import('./queryCache.ts');
  const device: Device = {
    keep: () => undefined,
    lastRead: (key) => Promise.resolve(lastRead[key]),
    asItWillBe: (_, data) => data,
  };
  cache.standIn(() => Promise.resolve(device));
  return cache;
}
const shortly = () => new Promise((resolve) => setTimeout(resolve));

test('opened from the device: the first page shows what was last read until it is answered', async () => {
  const { peek, watch } = await givenPage({ opened: 'device', lastRead: { tasks: ['old'] } });
  const answer = Promise.withResolvers<string[]>();
  watch(
    'tasks',
    () => answer.promise,
    () => undefined,
  );
  await shortly();
  expect(peek('tasks')).toEqual({ data: ['old'], fetching: true });
  answer.resolve(['new']);
  await shortly();
  expect(peek('tasks')).toEqual({ data: ['new'], fetching: false });
});

test('an answer that was faster than the device stays', async () => {
  const { peek, watch } = await givenPage({ opened: 'device', lastRead: { tasks: ['old'] } });
  watch(
    'tasks',
    () => Promise.resolve(['new']),
    () => undefined,
  );
  await shortly();
  expect(peek('tasks').data).toEqual(['new']);
});

test('when the session ends meanwhile, nothing of it is shown', async () => {
  const { forgetQueries, peek, watch } = await givenPage({ opened: 'device', lastRead: { tasks: ['old'] } });
  watch(
    'tasks',
    () => new Promise(() => undefined),
    () => undefined,
  );
  forgetQueries();
  await shortly();
  expect(peek('tasks').data).toBeUndefined();
});

test.each(['opened over the line', 'after the first page'])('%s: the answer is waited for', async (when) => {
  const first = when !== 'after the first page';
  const { keepOnDevice, peek, watch } = await givenPage({
    opened: first ? 'line' : 'device',
    lastRead: { tasks: ['old'] },
  });
  if (!first) await keepOnDevice();
  watch(
    'tasks',
    () => new Promise(() => undefined),
    () => undefined,
  );
  await shortly();
  expect(peek('tasks').data).toBeUndefined();
});
