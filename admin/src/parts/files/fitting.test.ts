import { expect, test } from 'vitest';
import { fitting } from './useBlockFiles.ts';

test.each([
  [['a', 'b'], 0, ['a', 'b'], 0],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 0, ['a', 'b', 'c', 'd'], 3],
  [['a', 'b'], 3, ['a'], 1],
  [['a'], 4, [], 1],
  // What is not taken says why in its place, and takes none of the others'.
  [['X', 'a', 'X', 'b'], 2, ['X', 'a', 'X', 'b'], 0],
  [['X', 'a', 'b'], 4, ['X'], 2],
])('of %j beside %i fit %j, and %i are left out', (chosen, there, taken, leftOut) => {
  expect(fitting(chosen, there, (name) => name !== 'X')).toEqual({ taken, leftOut });
});
