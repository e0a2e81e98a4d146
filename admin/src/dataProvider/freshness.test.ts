import { expect, test, vi } from 'vitest';
import { forgetStale, isStale, noteFreshness, onFreshness, staleResources } from './freshness.ts';

const stale = new Headers({ 'Waymark-Stale': 'true' });
const fresh = new Headers();

test('what is old stays so until its own fresh answer; listeners hear of the whole alone', () => {
  const heard = vi.fn();
  const stop = onFreshness(heard);
  noteFreshness('tasks', fresh);
  expect([isStale(), heard.mock.calls.length]).toEqual([false, 0]);
  noteFreshness('tasks', stale);
  noteFreshness('modules', stale);
  noteFreshness('people', fresh);
  expect([isStale(), heard.mock.calls.length]).toEqual([true, 1]);
  noteFreshness('tasks', fresh);
  expect(staleResources()).toEqual(['modules']);
  expect(heard).toHaveBeenCalledTimes(1);
  forgetStale('modules');
  expect([isStale(), heard.mock.calls.length]).toEqual([false, 2]);
  stop();
  noteFreshness('tasks', stale);
  expect(heard).toHaveBeenCalledTimes(2);
  noteFreshness('tasks', fresh);
});
