import { expect, test } from 'vitest';
import { isLate, promisedBy } from './promised.ts';
import { inFourHours, morningOf, tomorrowMorning } from './putOff.ts';

/** Of November 2026, where the reader is: the 20th is a Friday. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const asked = (day: number, hour: number, minute = 0) => at(day, hour, minute).toISOString();

test.each([
  ['within a day', asked(20, 10), 4, at(20, 14)],
  ['to its very end', asked(20, 13), 4, at(20, 17)],
  ['over the weekend', asked(20, 16), 4, at(23, 12)],
  ['asked at night', asked(19, 3), 1, at(19, 10)],
  ['asked in the evening', asked(19, 20), 1, at(20, 10)],
  ['asked on a Saturday', asked(21, 11), 8, at(23, 17)],
  ['two weeks', asked(2, 9), 80, at(13, 17)],
])('an answer is promised in working hours: %s', (_, since, hours, by) => {
  expect(promisedBy(since, hours)).toEqual(by);
  expect([isLate(since, hours, by), isLate(since, hours, new Date(+by + 1))]).toEqual([
    false,
    true,
  ]);
});

test('where nothing is promised nothing is late', () =>
  expect(isLate('2020-01-01T00:00:00.000Z', null, at(20, 9))).toBe(false));

test('later is in four hours, or at eight in the morning where the reader is', () => {
  expect(inFourHours(at(20, 9))).toBe(asked(20, 13));
  expect(tomorrowMorning(at(30, 9))).toBe(new Date(2026, 11, 1, 8).toISOString());
  expect(morningOf('2026-11-23')).toBe(asked(23, 8));
});
