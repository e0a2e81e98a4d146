import { expect, test } from 'vitest';
import { calendarDate } from './define.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['21.11.2026', false],
  ['2026-11-21T00:00:00Z', false],
])('%s is a calendar date: %s', (text, is) => {
  expect(calendarDate.safeParse(text).success).toBe(is);
});
