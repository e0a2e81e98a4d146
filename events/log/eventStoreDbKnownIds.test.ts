import { expect, it } from 'vitest';
import { KnownIds } from './eventStoreDbKnownIds.ts';

const known = new KnownIds();
['a', 'b', 'c'].forEach((id, revision) => known.remember('s', id, BigInt(revision)));

it('has nothing against fresh ids, ids of other streams, and the same append again', () => {
  expect(known.contradict('s', ['x', 'y'], 2n)).toBe(false);
  expect(known.contradict('other', ['a'], 'noStream')).toBe(false);
  expect(known.contradict('s', ['a', 'b'], 'noStream')).toBe(false);
  expect(known.contradict('s', ['b', 'c'], 0n)).toBe(false);
  expect(known.contradict('s', ['b', 'c'], 'any')).toBe(false);
});

it.each([
  [['c', 'x'], 'any'],
  [['x', 'a'], 'any'],
  [['b', 'a'], 'any'],
  [['b'], 2n],
  [['b'], 'noStream'],
  [['a', 'c'], 'noStream'],
  [['x', 'a'], 2n],
] as const)('contradicts %o expecting %s', (ids, expected) => {
  expect(known.contradict('s', ids, expected)).toBe(true);
});

it('forgets the oldest ids first', () => {
  const full = new KnownIds();
  for (let number = 0; number <= 20_000; number++) full.remember('s', String(number), BigInt(number));
  expect(full.contradict('s', ['0'], 20_000n)).toBe(false);
  expect(full.contradict('s', ['1'], 20_000n)).toBe(true);
});
