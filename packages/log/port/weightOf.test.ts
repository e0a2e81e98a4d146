import { expect, test } from 'vitest';
import { METADATA } from '../contract/given.ts';
import { weightOf } from './weightOf.ts';

const deep = Array.from({ length: 400 }).reduce<unknown>((inner) => [inner], 'core');

test.each([
  ['metadata', METADATA],
  ['a long text', { text: 'x'.repeat(900_000) }],
  [
    'many small things',
    Array.from({ length: 1_000 }, (_, number) => ({
      number,
      done: false,
      note: null,
      name: 'abc',
    })),
  ],
  ['deep nesting', deep],
])('the weight of %s is within a half and the double of its JSON', (_, value) => {
  const bytes = JSON.stringify(value).length;
  expect(weightOf(value)).toBeGreaterThan(bytes / 2);
  expect(weightOf(value)).toBeLessThan(bytes * 2);
});
