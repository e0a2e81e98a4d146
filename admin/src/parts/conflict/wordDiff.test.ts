import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordDiff, type Piece } from './wordDiff.ts';

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join('');
const marked = (pieces: Piece[]) => pieces.filter(({ differs }) => differs).map(({ text }) => text);

describe('two texts side by side', () => {
  test('mark the words that differ, as one piece where they stand together', () => {
    const { left, right } = wordDiff(
      'Mail projects@cncf.io. Ask for the code first.',
      'Mail projects@cncf.io. Use the form first.',
    );
    expect(marked(left)).toEqual(['Ask for ', 'code']);
    expect(marked(right)).toEqual(['Use', 'form']);
  });

  test('that are alike mark nothing, and without a common word mark all', () => {
    expect(marked(wordDiff('same words', 'same words').left)).toEqual([]);
    expect(wordDiff('one', 'two')).toEqual({
      left: [{ text: 'one', differs: true }],
      right: [{ text: 'two', differs: true }],
    });
    expect(wordDiff('', 'new').right).toEqual([{ text: 'new', differs: true }]);
  });

  test('are never changed by the marking, and the unmarked words are the same on both sides', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'den'), { maxLength: 30 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(words, words, (a, b) => {
        const { left, right } = wordDiff(a, b);
        expect([textOf(left), textOf(right)]).toEqual([a, b]);
        const kept = (pieces: Piece[]) =>
          pieces
            .filter(({ differs }) => !differs)
            .map(({ text }) => text)
            .join('')
            .replace(/\s+/g, '');
        expect(kept(left)).toBe(kept(right));
      }),
    );
  });

  test("of a book's length come back in no time, marked as a whole", () => {
    const long = (word: string) => Array.from({ length: 5000 }, (_, i) => `${word}${i}`).join(' ');
    const { left } = wordDiff(long('a'), long('b'));
    expect(textOf(left)).toBe(long('a'));
  });
});
