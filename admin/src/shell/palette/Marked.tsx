import { placeIn } from '@waymark/look';
import type { ReactNode } from 'react';
import { wordsOf } from './rank.ts';

/** A text with the words marked that were looked for. */
export function Marked({ text, typed }: { text: string; typed: string }): ReactNode {
  const words = wordsOf(typed);
  const parts: ReactNode[] = [];
  let rest = text;
  for (;;) {
    const [first] = words
      .flatMap((word) => placeIn(rest, word) ?? [])
      .toSorted((a, b) => a.from - b.from || b.to - a.to);
    if (first === undefined) return [...parts, rest];
    const { from, to } = first;
    parts.push(rest.slice(0, from), <b key={parts.length}>{rest.slice(from, to)}</b>);
    rest = rest.slice(to);
  }
}
