import { expect, test } from 'vitest';
import { atOnce, type Steps } from '../decisions/steps.ts';
import { inSlices } from './inSlices.ts';

/** Works for longer than a slice in each of its steps. */
function* long(steps: number, done: number[]): Steps<string[]> {
  for (let n = 0; n < steps; n++) {
    for (const since = performance.now(); performance.now() - since < 10;);
    done.push(n);
    yield;
  }
  return ['decided'];
}

test('a decision in steps is the same in one go and in slices', async () => {
  const [first, second]: [number[], number[]] = [[], []];
  expect(atOnce(long(3, first))).toEqual(['decided']);
  expect(await inSlices(long(3, second))).toEqual(['decided']);
  expect([first, second]).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
});

test('others have their turn between its slices', async () => {
  const done: number[] = [];
  const seen: number[] = [];
  let isOver = false;
  const look = () => {
    seen.push(done.length);
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await inSlices(long(4, done));
  isOver = true;
  expect(seen).toEqual(expect.arrayContaining([1, 2, 3]));
});

test('what it refuses is refused alike', async () => {
  function* refusing(): Steps<string[]> {
    yield;
    throw new Error('no');
  }
  expect(() => atOnce(refusing())).toThrow('no');
  await expect(inSlices(refusing())).rejects.toThrow('no');
});

test('a decision that was made at once is taken as it is', async () => {
  const events = ['event'];
  expect(await inSlices(events)).toBe(events);
});
