import { describe, expect, test } from 'vitest';
import { filterOf, filtersOn, listPath, sameFilter } from './executionFilter.ts';
import type { ExecutionFilter } from './executionFilter.ts';

const searchOf = (path: string) => new URL(path, 'http://localhost').search;

describe('a filter in the address', () => {
  test.each<ExecutionFilter>([
    {},
    { q: 'land & scape “x”' },
    { status: ['STUCKED', 'PAUSED'], clientId: 'c-1' },
    { owner: ['dana'], turn: ['seller'], overdue: true },
    { withoutOwner: true },
    { clientTurn: 1, participantId: 'dana', endFrom: '2026-11-01', endTo: '2026-11-30' },
  ])('%o comes back as it was', (filter) => {
    expect(filterOf(searchOf(listPath(filter)))).toEqual(filter);
  });
  test('days of a turn are a number', () => {
    expect(filterOf(searchOf(listPath({ turn: ['client'], turnDays: 7 })))).toEqual({
      turn: ['client'],
      turnDays: 7,
    });
    expect(filterOf('?filter={"turnDays":"7"}')).toEqual({});
    expect(sameFilter({ turnDays: 7 }, {})).toBe(false);
  });
  test('the empty one is the plain address', () => expect(listPath({})).toBe('/'));
  test('one status alone is read as a list', () =>
    expect(filterOf('?filter={"status":"DONE"}')).toEqual({ status: ['DONE'] }));
  test.each([
    '?filter={"status":["LATE"],"q":7,"clientTurn":"many"}',
    '?filter=nonsense',
    '?filter=null',
    '',
  ])('%s shows everything', (search) => {
    expect(filterOf(search)).toEqual({});
  });
});

test('two filters are the same whatever the order of their words', () => {
  expect(sameFilter({ status: ['DONE', 'ACTIVE'] }, { status: ['ACTIVE', 'DONE'] })).toBe(true);
  expect(sameFilter({ status: ['DONE'] }, { status: ['ACTIVE'] })).toBe(false);
  expect(sameFilter({ q: 'a' }, {})).toBe(false);
});

test('all filters that are on are told, in the order of their menu, and what is looked for is none', () =>
  expect(
    filtersOn({
      q: 'a',
      endTo: '2026-11-30',
      overdue: false,
      turn: ['client'],
      owner: ['dana'],
      status: ['DONE'],
    }),
  ).toEqual(['status', 'owner', 'turn', 'overdue', 'endTo']));
