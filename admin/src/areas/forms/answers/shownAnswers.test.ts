import { expect, test } from 'vitest';
import type { AnswersLine } from './answersTable.ts';
import { searchOf, shownAnswers, usualView, viewIn } from './shownAnswers.ts';

const line = (id: string, ...cells: readonly (string | number | null)[]) =>
  ({
    row: { id },
    cells: cells.map((by) => ({ text: String(by ?? ''), by, files: [] })),
  }) as unknown as AnswersLine;
const lines = [
  line('a', 'Kelpline', 140, null),
  line('b', 'Zieli\u0144ski', 9, 'x'),
  line('c', 'anker 10', null, 'Kelpline'),
  line('d', 'anker 9', 9, null),
];
const ids = (view: object) =>
  shownAnswers(lines, { ...usualView, sort: 0, descending: false, ...view }).map(
    ({ row }) => row.id,
  );

test('words are found in any column, in any case, and all of them', () => {
  expect(ids({ q: 'KELP' })).toEqual(['c', 'a']);
  expect(ids({ q: 'anker kelp' })).toEqual(['c']);
  expect(ids({ q: 'zielin\u0301ski' })).toEqual(['b']);
});
test('or in one column alone', () => expect(ids({ q: 'kelp', column: 0 })).toEqual(['a']));
test('texts as people sort them, numbers by what they are worth, equals as they came', () => {
  expect(ids({})).toEqual(['d', 'c', 'a', 'b']);
  expect(ids({ sort: 1 })).toEqual(['b', 'd', 'a', 'c']);
});
test('where nothing was said stands last in any order', () => {
  expect(ids({ sort: 1, descending: true })).toEqual(['a', 'b', 'd', 'c']);
  expect(ids({ sort: 2, descending: true })).toEqual(['b', 'c', 'a', 'd']);
});
test.each([
  { ...usualView },
  { q: 'sap', column: 2, sort: 0, descending: true },
  { ...usualView, sort: 1, descending: false },
])('%j comes back from its address as it was', (view) =>
  expect(viewIn(new URLSearchParams(searchOf(view)), 8)).toEqual(view),
);
test('what is no column of it is passed over', () =>
  expect(viewIn(new URLSearchParams('sort=9&in=-1&order=ASC'), 8)).toEqual(usualView));
