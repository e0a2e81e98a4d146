import { expect, test } from 'vitest';
import { inWords } from './inWords.ts';
import { moves } from './moves.ts';
import { phrase } from './phrase.ts';
import type { Change } from './telling.ts';

/** Things in the order of the letters, weighed from `first` on in steps of `step`. */
const ordered = (letters: string, first = 1, step = 1) =>
  [...letters].map((id, i) => ({ id, name: id.toUpperCase(), weight: first + i * step }));
const read = (changes: Change[]) =>
  inWords({ sentence: phrase('did.milestonesReordered'), headline: '', changes, cause: null }, 'en')
    .changes;
const told = (before: string, after: string) =>
  read(moves(ordered(before), ordered(after))).map(({ field, oldValue, newValue }) => [
    field,
    oldValue,
    newValue,
  ]);

test('numbers that are new, with the order as it was, are no move', () => {
  expect(moves(ordered('abc', 1), ordered('abc', 7, 0.5))).toEqual([]);
  expect(told('', '')).toEqual([]);
});

test('what is dragged is told, and nothing else', () => {
  expect(told('abcd', 'acdb')).toEqual([['B', '2 of 4, after A', '4 of 4, after D']]);
  expect(told('abcd', 'dabc')).toEqual([['D', '4 of 4, after C', '1 of 4']]);
});

test('what was added or went meanwhile is no move', () => {
  expect(told('abc', 'axbc')).toEqual([]);
  expect(told('abc', 'cb')).toEqual([['C', '2 of 2, after B', '1 of 2']]);
});

test('a move never has the same place before and after, and whatever changes the order is told', () => {
  const letters = [...'abcde'];
  const all = (rest: string[]): string[] =>
    rest.length === 0
      ? ['']
      : rest.flatMap((one) => all(rest.filter((x) => x !== one)).map((more) => one + more));
  for (const after of all(letters)) {
    const changes = told('abcde', after);
    expect(changes.length > 0, after).toBe(after !== 'abcde');
    for (const [, from, to] of changes) expect(from).not.toBe(to);
  }
});

test('of very many the first are told, and how many more there were', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const changes = told(letters, [...letters].reverse().join(''));
  expect(changes).toHaveLength(21);
  expect(changes.at(-1)).toEqual(['Moved as well', null, '5 more']);
});
