/** A piece of a text; `differs` where the other text says something else. */
export type Piece = { text: string; differs: boolean };

/** Above this many pairs of words the middle is marked as a whole instead of word by word. */
const MOST_PAIRS = 4_000_000;

/** Both texts in pieces, the words that the other does not have marked (longest common subsequence of words). */
export function wordDiff(
  left: string,
  right: string,
): { left: Piece[]; right: Piece[] } {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start])
    start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end += 1;
  const [middleA, middleB] = [
    a.slice(start, a.length - end),
    b.slice(start, b.length - end),
  ];
  const [inA, inB] = common(middleA, middleB);
  const [head, tail] = [
    a.slice(0, start).join(''),
    a.slice(a.length - end).join(''),
  ];
  const pieces = (words: string[], shared: boolean[]) =>
    joined([
      { text: head, differs: false },
      ...words.map((text, i) => ({ text, differs: !shared[i] })),
      { text: tail, differs: false },
    ]);
  return { left: pieces(middleA, inA), right: pieces(middleB, inB) };
}

/** Words and the spaces between them, so that joining gives the text again. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Which words of each side belong to the longest common subsequence. */
function common(a: string[], b: string[]): [boolean[], boolean[]] {
  const inA = new Array<boolean>(a.length).fill(false);
  const inB = new Array<boolean>(b.length).fill(false);
  if (a.length * b.length > MOST_PAIRS) return [inA, inB];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        a[i] === b[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(
              longest[(i + 1) * width + j]!,
              longest[i * width + j + 1]!,
            );
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      inA[i] = inB[j] = true;
      i += 1;
      j += 1;
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)
      i += 1;
    else j += 1;
  }
  return [inA, inB];
}

/** Neighbours of one kind as one piece; a space between two differing words differs with them. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  pieces.forEach((piece, i) => {
    if (piece.text === '') return;
    const last = result.at(-1);
    const bridges =
      /^\s+$/.test(piece.text) &&
      last?.differs === true &&
      pieces[i + 1]?.differs === true &&
      pieces[i + 1]?.text !== '';
    const differs = piece.differs || bridges;
    if (last?.differs === differs) last.text += piece.text;
    else result.push({ text: piece.text, differs });
  });
  return result;
}
