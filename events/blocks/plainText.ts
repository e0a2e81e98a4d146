const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The text of sanitised HTML on one line: tags give way to spaces where blocks end, entities become
 * what they stand for.
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(?:br|hr|\/(?:p|div|li|ul|ol|h[1-6]|tr|td|th|pre|blockquote))\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return named[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        const sound = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
        return sound ? String.fromCodePoint(code) : '';
      },
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
