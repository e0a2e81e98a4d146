import { expect, test } from 'vitest';
import { chosenUpTo } from './chosenUpTo.ts';

const rows = ['a', 'b', 'c', 'd'];

test.each([
  ['a step chooses both rows', [], 0, 1, ['a', 'b']],
  ['the next one goes on', ['a', 'b'], 1, 2, ['a', 'b', 'c']],
  ['a step back lets the last one go', ['a', 'b', 'c'], 2, 1, ['a', 'b']],
  ['what was chosen elsewhere stays', ['d', 'x'], 0, 1, ['d', 'x', 'a', 'b']],
  ['past the last row nothing changes', ['d'], 3, 4, ['d']],
  ['nor before the first', ['a'], 0, -1, ['a']],
] as const)('%s', (_, chosen, from, to, after) =>
  expect(chosenUpTo(chosen, rows, from, to)).toEqual(after),
);
