import { expect, test } from 'vitest';
import { deterministicId } from './deterministicId.ts';

test('is a UUID of version 8', () => {
  for (const part of ['', 'a', 'ä€🙂', 'x'.repeat(1000)]) {
    expect(deterministicId(part)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});

test('the same parts give the same id, other parts another', () => {
  expect(deterministicId('a', 'b')).toBe(deterministicId('a', 'b'));
  const all = [['a', 'b'], ['ab'], ['a', 'b', ''], ['b', 'a'], ['a","b']].map((parts) =>
    deterministicId(...parts),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('stays the same for ever: accounts are found by it', () => {
  expect(deterministicId('event', 'olga', 'k-1', '0')).toBe('33920ac4-d871-8c34-9341-d55f8ab8215d');
  expect(deterministicId('account', 'x')).toBe('c849d3fe-9fff-81a4-9321-997263ed62f4');
});
