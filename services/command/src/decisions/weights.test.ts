import { describe, expect, test } from 'vitest';
import { inserted, moved, renumbered, tidy } from './weights.ts';

const list = (...weights: number[]) => weights.map((weight, i) => ({ id: `b${i}`, weight }));

describe('a new block (PRODUCT 6.3)', () => {
  test('gets the weight of the one before it plus 1', () => {
    expect(inserted(list(1, 5), 'b0', 'text')).toEqual({ weight: 2, others: {} });
    expect(inserted(list(1, 2), 'b1', 'text')).toEqual({ weight: 3, others: {} });
  });
  test('gets the number of blocks plus 1 when none is named', () => {
    expect(inserted([], null, 'text')).toEqual({ weight: 1, others: {} });
    expect(inserted(list(1, 2), null, 'text')).toEqual({ weight: 3, others: {} });
    expect(inserted(list(1, 1.1, 1.2), null, 'task')).toEqual({ weight: 4, others: {} });
  });
  test('that is a task and follows the last block gets 0.1 more, however often', () => {
    expect(inserted(list(1, 2), 'b1', 'task')).toEqual({ weight: 2.1, others: {} });
    const weights = [1];
    for (let i = 0; i < 30; i++) weights.push(inserted(list(...weights), `b${i}`, 'task').weight);
    expect(weights.slice(0, 12)).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.1]);
    expect(weights.at(-1)).toBe(4);
  });
  test('that is a task and follows an earlier block shifts like any other', () => {
    expect(inserted(list(1, 2, 3), 'b0', 'task')).toEqual({ weight: 2, others: { b1: 3, b2: 4 } });
  });
  test('at an integer place shifts and renumbers what is behind', () => {
    expect(inserted(list(1, 2, 3), 'b0', 'text')).toEqual({ weight: 2, others: { b1: 3, b2: 4 } });
    expect(inserted(list(1, 1.1, 1.2), 'b0', 'text')).toEqual({
      weight: 2,
      others: { b1: 3, b2: 4 },
    });
    expect(inserted(list(1, 2, 4), 'b0', 'text')).toEqual({ weight: 2, others: { b1: 3 } });
  });
  test('at the end renumbers a list that has outgrown its length', () => {
    expect(inserted(list(1, 5), null, 'text')).toEqual({ weight: 3, others: { b1: 2 } });
  });
});

test('moving rewrites only the weights that change', () => {
  const order = list(1, 2, 3);
  expect(moved(order, order[2]!, 0)).toEqual({ b2: 1, b0: 2, b1: 3 });
  expect(moved(order, order[0]!, 99)).toEqual({ b1: 1, b2: 2, b0: 3 });
  expect(moved(order, order[1]!, 1)).toEqual({});
  expect(moved(order, { id: 'guest', weight: -1 }, 1)).toEqual({ guest: 2, b1: 3, b2: 4 });
});

test('renumbering counts from 1 and names only what changes', () => {
  expect(renumbered(list(1, 1.1, 3, 7))).toEqual({ b1: 2, b3: 4 });
});

test('weights keep one decimal', () => {
  expect(tidy(0.1 + 0.2)).toBe(0.3);
});
