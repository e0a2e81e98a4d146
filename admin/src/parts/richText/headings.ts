/** A heading of a text: its level, 1 to 3, and its words. */
export type Heading = { level: 1 | 2 | 3; text: string };

const known = new Map<string, Heading[]>();
const MOST_KNOWN = 2000;

/**
 * The headings 1 to 3 of a piece of HTML, in order; empty ones are left out. Remembers its answers.
 */
export function headingsOf(html: string): Heading[] {
  if (!/<h[1-3]/i.test(html)) return [];
  const before = known.get(html);
  if (before !== undefined) return before;
  const found = [
    ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('h1, h2, h3'),
  ].flatMap((heading) => {
    const text = (heading.textContent ?? '').trim();
    return text === '' ? [] : [{ level: Number(heading.tagName[1]) as Heading['level'], text }];
  });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(html, found);
  return found;
}

/**
 * True where a piece of HTML shows nothing: an empty paragraph, the single space of a new block
 * (PRODUCT 6.3).
 */
export const isBlank = (html: string): boolean =>
  html
    .replace(/<(?!(img|hr|table)\b)[^>]*>/gi, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .trim() === '';
