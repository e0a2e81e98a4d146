import { asRead } from '@waymark/look';
import type { ReactNode } from 'react';
import { wordsOf } from './rank.ts';

const escaped = (word: string) =>
  word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A text with the words marked that were looked for. */
export function Marked({
  text,
  typed,
}: {
  text: string;
  typed: string;
}): ReactNode {
  const words = wordsOf(typed);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((part, nth) =>
      words.includes(asRead(part)) ? <b key={nth}>{part}</b> : part,
    );
}
