// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { countVisit, isDue, noteVisits, visits } from './due.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const day = 24 * 60 * 60 * 1000;

test.each([
  [{ count: 1, offline: false }, false],
  [{ count: 2, offline: false }, true],
  [{ count: 1, offline: true }, true],
  [{ count: 9, offline: true, notNow: 0 }, false],
])('after %o it is due: %s', (known, due) => expect(isDue(known, 59 * day)).toBe(due));

test('“Not now” holds for 60 days', () => {
  expect(isDue({ count: 2, offline: false, notNow: 0 }, 60 * day + 1)).toBe(true);
});

test('a visit is counted once, and what is known of it is added to', () => {
  countVisit();
  countVisit();
  noteVisits({ offline: true });
  expect(visits()).toEqual({ count: 1, offline: true });
  sessionStorage.clear();
  countVisit();
  expect(visits()).toEqual({ count: 2, offline: true });
});
