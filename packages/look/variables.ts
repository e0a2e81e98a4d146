/**
 * How a variable is written in the words of people: `{{clientName}}`, with or without spaces
 * within. The one place that knows it, for texts and for HTML alike.
 */
const written = /\{\{\s*([^\s{}<>](?:[^{}<>\r\n]*[^\s{}<>])?)\s*\}\}/g;
/** What was meant as one and names none: unfinished, empty, or torn apart by a tag. */
const broken = /\{\{[^{}]{0,40}\}{0,2}|\}\}/g;

/** A piece of a text, as it is written; `variable`: the name, where it stands for a value. */
export type VariablePiece = { readonly text: string; readonly variable: string | null };

/** The text in pieces, those apart that stand for values. Together they are the text. */
export function piecesOf(text: string): readonly VariablePiece[] {
  const pieces: VariablePiece[] = [];
  let wordsFrom = 0;
  for (const { 0: whole, 1: variable = '', index } of text.matchAll(written)) {
    if (index > wordsFrom) pieces.push({ text: text.slice(wordsFrom, index), variable: null });
    pieces.push({ text: whole, variable });
    wordsFrom = index + whole.length;
  }
  if (wordsFrom < text.length) pieces.push({ text: text.slice(wordsFrom), variable: null });
  return pieces;
}

export const writtenVariable = (name: string): string => `{{${name}}}`;

/**
 * Puts values in the place of variables. In HTML the caller escapes them.
 * @param valueOf null: the variable stays as it is written, so that nothing is hidden
 */
export const filledIn = (text: string, valueOf: (name: string) => string | null): string =>
  piecesOf(text)
    .map((piece) =>
      piece.variable === null ? piece.text : (valueOf(piece.variable) ?? piece.text),
    )
    .join('');

/**
 * What stands for no value, each once: names that are not known, and what is only begun, as it is
 * written.
 */
export const unknownIn = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    piecesOf(text).flatMap(({ text: words, variable }) =>
      variable === null ? (words.match(broken) ?? []) : known.includes(variable) ? [] : variable,
    ),
  ),
];
