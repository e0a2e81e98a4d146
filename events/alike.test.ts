import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test.each([
  [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1 }, { b: 1 }, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
  [null, {}, false],
  ['', ' ', false],
  [[], [], true],
])('%j and %j: %s', (a, b, same) => {
  expect(alike(a, b)).toBe(same);
  expect(alike(b, a)).toBe(same);
});
