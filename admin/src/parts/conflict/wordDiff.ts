import { diffArrays } from 'diff';

/** A piece of a text; `differs` where the other text says something else. */
export type Piece = { text: string; differs: boolean };

/** With more words to take away and put in than this, both texts are marked as wholes. */
const MOST_EDITS = 1_000;

/** Both texts in pieces, the words that the other does not have marked. */
export function wordDiff(left: string, right: string): { left: Piece[]; right: Piece[] } {
  const parts = diffArrays(wordsOf(left), wordsOf(right), { maxEditLength: MOST_EDITS }) ?? [
    { value: [left], removed: true, added: false },
    { value: [right], removed: false, added: true },
  ];
  const pieces = (without: 'added' | 'removed') =>
    joined(
      parts
        .filter((part) => !part[without])
        .flatMap(({ value, added, removed }) =>
          value.map((text) => ({ text, differs: added || removed })),
        ),
    );
  return { left: pieces('added'), right: pieces('removed') };
}

/** Words and the spaces between them, so that joining gives the text again. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Neighbours of one kind as one piece; a space between two differing words differs with them. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  pieces.forEach((piece, i) => {
    if (piece.text === '') return;
    const last = result.at(-1);
    const bridges =
      /^\s+$/.test(piece.text) && last?.differs === true && pieces[i + 1]?.differs === true;
    const differs = piece.differs || bridges;
    if (last?.differs === differs) last.text += piece.text;
    else result.push({ text: piece.text, differs });
  });
  return result;
}
