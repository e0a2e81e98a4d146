import { expect, test } from 'vitest';
import { LongestTurn } from './longestTurn.ts';

/** Looks once for each step, in which so much time passed and so much of it was work. */
function longestOf(steps: readonly (readonly [passed: number, worked: number])[]): number {
  const clock = { now: 1_000, used: 50 };
  const turns = new LongestTurn(() => ({ ...clock }));
  for (const [passed, worked] of steps) {
    clock.now += passed;
    clock.used += worked;
    turns.look();
  }
  return turns.take();
}

test('the longest turn is by how much a look came late while the thread was at work', () => {
  expect(longestOf([[10, 1]])).toBe(0);
  expect(
    longestOf([
      [10, 1],
      [90, 80],
      [30, 20],
    ]),
  ).toBe(80);
});

test('time in which the thread had no processor is no turn', () => {
  expect(longestOf([[500, 3]])).toBe(3);
});

test('work between two looks that come in time is many short turns', () => {
  expect(
    longestOf([
      [10, 10],
      [10, 10],
      [12, 12],
    ]),
  ).toBe(2);
});

test('the longest is told once', () => {
  const clock = { now: 0, used: 0 };
  const turns = new LongestTurn(() => ({ ...clock }));
  Object.assign(clock, { now: 70, used: 60 });
  turns.look();
  expect([turns.take(), turns.take()]).toEqual([60, 0]);
});
