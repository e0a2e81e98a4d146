import { expect, test } from 'vitest';
import { daysTyped, tableOf, tickTyped } from './typed.ts';

test.each([
  ['10', 10],
  [' 3 days ', 3],
  ['1 Tag', 1],
  ['2 weeks', 14],
  ['1w', 7],
  ['2 Wochen', 14],
  ['none', null],
  ['keine', null],
  ['', null],
  ['15 weeks', undefined],
  ['100', undefined],
  ['0', undefined],
  ['soon', undefined],
  ['3 moons', undefined],
])('days: %j', (typed, days) => {
  expect(daysTyped(typed)).toBe(days);
});

test.each([
  ['x', true],
  ['Ja', true],
  ['', false],
  ['No', false],
  ['maybe', undefined],
])('a tick: %j', (typed, tick) => {
  expect(tickTyped(typed)).toBe(tick);
});

test('lines and tabs are rows and cells, of any system; quotes hold both', () => {
  expect(tableOf('Sign\tIT lead\r\nPay\t\n')).toEqual([
    ['Sign', 'IT lead'],
    ['Pay', ''],
  ]);
  expect(tableOf('"Two\nlines ""here"""\t5\nOne')).toEqual([['Two\nlines "here"', '5'], ['One']]);
  expect(tableOf('He said "yes" to it')).toEqual([['He said "yes" to it']]);
  expect(tableOf('\n\n')).toEqual([]);
  expect(tableOf('A\n\nB')).toEqual([['A'], [''], ['B']]);
});
