import { expect, test } from 'vitest';
import { valueTyped } from './valueTyped.ts';

test('a number is read by the language of who typed it; what stood there before stays as it is', () => {
  expect(valueTyped('NUMBER', ' 1.234,56 ', 'de')).toBe('1234.56');
  expect(valueTyped('NUMBER', '1.234', 'de')).toBe('1234');
  expect(valueTyped('NUMBER', '1.234', 'en')).toBe('1.234');
  expect(valueTyped('NUMBER', '1.234', 'de', '1.234')).toBe('1.234');
  expect(valueTyped('NUMBER', 'many', 'de')).toBe('many');
  expect(valueTyped('STRING', ' 1,5 ', 'de')).toBe('1,5');
});
