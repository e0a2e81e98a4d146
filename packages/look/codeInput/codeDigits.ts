export const codeLength = 6;

/**
 * The digits of what was typed or pasted: `123 456`, `123-456`, full-width digits and words around
 * them all give `123456`.
 */
export const codeDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, codeLength);
