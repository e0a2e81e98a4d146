import { firstReadsName } from '@waymark/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceCopy } from './queryCache.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

type Given = {
  /** Where its files came from. */
  opened: 'device' | 'line';
  lastRead?: Record<string, unknown>;
  /** What the page before began with. */
  firstReads?: Record<string, unknown>;
  /** Of another build than this one. */
  olderBuild?: boolean;
};

/** A page that has just begun, on a device that has read some answers before. */
async function givenPage({ opened, lastRead = {}, firstReads, olderBuild = false }: Given) {
  const build = olderBuild ? 'older' : new URL('./queryCache.ts', import.meta.url).href;
  const kept = firstReads === undefined ? null : JSON.stringify({ [build]: firstReads });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === firstReadsName ? kept : null),
  });
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { controller: opened === 'device' ? {} : null },
  });
  const cache = await import('./queryCache.ts');
  const device: DeviceCopy = {
    keep: () => undefined,
    lastRead: (key) => Promise.resolve(lastRead[key]),
    withPendingChanges: (_, data) => data,
  };
  cache.readFromDevice(() => Promise.resolve(device));
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
  const { forgetQueries, peek, watch } = await givenPage({
    opened: 'device',
    lastRead: { tasks: ['old'] },
  });
  watch(
    'tasks',
    () => new Promise(() => undefined),
    () => undefined,
  );
  forgetQueries();
  await shortly();
  expect(peek('tasks').data).toBeUndefined();
});

test.each(['opened over the line', 'after the first page'])(
  '%s: the answer is waited for',
  async (when) => {
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
  },
);

test('what the page before began with is there before anything is asked, and asked for all the same', async () => {
  const { peek, watch } = await givenPage({ opened: 'device', firstReads: { tasks: ['old'] } });
  // Nothing that is not in it has gone as long as that is so.
  expect(peek('tasks')).toEqual({ data: ['old'], fetching: true });
  const answer = Promise.withResolvers<string[]>();
  const heard = vi.fn();
  watch('tasks', () => answer.promise, heard);
  answer.resolve(['new']);
  await shortly();
  expect(peek('tasks')).toEqual({ data: ['new'], fetching: false });
  expect(heard).toHaveBeenCalled();
});

test.each([
  ['opened over the line', { opened: 'line' }],
  ['of another build', { opened: 'device', olderBuild: true }],
] as const)('%s: it shows nothing of it', async (_, given) => {
  const { peek } = await givenPage({ ...given, firstReads: { tasks: ['old'] } });
  expect(peek('tasks').data).toBeUndefined();
});

test('where nothing answers, the device says what it has of that, as it will be', async () => {
  const { peek, watch } = await givenPage({
    opened: 'device',
    firstReads: { tasks: ['old'] },
    lastRead: { tasks: ['read later'] },
  });
  const { ServerUnreachable } = await import('@waymark/client');
  watch(
    'tasks',
    () => Promise.reject(new ServerUnreachable('no line')),
    () => undefined,
  );
  await shortly();
  expect(peek('tasks').data).toEqual(['read later']);
});

test('when the session ends, nothing is left of what the page before began with', async () => {
  const { forgetQueries, peek } = await givenPage({
    opened: 'device',
    firstReads: { tasks: ['old'] },
  });
  forgetQueries();
  expect(peek('tasks').data).toBeUndefined();
});
