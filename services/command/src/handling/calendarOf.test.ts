import { expect, test } from 'vitest';
import { calendarOf } from './calendarOf.ts';

const instant = (text: string) => new Date(text);

test('the date is that of the time zone, on either side of midnight and of a change of the clocks', () => {
  const berlin = calendarOf('Europe/Berlin');
  expect(berlin(instant('2026-11-21T22:59:59.999Z'))).toBe('2026-11-21');
  expect(berlin(instant('2026-11-21T23:00:00.000Z'))).toBe('2026-11-22');
  expect(berlin(instant('2026-07-01T21:59:59.999Z'))).toBe('2026-07-01');
  expect(berlin(instant('2026-07-01T22:00:00.000Z'))).toBe('2026-07-02');
  expect(calendarOf('Pacific/Auckland')(instant('2026-12-31T11:00:00.000Z'))).toBe('2027-01-01');
  expect(berlin(instant('2026-11-21T22:59:59.999Z'))).toBe('2026-11-21');
});

test('a zone that does not exist is refused when the calendar is made', () => {
  expect(() => calendarOf('Mars/Olympus')).toThrow(RangeError);
});
