// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { lastVisit } from './lastVisit.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));

test('a first visit has none before it, and a later one goes on being told of the one before', () => {
  expect(lastVisit('leila', 'p', at(8))).toBeUndefined();
  expect(lastVisit('leila', 'p', at(9))).toBeUndefined();
  sessionStorage.clear();
  expect([lastVisit('leila', 'p', at(12)), lastVisit('leila', 'p', at(13))]).toEqual(
    [at(9), at(9)].map((d) => d.toISOString()),
  );
  expect(lastVisit('hanna', 'p', at(13))).toBeUndefined();
});
