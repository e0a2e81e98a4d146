import { expect, test } from 'vitest';
import { addDays, daysBetween } from './calendarDays.ts';
import { movedAlong } from './movedAlong.ts';

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

test('nothing that is counted is beyond what may be set by hand', () => {
  expect(addDays('2999-12-31', 99)).toBe('2999-12-31');
  expect(addDays('1900-01-05', -9)).toBe('1900-01-01');
  const span = (start: string, end: string) => ({ start, end });
  const to = span('2999-12-01', '2999-12-31');
  expect(movedAlong('2027-03-01', span('2026-11-01', '2026-12-31'), to)).toBe('2999-12-31');
});
