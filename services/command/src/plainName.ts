import { find } from 'linkifyjs';

/** What mail programs take for an address beyond what a list of domains knows: names in Punycode, and whatever begins with www. */
const ALSO = /\b(?:www\.[^\s.\]]+|xn--[a-z0-9-]+\.[a-z]\S*|[^\s.]+\.xn--\S+)/gi;
const MARKUP = /<\/?[a-z!?][^>]*>?|\]\(|&#?\w+;/i;
const TAGS = /<\/?[a-z!?][^>]*>?/gi;

/** The first thing in `text` that a mail program would turn into a link; null when there is none. */
export const addressIn = (text: string): string | null =>
  find(text)[0]?.value ?? text.match(ALSO)?.[0] ?? null;

/** The first piece of HTML or Markdown in `text`; null when there is none. */
export const markupIn = (text: string): string | null =>
  MARKUP.exec(text)?.[0] ?? null;

/** The same words without markup, and with no address that a mail program would turn into a link. */
export function plainName(text: string): string {
  const bare = text.replace(TAGS, '');
  const found = new Set([
    ...find(bare).map(({ value }) => value),
    ...(bare.match(ALSO) ?? []),
  ]);
  let plain = bare;
  for (const address of found)
    plain = plain.replaceAll(
      address,
      address.replace(/^[a-z][a-z0-9+.-]*:\/*/i, '').replace(/\./g, '[.]'),
    );
  return plain.trim();
}
