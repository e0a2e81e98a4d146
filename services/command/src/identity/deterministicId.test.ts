import { expect, test } from 'vitest';
import { deterministicId } from './deterministicId.ts';

test('is a UUID of version 8', () => {
  for (const part of ['', 'a', 'ä€🙂', 'x'.repeat(1000)]) {
    expect(deterministicId(part)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test('the same parts give the same id, other parts another', () => {
  expect(deterministicId('a', 'b')).toBe(deterministicId('a', 'b'));
  const all = [['a', 'b'], ['ab'], ['a', 'b', ''], ['b', 'a'], ['a","b']].map((parts) => deterministicId(...parts));
  expect(new Set(all).size).toBe(all.length);
});
