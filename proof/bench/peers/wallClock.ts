/**
 * The clock of the wall as it stood at a moment of the steady clock (`performance.now()`), both in
 * milliseconds.
 */
export type ClockReading = { readonly steady: number; readonly offset: number };

/**
 * So many beginnings of a millisecond are waited for, each seen between two looks that are so close
 * together.
 */
const SEEN = 3;
const CLOSE_MS = 0.05;
const LONGEST_MS = 1_000;

/**
 * How far the clock of the wall is ahead of the steady one, good to some microseconds though
 * `Date.now()` knows whole milliseconds alone: no look can find more than that, and one that falls
 * right after a millisecond began finds it. A look that was kept waiting between the two clocks
 * finds less, and is not the largest.
 */
export function markWall(
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): ClockReading {
  const began = steady();
  let last = { date: wall(), now: steady() };
  let offset = -Infinity;
  let seen = 0;
  while (seen < SEEN && last.now - began < LONGEST_MS) {
    const date = wall();
    const now = steady();
    offset = Math.max(offset, date - now);
    if (date > last.date && now - last.now < CLOSE_MS) seen += 1;
    last = { date, now };
  }
  return { steady: last.now, offset };
}

/**
 * What the wall said at a moment of the steady clock between two marks: both clocks drift apart
 * evenly meanwhile.
 */
export function wallAt(steady: number, early: ClockReading, late: ClockReading): number {
  const share = (steady - early.steady) / Math.max(late.steady - early.steady, 1);
  return steady + early.offset + share * (late.offset - early.offset);
}
