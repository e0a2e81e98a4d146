import { expect, test } from 'vitest';
import { changed, havingAll, without } from './maps.ts';

const map = new Map([
  ['a', { n: 1 }],
  ['b', { n: 2 }],
]);

test('what does not change stays the same object', () => {
  expect(changed(map, 'x', { n: 3 })).toBe(map);
  expect(without(map, () => false)).toBe(map);
  expect(havingAll(map, [], ({ n }) => `${n}`)).toBe(map);
});
test('what changes is a copy', () => {
  expect([...changed(map, 'a', { n: 3 })]).toEqual([
    ['a', { n: 3 }],
    ['b', { n: 2 }],
  ]);
  expect([...without(map, ({ n }) => n === 1)]).toEqual([['b', { n: 2 }]]);
  expect([...havingAll(map, [{ n: 3 }], ({ n }) => `${n}`).keys()]).toEqual(['a', 'b', '3']);
  expect(map.size).toBe(2);
  expect(map.get('a')).toEqual({ n: 1 });
});
