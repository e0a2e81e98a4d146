import { find } from 'linkifyjs';

/**
 * What mail programs take for an address beyond what a list of domains knows: names in Punycode,
 * and whatever begins with www.
 */
const ALSO = /\b(?:www\.[^\s.\]]+|xn--[a-z0-9-]+\.[a-z]\S*|[^\s.]+\.xn--\S+)/gi;
/** Of RFC 2047: a mail program shows what it spells, in a head of which it is a part. */
const ENCODED = /=\?[^?\s]*\?[bq]\?[^?]*\?=/gi;
const MARKUP = new RegExp(`<\\/?[a-z!?][^>]*>?|\\]\\(|&#?\\w+;|${ENCODED.source}`, 'i');
const TAGS = /<\/?[a-z!?][^>]*>?/gi;

/**
 * The first thing in `text` that a mail program would turn into a link; null when there is none.
 */
export const addressIn = (text: string): string | null =>
  find(text)[0]?.value ?? text.match(ALSO)?.[0] ?? null;

/**
 * `Booking.com`, `Amazon.co.uk`: a domain as companies call themselves by it, and nothing of an
 * address around it.
 */
const COMPANY = /^[\p{L}\p{N}-]+\.(?:(?:co|com|org|net|ac)\.)?\p{L}{2,}$/u;
const BEFORE = /^$|[\s("'“‘]$/u;
const AFTER = /^[/\\:?#@=&%]/;

/**
 * The first thing in `text` that is more of an address than a company's name may be: with a scheme,
 * a path, `www.`, a host before the domain or a mailbox, or a second one; null when there is none.
 */
export function addressBeyondName(text: string): string | null {
  const odd = text.match(ALSO)?.[0];
  if (odd !== undefined) return odd;
  const [first, second] = find(text);
  if (first === undefined) return null;
  const { value, start, end } = first;
  const isName =
    COMPANY.test(value) && BEFORE.test(text.slice(0, start)) && !AFTER.test(text.slice(end));
  return isName ? (second?.value ?? null) : value;
}

/** The first piece of HTML, Markdown or of an encoded head in `text`; null when there is none. */
export const markupIn = (text: string): string | null => MARKUP.exec(text)?.[0] ?? null;

/**
 * The same words without markup, and with no address that a mail program would turn into a link.
 */
export function plainName(text: string): string {
  const bare = text.replace(TAGS, '').replace(ENCODED, '');
  const found = new Set([...find(bare).map(({ value }) => value), ...(bare.match(ALSO) ?? [])]);
  let plain = bare;
  for (const address of found)
    plain = plain.replaceAll(
      address,
      address.replace(/^[a-z][a-z0-9+.-]*:\/*/i, '').replace(/\./g, '[.]'),
    );
  return plain.trim();
}
