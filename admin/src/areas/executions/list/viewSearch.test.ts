import { expect, test } from 'vitest';
import { listPath } from '../../../parts/plans/executionFilter.ts';
import { sameView, viewSearch } from './viewSearch.ts';

const late = `${listPath({ overdue: true }).slice(1)}&sort=overdue&order=DESC&page=3&perPage=100&columns=client,overdue`;

test('a view keeps filters, order and columns, and not the page', () => {
  const kept = new URLSearchParams(viewSearch(late));
  expect(Object.fromEntries(kept)).toEqual({
    filter: '{"overdue":true}',
    sort: 'overdue',
    order: 'DESC',
    columns: 'client,overdue',
  });
  expect(viewSearch('?page=2&sort=turn&order=ASC')).toBe('');
  expect(viewSearch('?sort=updatedAt&order=DESC')).toBe('sort=updatedAt&order=DESC');
});
test('a view is the same however its address is written', () => {
  expect(sameView(late, `?${viewSearch(late)}`)).toBe(true);
  expect(sameView('', '?page=2')).toBe(true);
  expect(sameView(late, '?sort=overdue&order=DESC')).toBe(false);
  expect(sameView('?sort=name&order=ASC', '?sort=name&order=DESC')).toBe(false);
});
