import { expect, test } from 'vitest';
import { changed, without } from './maps.ts';

const map = new Map([
  ['a', { n: 1 }],
  ['b', { n: 2 }],
]);

test('what does not change stays the same object', () => {
  expect(changed(map, 'x', { n: 3 })).toBe(map);
  expect(without(map, () => false)).toBe(map);
});
test('what changes is a copy', () => {
  expect([...changed(map, 'a', { n: 3 })]).toEqual([
    ['a', { n: 3 }],
    ['b', { n: 2 }],
  ]);
  expect([...without(map, ({ n }) => n === 1)]).toEqual([['b', { n: 2 }]]);
  expect(map.get('a')).toEqual({ n: 1 });
});
