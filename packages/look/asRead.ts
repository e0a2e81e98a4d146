/**
 * What a search passes over: accents and the like, and what nobody sees. For JavaScript and
 * Postgres alike.
 */
export const PASSED_OVER =
  '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufe00-\\ufe0f\\ufeff]+';

/**
 * What is a blank once compatible signs are one (no-break and ideographic blanks are plain ones by
 * then).
 */
export const BLANKS = '[\\u0009-\\u000d\\u0020\\u0085\\u1680\\u2028\\u2029\\u2800]+';

/**
 * Letters that are others with a mark for whoever looks for them, though no sign of Unicode says
 * so.
 */
export const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
};

const passedOver = new RegExp(PASSED_OVER, 'g');
const blanks = new RegExp(BLANKS, 'g');

/**
 * A text as a search compares it (PRODUCT 1.14): in lower case, without accents, ß as ss, wide
 * signs as plain ones, each run of blanks one. The projector's `read.as_read` says the same in SQL.
 */
export const asRead = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(passedOver, '')
    .toLowerCase()
    .replace(/[øłđħıςßæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(blanks, ' ');

/** Where somebody who looks for `wanted` finds it in a text; null where they don't. */
export function placeIn(
  text: string,
  wanted: string,
): { readonly from: number; readonly to: number } | null {
  const looked = asRead(wanted).trim();
  if (looked === '') return null;
  let read = '';
  /** Of each sign of `read`, where that begins in the text, and where it ends, of which it came. */
  const places: (readonly [from: number, to: number])[] = [];
  for (const { 0: letter, index } of text.matchAll(/[^]\p{M}*/gu)) {
    const said = asRead(letter);
    const to = index + letter.length;
    if (said === ' ' && read.endsWith(' ')) continue;
    read += said;
    for (let n = 0; n < said.length; n++) places.push([index, to]);
  }
  const at = read.indexOf(looked);
  if (at < 0) return null;
  const [first, last] = [places[at], places[at + looked.length - 1]];
  return first === undefined || last === undefined ? null : { from: first[0], to: last[1] };
}
