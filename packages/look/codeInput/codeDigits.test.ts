import { describe, expect, it } from 'vitest';
import { codeDigits } from './codeDigits.ts';

describe('codeDigits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 12-34-56\n', '123456'],
    ['１２３４５６', '123456'],
    ['Your code: 004 217.', '004217'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('%j -> %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });
});
