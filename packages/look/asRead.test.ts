import { expect, test } from 'vitest';
import { asRead } from './asRead.ts';

test('texts that people take for the same are the same', () => {
  expect(new Set(['École', 'ÉCOLE', 'e\u0301cole', 'E\u0301COLE'].map(asRead))).toEqual(new Set(['école']));
  expect(asRead('ecole')).not.toBe(asRead('école'));
});
