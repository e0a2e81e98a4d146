import { expect, test } from 'vitest';
import { dayBounds } from './dayBounds.ts';

test.each([
  ['2026-11-14', 'UTC', '2026-11-14T00:00:00.000Z', '2026-11-15T00:00:00.000Z'],
  ['2026-11-14', 'Europe/Berlin', '2026-11-13T23:00:00.000Z', '2026-11-14T23:00:00.000Z'],
  // Clocks go forward, and back, on these days.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-11-14', 'Asia/Kathmandu', '2026-11-13T18:15:00.000Z', '2026-11-14T18:15:00.000Z'],
  ['2026-11-14', 'Pacific/Honolulu', '2026-11-14T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
])('%s in %s is from %s to %s', (day, zone, from, to) => {
  expect(dayBounds(day, zone)).toEqual({ from, to });
});
