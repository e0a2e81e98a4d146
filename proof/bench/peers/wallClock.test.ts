import { expect, test } from 'vitest';
import { markWall, wallAt } from './wallClock.ts';

const AHEAD = 1_000.4;

/**
 * Clocks some microseconds further with each look, and more where the process waits; the wall shows
 * whole milliseconds.
 */
function clocks(waits: (look: number) => number) {
  let now = 0;
  let look = 0;
  return {
    wall: () => Math.floor((now += 0.01) + AHEAD),
    steady: () => (now += 0.01 + waits(look++)),
  };
}

test.each([
  ['undisturbed', () => 0],
  [
    'kept waiting at the first millisecond that begins',
    (look: number) => (look < 65 && look > 55 ? 4.2 : 0),
  ],
  ['kept waiting for most of the time', (look: number) => (look % 40 === 0 ? 7.3 : 0)],
])('the wall is known to some microseconds, %s', (_, waits) => {
  const { wall, steady } = clocks(waits);
  const { offset } = markWall(wall, steady);
  expect(offset).toBeLessThanOrEqual(AHEAD);
  expect(offset).toBeGreaterThan(AHEAD - 0.05);
});

test('a drift between two marks is shared out evenly', () => {
  const early = { steady: 0, offset: 1_000 };
  const late = { steady: 100, offset: 1_001 };
  expect([0, 50, 100].map((steady) => wallAt(steady, early, late))).toEqual([
    1_000, 1_050.5, 1_101,
  ]);
});
