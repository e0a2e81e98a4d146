import { expect, test } from 'vitest';
import { addDays, daysBetween } from './calendarDays.ts';

test.each([
  ['2026-11-21', 10, '2026-12-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-12-31', 99, '2027-04-09'],
])('%s and %i days is %s, and back', (date, days, then) => {
  expect(addDays(date, days)).toBe(then);
  expect(daysBetween(date, then)).toBe(days);
});
