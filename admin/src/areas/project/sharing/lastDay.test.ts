import { expect, test } from 'vitest';
import { endOf, lastDay } from './lastDay.ts';

test.each(['2026-11-21', '2026-12-31', '2028-02-29', '2026-03-29'])(
  'the last day of a link that ends with %s is that day',
  (day) => {
    expect(lastDay(endOf(day))).toBe(day);
    expect(new Date(endOf(day)).getHours()).toBe(0);
  },
);
