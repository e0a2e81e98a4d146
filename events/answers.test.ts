import { expect, test } from 'vitest';
import { wordsAsked } from './answers.ts';

test('the history shows what was asked to be changed, and nothing of who was erased since', () => {
  const asked = [
    { words: { erased: false, value: 'Which of the two?' } },
    { words: { erased: true } },
  ] as const;
  expect(wordsAsked(asked)).toMatchObject([
    { type: 'created', field: { key: 'field.asked' }, newValue: 'Which of the two?' },
  ]);
  expect(wordsAsked([])).toEqual([]);
});
