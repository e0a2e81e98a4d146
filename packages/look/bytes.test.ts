import { expect, test } from 'vitest';
import { bytesIn } from './bytes.ts';

test.each([
  ['en', 0, '0 byte'],
  ['en', 900, '900 byte'],
  ['en', 320_400, '320 kB'],
  ['en', 1_440_000, '1.4 MB'],
  ['de', 1_440_000, '1,4 MB'],
])('%s: %d is %s', (language, bytes, said) => {
  expect(bytesIn(language, bytes).replace(/\s/g, ' ')).toBe(said);
});
