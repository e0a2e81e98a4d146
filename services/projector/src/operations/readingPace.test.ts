import { expect, test } from 'vitest';
import { paceMeter } from './readingPace.ts';

test('rate and rest follow from two looks', () => {
  const pace = paceMeter();
  expect(pace({ position: 0n, events: 0 }, 1_000n, 0)).toEqual({ rate: 0, etaSeconds: null });
  expect(pace({ position: 200n, events: 100 }, 1_000n, 2_000)).toEqual({ rate: 50, etaSeconds: 8 });
});

test('a new pace is taken on by and by', () => {
  const pace = paceMeter();
  pace({ position: 0n, events: 0 }, 1_000n, 0);
  pace({ position: 100n, events: 100 }, 1_000n, 1_000);
  expect(pace({ position: 100n, events: 100 }, 1_000n, 2_000).rate).toBeCloseTo(70);
});

test('nothing is left at the head, and nobody knows when what stands still will end', () => {
  const pace = paceMeter();
  expect(pace({ position: 5n, events: 5 }, 5n, 0).etaSeconds).toBe(0);
  pace({ position: 5n, events: 5 }, 9n, 1_000);
  expect(pace({ position: 5n, events: 5 }, 9n, 2_000).etaSeconds).toBeNull();
});
