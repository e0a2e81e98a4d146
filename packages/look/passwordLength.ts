/** How long a password is, in characters as they are counted once they are composed (NFKC). */
export const PASSWORD_LEAST = 12;
export const PASSWORD_MOST = 128;

export const lettersOf = (password: string): number => [...password.normalize('NFKC')].length;

/** How many characters a new password has too few; blanks in a row count as one. */
export const lettersMissing = (password: string): number =>
  Math.max(0, PASSWORD_LEAST - lettersOf(password.replace(/\s+/g, ' ')));
