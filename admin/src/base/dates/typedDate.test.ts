import { expect, test } from 'vitest';
import { typedDate } from './typedDate.ts';

test.each([
  ['24.11.2026', '2026-11-24'],
  ['4.1.27', '2027-01-04'],
  ['4.1.', '2027-01-04'],
  ['4.1', '2027-01-04'],
  ['25.11.', '2026-11-25'],
  ['1.10.', '2026-10-01'],
  ['1.9.', '2027-09-01'],
  [' 2026-11-24 ', '2026-11-24'],
  ['29.2.2028', '2028-02-29'],
  ['', null],
  ['30.2.2026', undefined],
  ['2026-13-01', undefined],
  ['soon', undefined],
  ['1.1.126', undefined],
])('%j is %j', (typed, date) => expect(typedDate(typed, '2026-11-21')).toBe(date));

test('in January the days of December are the last ones', () =>
  expect(typedDate('30.12.', '2027-01-05')).toBe('2026-12-30'));
