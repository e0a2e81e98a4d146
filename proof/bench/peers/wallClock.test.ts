import { expect, test } from 'vitest';
import { markWall, wallAt } from './wallClock.ts';

/** Clocks a tenth of a millisecond further with each look; the wall is ahead by `ahead`, and shows whole milliseconds. */
const clocks = (ahead: number, waits: (look: number) => number = () => 0) => {
  let now = 0;
  let look = 0;
  return {
    wall: () => Math.floor((now += 0.1) + ahead),
    steady: () => (now += 0.05 + waits(look++)),
  };
};

test('the wall is known far better than by its milliseconds, also when looks are kept waiting', () => {
  for (const waits of [() => 0, (look: number) => (look % 3 === 0 ? 4.2 : 0), (look: number) => (look === 1 ? 9 : 0)]) {
    const { wall, steady } = clocks(1_000.4, waits);
    const { offset } = markWall(wall, steady);
    expect(offset).toBeLessThanOrEqual(1_000.4);
    expect(offset).toBeGreaterThan(1_000.4 - 0.3);
  }
});

test('a drift between two marks is shared out evenly', () => {
  const early = { steady: 0, offset: 1_000 };
  const late = { steady: 100, offset: 1_001 };
  expect([0, 50, 100].map((steady) => wallAt(steady, early, late))).toEqual([1_000, 1_050.5, 1_101]);
});
