import { expect, test } from 'vitest';
import { countedIn } from './counted.ts';

test.each([
  ['en', 1, '1 task'],
  ['en', 0, '0 tasks'],
  ['en', 12345, '12,345 tasks'],
  ['de', 1, '1 task'],
  ['de', 12345, '12.345 tasks'],
] as const)('in %s %d is %s', (language, count, said) => {
  expect(countedIn(language)(count, '# task', '# tasks')).toBe(said);
});
test('where the number is not said, none stands there', () => {
  expect(countedIn('en')(1, 'one task', '# tasks')).toBe('one task');
});
