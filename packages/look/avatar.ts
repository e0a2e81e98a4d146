/** Whose avatar it is: the shape tells (LOOK, principle 3). */
export type AvatarKind = 'team' | 'client' | 'placeholder';

/** What may be known of a person. */
export type PersonName = {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
};

/** The full name, else the e-mail, else an empty text. */
export const fullName = ({ firstName, lastName, email }: PersonName): string =>
  [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ') ||
  (email?.trim() ?? '');

/**
 * One or two letters for a person, a placeholder or a role: `Dana Okafor` and `dana.okafor@…` give
 * DO, `Maintainer` gives Ma, nothing at all gives `?`.
 */
export function initials(name: string | PersonName): string {
  const text = typeof name === 'string' ? name : fullName(name);
  const words = (
    /^[^\s@]+@\S*$/.test(text) ? text.split('@')[0]!.split(/[._+-]+/) : text.split(/[\s-]+/)
  )
    .map((word) => lettersOf(word))
    .filter((letters) => letters.length > 0);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return '?';
  if (words.length === 1) return first[0]!.toUpperCase() + (first[1]?.toLowerCase() ?? '');
  return (first[0]! + last[0]!).toUpperCase();
}

/** By code point, so that no letter outside of the basic plane is cut in two. */
const lettersOf = (word: string): string[] =>
  Array.from(word).filter((c) => /[\p{L}\p{N}]/u.test(c));
