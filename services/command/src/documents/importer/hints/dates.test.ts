import { describe, expect, test } from 'vitest';
import { dayIn, daysFromFirst, type WrittenDay } from './dates.ts';

const days = (...dates: string[]) => daysFromFirst(dates.map((date) => dayIn(date) as WrittenDay));

describe('the days of a plan that a document dates', () => {
  test.each<[string, string[], (number | null)[]]>([
    ['count from the first', ['1.3.', '3.3.', '10.3.'], [1, 3, 10]],
    ['go on over New Year', ['20.12.', '30.12.', '5.1.', '12.1.'], [1, 11, 17, 24]],
    [
      'go back where the next part begins again before New Year',
      ['20.12.', '5.1.', '22.12.', '7.1.'],
      [1, 17, 3, 19],
    ],
    ['go on from a year that is given', ['20.12.2026', '5.1.', '12.1.'], [1, 17, 24]],
    ['go back from a year that is given later', ['20.12.', '30.12.', '5.1.2027'], [1, 11, 17]],
    ['keep the years that are given', ['20.12.2026', '5.1.2027', '12.1.'], [1, 17, 24]],
    ['stay in one year where they only rise', ['5.1.', '20.12.'], [1, null]],
    ['are small steps back within a year', ['10.3.', '1.3.'], [10, 1]],
    ['are none where there is none', [], []],
  ])('%s', (_, dates, expected) => expect(days(...dates)).toEqual(expected));
});
