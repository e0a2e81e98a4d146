import type { Language } from './language.ts';

/** How an address begins that a link may lead to. */
const SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * What was typed as where a link leads, its blanks escaped (a telephone number has none); null
 * where it leads nowhere.
 */
export function asLink(typed: string): string | null {
  const text = typed.trim();
  const [scheme] = SCHEME.exec(text) ?? [];
  if (scheme === undefined || text.length === scheme.length) return null;
  // No host holds a blank.
  if (/^https?:\/\/[^/?#]*\s/i.test(text)) return null;
  return text.replace(/\s+/gu, /^tel:$/i.test(scheme) ? '' : '%20');
}

/** A link's address without how it begins, as it is shown. */
export const bareLink = (href: string): string => href.replace(SCHEME, '');

/** As programs write a number: digits, a point, a power of ten; neither 0x10 nor Infinity. */
const PLAIN = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i;
const GROUPED = /^-?\d{1,3}(?:[.,]\d{3})+$/;

/**
 * A number as people write it, `1.234,56` or `1,234.56`, as programs do; null where it is none.
 * @param language that of who wrote it, by which a single mark before three digits is told; without
 * one what could be either is none
 */
export function asNumber(typed: string, language?: Language): string | null {
  const text = typed
    .trim()
    .replace(/^\u2212/, '-')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '');
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (last === undefined) return plain(text);
  const others = marks.slice(0, -1);
  if (others.length === 0) {
    // One mark before three digits parts groups in one language and is the point in the other.
    const isOpen = GROUPED.test(text);
    if (isOpen && language === undefined) return last === '.' ? plain(text) : null;
    const groups = language === 'de' ? '.' : ',';
    if (isOpen && last === groups) return plain(text.replace(last, ''));
    return plain(text.replace(',', '.'));
  }
  const isPoint = !others.includes(last);
  const whole = isPoint ? text.slice(0, text.lastIndexOf(last)) : text;
  if (!GROUPED.test(whole) || new Set(whole.match(/[.,]/g)).size > 1) return null;
  const digits = whole.replaceAll(/[.,]/g, '');
  return plain(isPoint ? `${digits}.${text.slice(text.lastIndexOf(last) + 1)}` : digits);
}

const plain = (text: string): string | null =>
  PLAIN.test(text) && Number.isFinite(Number(text)) ? text : null;
