// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFreshness, type Freshness } from './freshness.ts';
import { readUntilFresh } from './readUntilFresh.ts';

let freshness: Freshness;
const state = () => freshness.present().state;
const old = { stale: true };
const failed = { ok: false };

beforeEach(() => {
  vi.useFakeTimers();
  freshness = openFreshness();
});
afterEach(() => vi.useRealTimers());

test('an old answer counts until the same is read fresh', () => {
  freshness.noteAnswer('tasks', old);
  freshness.noteAnswer('people');
  freshness.noteAnswer();
  freshness.noteAnswer('tasks', failed);
  expect([state(), freshness.staleResources()]).toEqual(['stale', ['tasks']]);
  freshness.noteAnswer('tasks');
  expect(state()).toBe('live');
});

test('without a connection that is what is said; with it, what is old is old still', () => {
  freshness.noteAnswer('tasks', old);
  freshness.noteUnreachable();
  expect(state()).toBe('offline');
  freshness.noteAnswer('me');
  expect(state()).toBe('stale');
});

test('the browser knows when the line is gone; who listens is told once', () => {
  const listener = vi.fn();
  const stop = freshness.subscribe(listener);
  window.dispatchEvent(new Event('offline'));
  freshness.noteUnreachable();
  expect([state(), listener.mock.calls.length]).toEqual(['offline', 1]);
  freshness.noteAnswer();
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(state()).toBe('live');
});

test('read again, what comes old, fails or cannot be asked for stays old; what nobody reads is forgotten', async () => {
  freshness.noteAnswer('tasks', old);
  freshness.noteAnswer('blocks', old);
  await freshness.readAgain(async () => freshness.noteAnswer('tasks', old));
  expect(freshness.staleResources()).toEqual(['tasks']);
  await freshness.readAgain(async () => freshness.noteAnswer('tasks', failed));
  expect(state()).toBe('stale');
  await freshness.readAgain(async () => freshness.noteUnreachable());
  freshness.noteAnswer();
  expect(state()).toBe('stale');
  await freshness.readAgain(async () => freshness.noteAnswer('tasks'));
  expect(state()).toBe('live');
});

test('reads again with growing pauses', async () => {
  const read = vi.fn(async () => undefined);
  const stop = readUntilFresh(freshness, read);
  for (const [ms, times] of [
    [4_000, 1],
    [8_000, 2],
    [16_000, 3],
    [32_000, 4],
    [32_000, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(read).toHaveBeenCalledTimes(times - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(times);
  }
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(5);
});
