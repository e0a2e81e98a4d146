import { describe, expect, test } from 'vitest';
import { filterOf, listPath, sameFilter, statusWords, toggleStatus, views } from './filters.ts';
import type { ExecutionFilter } from './filters.ts';

const searchOf = (path: string) => new URL(path, 'http://localhost').search;

describe('a filter in the address', () => {
  test.each<ExecutionFilter>([{}, { q: 'land & scape “x”' }, { status: ['STUCKED', 'PAUSED'], clientId: 'c-1' }])('%o comes back as it was', (filter) => {
    expect(filterOf(searchOf(listPath(filter)))).toEqual(filter);
  });
  test('the empty one is the plain address', () => expect(listPath({})).toBe('/'));
  test('one status alone is read as a list', () => expect(filterOf('?filter={"status":"DONE"}')).toEqual({ status: ['DONE'] }));
  test.each(['?filter={"status":["LATE"],"q":7}', '?filter=nonsense', '?filter=null', ''])('%s shows everything', (search) => {
    expect(filterOf(search)).toEqual({});
  });
});

test('two filters are the same whatever the order of their words', () => {
  expect(sameFilter({ status: ['DONE', 'ACTIVE'] }, { status: ['ACTIVE', 'DONE'] })).toBe(true);
  expect(sameFilter({ status: ['DONE'] }, { status: ['ACTIVE'] })).toBe(false);
  expect(sameFilter({ q: 'a' }, {})).toBe(false);
});

test('each view has a filter of its own', () => {
  for (const a of views) expect(views.filter((b) => sameFilter(a.filter, b.filter))).toEqual([a]);
});

test('the last status taken away lifts the filter', () => {
  const one = toggleStatus({ q: 'x' }, 'DONE');
  expect(one).toEqual({ q: 'x', status: ['DONE'] });
  expect(toggleStatus(one, 'DONE')).toEqual({ q: 'x' });
});

test('statuses are named in the order of the menu', () => expect(statusWords(['PENDING', 'STUCKED'])).toBe('Stuck, Not started'));
