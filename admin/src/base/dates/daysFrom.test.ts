import { expect, test } from 'vitest';
import { daysFrom } from './daysFrom.ts';

test.each([
  ['', null],
  [' ', null],
  ['1', 1],
  [' 14 ', 14],
  ['99', 99],
  ['0', undefined],
  ['100', undefined],
  ['1.5', undefined],
  ['-3', undefined],
  ['ten', undefined],
  ['05', undefined],
])('%j days is %s', (typed, days) => expect(daysFrom(typed)).toBe(days));
