import { expect, test } from 'vitest';
import { Seeded } from './seeded.ts';

const choices = ['a', 'b', 'c', 'd', 'e'];
const first = (seed: number, count: number): string[] => {
  const turns = new Seeded(seed).inTurn(choices);
  return Array.from({ length: count }, () => turns.next().value);
};

test('choices in turn follow from the seed, and none is left out before all had their turn', () => {
  expect(first(7, 20)).toEqual(first(7, 20));
  for (let seed = 0; seed < 50; seed++) {
    const turns = first(seed, 10);
    expect(turns.slice(0, 5).sort()).toEqual(choices);
    expect(turns.slice(5).sort()).toEqual(choices);
  }
  expect(
    new Set(Array.from({ length: 50 }, (_, seed) => first(seed, 5).join(''))).size,
  ).toBeGreaterThan(20);
});
