import { expect, test } from 'vitest';
import { Seeded } from './seeded.ts';

const choices = ['a', 'b', 'c', 'd', 'e'];

test('a draw holds as many as asked for, each once and in their order, and follows from its seed', () => {
  const drawn = Array.from({ length: 50 }, (_, seed) => new Seeded(seed).draw(choices, 3));
  for (const each of drawn) {
    expect(new Set(each).size).toBe(3);
    expect(each).toEqual([...each].sort());
  }
  expect(new Seeded(7).draw(choices, 3)).toEqual(drawn[7]);
  expect(new Set(drawn.flat())).toEqual(new Set(choices));
  expect(new Set(drawn.map((each) => each.join(''))).size).toBeGreaterThan(5);
});
