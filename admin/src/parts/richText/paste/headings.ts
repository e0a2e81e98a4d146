/**
 * Paragraphs that say in another way than by their tag that they are headings: by role, by the
 * style of Word.
 */
export function asHeading(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('p, div, span[role="heading"]')]) {
    const level = levelOf(element);
    if (level !== null && element.querySelector('p, li, table') === null) rename(element, level);
  }
}

function levelOf(element: HTMLElement): number | null {
  if (element.getAttribute('role') === 'heading')
    return Number(element.getAttribute('aria-level') ?? 2);
  if (/^MsoTitle/.test(element.className)) return 1;
  const outline = /mso-outline-level:\s*(\d)/.exec(element.getAttribute('style') ?? '');
  if (outline !== null) return Number(outline[1]);
  // The title of a document of Google has no tag of its own.
  const [only, more] = element.children;
  const size =
    only instanceof HTMLElement && more === undefined && only.textContent === element.textContent
      ? only.style.fontSize
      : '';
  return element.tagName === 'P' &&
    element.dir !== '' &&
    element.closest('li, td') === null &&
    parseFloat(size) >= 20 &&
    size.endsWith('pt')
    ? 1
    : null;
}

function rename(element: HTMLElement, level: number): void {
  const heading = element.ownerDocument.createElement(`h${Math.min(Math.max(level, 1), 3)}`);
  heading.append(...element.childNodes);
  element.replaceWith(heading);
}

/** A size of letters has to be this much above that of the text to be a heading's. */
const LARGER = 1.15;

/**
 * Pages, Notes and TextEdit write no headings, but classes of paragraphs with a font each: the
 * largest are headings 1, the next 2, the next 3.
 */
export function cocoaHeadings(body: HTMLElement, styles: string): void {
  if (body.ownerDocument.querySelector('meta[content^="Cocoa HTML Writer"]') === null) return;
  const sizes = new Map<string, number>();
  for (const [, name, size] of styles.matchAll(/p\.(p\d+)\s*\{[^}]*font:[^;}]*?([\d.]+)px/g))
    sizes.set(name!, Number(size));
  const lines = [...body.querySelectorAll<HTMLElement>('p')].filter(({ className }) =>
    sizes.has(className),
  );
  const letters = new Map<number, number>();
  for (const line of [...lines, ...body.querySelectorAll('li')]) {
    const size = sizes.get(line.className) ?? liSize(styles, line.className);
    letters.set(size, (letters.get(size) ?? 0) + (line.textContent ?? '').length);
  }
  const usual = [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
  const larger = [...new Set(lines.map(({ className }) => sizes.get(className) ?? 0))]
    .filter((size) => size > usual * LARGER)
    .toSorted((one, other) => other - one);
  for (const line of lines) {
    const rank = larger.indexOf(sizes.get(line.className) ?? 0);
    if (rank >= 0 && (line.textContent ?? '').trim() !== '') rename(line, rank + 1);
  }
}

const liSize = (styles: string, name: string): number =>
  Number(new RegExp(`li\\.${name}\\s*\\{[^}]*font:[^;}]*?([\\d.]+)px`).exec(styles)?.[1] ?? 0);
