import type { ReactNode } from 'react';
import { useLibrary } from './useLibrary.ts';

/** A text in which what is looked for is marked. */
export function Marked({ text }: { text: string }): ReactNode {
  const words = useLibrary().words.trim().toLowerCase();
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words);
  if (at < 0) return text;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
