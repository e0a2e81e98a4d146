import { expect, it, vi } from 'vitest';
import { LogUnavailable } from './eventLog.ts';
import { Silence, untilAnswered } from './eventStoreDbTrouble.ts';

const closed = new AbortController().signal;

it('counts patience from when the server fell silent, and leaves every call a short while', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const silence = new Silence();
  expect(silence.leaves(10_000)).toBe(10_000);
  silence.lasts();
  now.mockReturnValue(7_000);
  silence.lasts();
  expect(silence.leaves(10_000)).toBe(3_000);
  now.mockReturnValue(60_000);
  expect(silence.leaves(10_000)).toBe(500);
  expect(silence.leaves(300)).toBe(300);
  silence.ends();
  expect(silence.leaves(10_000)).toBe(10_000);
  now.mockRestore();
});

it('is over with any answer, a refusal too, but not because too many are waiting', async () => {
  const silence = new Silence();
  const called = { patience: 0, closed, silence };
  const fails = (error: Error) => untilAnswered(called, () => Promise.reject(error)).catch(() => undefined);
  const leaves = () => silence.leaves(1e12);
  await fails(new Error('broken'));
  expect(leaves()).toBeLessThan(1e12);
  await fails(new LogUnavailable('too many appends are waiting'));
  expect(leaves()).toBeLessThan(1e12);
  await fails(new RangeError('a final answer'));
  expect(leaves()).toBe(1e12);
});
