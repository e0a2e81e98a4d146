import type { Person } from '@waymark/events';

/** Shorter ones stand in too many other words. */
const LEAST_LETTERS = 3;

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

/** The words that whoever knows somebody tries first, in small letters, the longest first. */
export function ownWordsOf({
  email,
  firstName,
  lastName,
}: Pick<Person, 'email' | 'firstName' | 'lastName'>): readonly string[] {
  const parts = [email, ...[email, firstName, lastName, 'waymark'].flatMap(wordsIn)];
  const words = new Set(parts.map((word) => word.normalize('NFKC').toLowerCase()));
  return [...words]
    .filter((word) => [...word].length >= LEAST_LETTERS)
    .toSorted((a, b) => b.length - a.length);
}

/** What is left of a password without these words, however they are written in it. */
export const restWithout = (password: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
