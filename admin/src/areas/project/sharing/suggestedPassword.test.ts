import { expect, test } from 'vitest';
import { suggestedPassword } from './suggestedPassword.ts';

test('a password that is suggested has four words and a number, and is another each time', () => {
  const suggested = Array.from({ length: 50 }, suggestedPassword);
  for (const one of suggested) expect(one).toMatch(/^([a-z]+-){4}\d\d$/);
  expect(new Set(suggested).size).toBeGreaterThan(45);
});
