import type { Language } from './language.ts';

/** By it Excel knows that a file is UTF-8; without, it reads letters beyond ASCII as others. */
const MARK = '\uFEFF';
/**
 * What parts cells where a comma parts the decimals, or else: a spreadsheet goes by the list
 * separator of its region.
 */
const separators: Readonly<Record<Language, string>> = { en: ',', de: ';' };

/**
 * What spreadsheets take for the beginning of a formula, also as East Asian keyboards write it, or
 * trim to reach one.
 */
const SIGN = String.raw`[=+\-@＝＋－＠\t\r\n]`;
const FORMULA = new RegExp(`^'*${SIGN}`);
const GUARDED = new RegExp(`^'+${SIGN}`);
/** -5, +1.234,56, -1 234.5 %, -3e8. */
const NUMBER = /^[+-]\d+(?:[.,'’ \u00A0\u202F]\d+)*(?:[eE][+-]?\d+)?[ \u00A0]?%?$/;
/**
 * +49 30 1234, +1 (555) 123-4567; by the space or bracket behind its first digits no sum is made of
 * it.
 */
const TELEPHONE = /^\+\d{1,4}[ (\u00A0][\d ()/.\-\u00A0]*\d$/;

/**
 * Lines of cells as CSV (RFC 4180), as a spreadsheet opens it by a double click where people speak
 * that language; the one place that writes CSV. No cell is run as a formula: one that would be gets
 * an apostrophe, which `unguarded` takes off.
 */
export const csvOf = (lines: readonly (readonly string[])[], language: Language): string =>
  MARK + lines.map((cells) => `${cells.map(written).join(separators[language])}\r\n`).join('');

const isSafe = (text: string): boolean =>
  !FORMULA.test(text) || NUMBER.test(text) || TELEPHONE.test(text);

/**
 * Where the other separator parts cells, quotes within a cell guard nothing: what stands behind
 * each separator may be a cell.
 */
const PIECE = /([;,])([^;,]+)/g;

function written(text: string): string {
  const inner = text.replace(PIECE, (whole, separator: string, piece: string) =>
    isSafe(piece) ? whole : `${separator}'${piece}`,
  );
  const safe = isSafe(inner) ? inner : `'${inner}`;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a cell said before it was guarded. */
export const unguarded = (cell: string): string =>
  (GUARDED.test(cell) ? cell.slice(1) : cell).replace(
    PIECE,
    (whole, separator: string, piece: string) =>
      GUARDED.test(piece) ? separator + piece.slice(1) : whole,
  );
