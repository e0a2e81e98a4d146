/**
 * Both texts in one, for going on with: what they share once, where they differ theirs and then
 * mine. HTML goes by its outermost elements, plain text by its lines; a single line gets both,
 * separated by ' / '.
 */
export function bothTogether(theirs: string, mine: string, format: 'html' | 'text'): string {
  if (format === 'text' && !theirs.includes('\n') && !mine.includes('\n'))
    return theirs === mine ? mine : `${theirs} / ${mine}`;
  const parts = format === 'html' ? elementsOf : (text: string) => text.split('\n');
  return merged(parts(theirs), parts(mine)).join(format === 'html' ? '' : '\n');
}

function merged(theirs: string[], mine: string[]): string[] {
  const result: string[] = [];
  let [next, ownParts]: [number, string[]] = [0, []];
  for (const part of mine) {
    const found = theirs.indexOf(part, next);
    if (found < 0) ownParts.push(part);
    else {
      result.push(...theirs.slice(next, found), ...ownParts, part);
      [next, ownParts] = [found + 1, []];
    }
  }
  return [...result, ...theirs.slice(next), ...ownParts];
}

/** The outermost elements of a piece of HTML, each as HTML. */
function elementsOf(html: string): string[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.childNodes]
    .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')))
    .filter((part) => part.trim() !== '');
}
