import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveLater } from './saveLater.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const logged = (log: string[], name: string) => () => {
  log.push(name);
  return Promise.resolve();
};

test('what was moved is saved 750 ms after the last move, in order', async () => {
  const log: string[] = [];
  const { later } = saveLater();
  const first = later(logged(log, 'first'));
  await vi.advanceTimersByTimeAsync(700);
  const second = later(logged(log, 'second'));
  await vi.advanceTimersByTimeAsync(749);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([first, second]);
  expect(log).toEqual(['first', 'second']);
});

test('one that fails says so, and the next is saved all the same', async () => {
  const log: string[] = [];
  const { later } = saveLater();
  const first = later(() => Promise.reject(new Error('refused')));
  const second = later(logged(log, 'second'));
  const told = expect(first).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(750);
  await told;
  await second;
  expect(log).toEqual(['second']);
});

test('whoever leaves has it saved at once, and once', async () => {
  const log: string[] = [];
  const { later, flush } = saveLater();
  const saved = later(logged(log, 'move'));
  flush();
  await saved;
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual(['move']);
});
