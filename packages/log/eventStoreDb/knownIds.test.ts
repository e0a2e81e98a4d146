import { expect, it } from 'vitest';
import { KnownIds } from './knownIds.ts';

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

it('knows the latest 20,000 ids, and forgets those of two generations ago', () => {
  const full = new KnownIds();
  const knows = (number: number) => full.contradict('s', [String(number)], 99_999n);
  for (let number = 0; number < 40_000; number++)
    full.remember('s', String(number), BigInt(number));
  expect([knows(0), knows(20_000)]).toEqual([true, true]);
  full.remember('s', '40000', 40_000n);
  expect([knows(19_999), knows(20_000), knows(40_000)]).toEqual([false, true, true]);
});

it('remembers where an id was seen last', () => {
  const moved = new KnownIds();
  moved.remember('s', 'a', 1n);
  for (let number = 0; number < 20_000; number++)
    moved.remember('other', String(number), BigInt(number));
  moved.remember('s', 'a', 4n);
  expect(moved.contradict('s', ['a'], 3n)).toBe(false);
  expect(moved.contradict('s', ['a'], 0n)).toBe(true);
});
