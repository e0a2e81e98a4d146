/** Something that was said: when (ISO), by whom, and whether it was taken back. */
export type SaidAt = {
  readonly at: string;
  readonly authorId: string | null;
  readonly deletedAt: string | null;
};

/**
 * Whether it is news to its reader: said by somebody else, there, and later than what they have
 * seen.
 */
export const isUnseen = (
  { at, authorId, deletedAt }: SaidAt,
  seenUpTo: string | null,
  me: string,
): boolean => authorId !== me && deletedAt === null && at > (seenUpTo ?? '');

/**
 * Where what is new begins to somebody who has been here before, with what was said before it.
 * Undefined where nothing is new.
 */
export function newSince<One extends SaidAt>(
  said: readonly One[],
  seenUpTo: string | null,
  me: string,
): { readonly first: One; readonly before: One | undefined } | undefined {
  const at = said.findIndex((one) => isUnseen(one, seenUpTo, me));
  const first = said[at];
  return first && { first, before: said[at - 1] };
}
