import { placeIn } from '@waymark/look';
import type { ReactNode } from 'react';
import { useLibrary } from './useLibrary.ts';

/** A text in which what is looked for is marked. */
export function Marked({ text }: { text: string }): ReactNode {
  const found = placeIn(text, useLibrary().words);
  if (found === null) return text;
  const { from, to } = found;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
