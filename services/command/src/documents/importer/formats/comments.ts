import { linesOf } from './linesOf.ts';

/**
 * The document with the comments that begin on these lines taken in: their marks become spaces, so
 * that every line stays where it was.
 */
export function withCommentsOf(source: string, lines: readonly number[]): string {
  if (lines.length === 0) return source;
  const taken = new Set(lines);
  let line = 1;
  let at = 0;
  return source.replace(/<!--([\s\S]*?)-->/g, (comment, inside: string, from: number) => {
    line += linesOf(source.slice(at, from)).length - 1;
    at = from;
    if (!taken.has(line)) return comment;
    // A heading or list needs to begin its line.
    const words = inside.replace(/^[ \t]+/, '');
    return words;
  });
}
