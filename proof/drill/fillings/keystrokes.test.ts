import { expect, test } from 'vitest';
import { Keystrokes } from './keystrokes.ts';

const typed = () => {
  const strokes = new Keystrokes();
  for (const [nth, key] of [...'abc'].entries()) strokes.typed(key, 100 * nth);
  return strokes;
};

test('of all that is there nothing is lost', () => {
  expect(typed().found('abc', 1_000)).toBe(0);
});

test('what is not there any more was typed for so long before the kill', () => {
  const strokes = typed();
  expect(strokes.found('a', 1_000)).toBe(900);
  expect(strokes.text).toBe('a');
  strokes.typed('x', 2_000);
  expect(strokes.found('ax', 3_000)).toBe(0);
});

test('where all is gone, since the first key', () => {
  expect(typed().found('', 250)).toBe(250);
});

test('what was never typed is no rest of it', () => {
  expect(typed().found('b', 1_000)).toBeNull();
});
