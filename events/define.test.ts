import { expect, test } from 'vitest';
import { calendarDate, changed, without } from './define.ts';

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
test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['21.11.2026', false],
  ['2026-11-21T00:00:00Z', false],
])('%s is a calendar date: %s', (text, is) => {
  expect(calendarDate.safeParse(text).success).toBe(is);
});
