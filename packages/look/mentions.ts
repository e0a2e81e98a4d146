/**
 * Somebody who can be named in what is written: their account, whole name, and what they are called
 * by.
 */
export type Nameable = { readonly id: string; readonly name: string; readonly first: string };

/** What stands behind the `@`: the first name, or the whole one where two are called by it. */
export function calledBehindAt(
  { id, name, first }: Nameable,
  everybody: Iterable<Nameable>,
): string {
  for (const other of everybody) if (other.id !== id && other.first === first) return name;
  return first;
}

/** A piece of a text; `id` where it names somebody. */
export type MentionPiece = { readonly text: string; readonly id: string | null };

const letter = /[\p{L}\p{N}]/u;

/**
 * The text in pieces, those apart in which somebody is named by `@` and their first or whole name.
 */
export function piecesOf(text: string, named: readonly Nameable[]): readonly MentionPiece[] {
  const words = named
    .flatMap(({ id, name, first }) => [name, first].map((word) => ({ id, at: `@${word}` })))
    .filter(({ at }) => at.length > 1)
    .toSorted((a, b) => b.at.length - a.at.length);
  const pieces: MentionPiece[] = [];
  let plainFrom = 0;
  for (let i = text.indexOf('@'); i >= 0; i = text.indexOf('@', i + 1)) {
    if (i < plainFrom) continue;
    const hit = words.find(
      ({ at }) => text.startsWith(at, i) && !letter.test(text[i + at.length] ?? ''),
    );
    if (hit === undefined) continue;
    if (i > plainFrom) pieces.push({ text: text.slice(plainFrom, i), id: null });
    pieces.push({ text: hit.at, id: hit.id });
    plainFrom = i + hit.at.length;
  }
  if (plainFrom < text.length) pieces.push({ text: text.slice(plainFrom), id: null });
  return pieces;
}

/** Who of them is named in a text, each once. */
export const namedIn = (text: string, nameable: readonly Nameable[]): string[] => [
  ...new Set(piecesOf(text, nameable).flatMap(({ id }) => id ?? [])),
];

const beginning = /(?:^|[\s(])@([\p{L}\p{N}][\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]*)?)?$/u;

/**
 * Whom somebody is about to name: where the `@` before the caret stands, and what was typed behind
 * it; null where there is none.
 */
export function namingAt(
  text: string,
  caret: number,
): { readonly at: number; readonly typed: string } | null {
  const found = beginning.exec(text.slice(0, caret));
  if (found === null) return null;
  const typed = found[1] ?? '';
  return { at: caret - typed.length - 1, typed };
}
