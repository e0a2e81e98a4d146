import { refusalText } from '@waymark/api/problems';
import { ImportRefused } from '../../payloads/importRefused.ts';

/** How deep lists and quotes may lie in one another. */
export const MAX_DEPTH = 100;

/** About ten seconds of a parser that looks for an end that never comes. */
const MAX_COST = 300_000_000;

/** An opening after which the parser reads on to the closing, or in vain to the paragraph's end. */
const SEARCHES = [
  { open: '<!--', close: '-->' },
  { open: '<?', close: '?>' },
  { open: '<![CDATA[', close: ']]>' },
  { open: '<!', close: '>' },
  { open: '](', close: ')' },
] as const;

/**
 * Refuses, in linear time, the two shapes for which a Markdown parser needs far more: very deep
 * nesting, and masses of openings without an end. A guard against abuse: no real checklist comes
 * near.
 *
 * @throws ImportRefused `import-too-deep`, `import-too-complex`
 */
export function acceptShape(source: string): void {
  refuseDeepNesting(source);
  let cost = 0;
  for (const paragraph of source.split(/\r?\n[ \t]*\r?\n/)) {
    for (const search of SEARCHES) cost += vainSearches(paragraph, search.open, search.close);
    for (const word of paragraph.matchAll(/\S{1000,}/g))
      cost += word[0].split('](').length * word[0].length;
    if (cost > MAX_COST) {
      throw new ImportRefused('import-too-complex', refusalText('importNeverClosed'));
    }
  }
}

function vainSearches(paragraph: string, open: string, close: string): number {
  for (let at = paragraph.indexOf(open); at >= 0;) {
    const end = paragraph.indexOf(close, at);
    if (end < 0) return (paragraph.slice(at).split(open).length - 1) * (paragraph.length - at);
    at = paragraph.indexOf(open, end);
  }
  return 0;
}

/** Counts the containers that are open on each line, by its markers alone. */
function refuseDeepNesting(source: string): void {
  const openItems: number[] = [];
  source.split(/\r\n|\r|\n/).forEach((line, index) => {
    const { quotes, items } = leadingMarkers(line);
    for (const column of items) {
      while (openItems.length > 0 && openItems.at(-1)! >= column) openItems.pop();
      openItems.push(column);
    }
    if (quotes + (items.length > 0 ? openItems.length : 0) > MAX_DEPTH) throw tooDeep(index + 1);
  });
}

/** The refusal of anything that lies too deep. */
export const tooDeep = (line: number): ImportRefused =>
  new ImportRefused('import-too-deep', refusalText('importTooDeep', line, MAX_DEPTH), line);

function leadingMarkers(line: string): { quotes: number; items: number[] } {
  if (/^[ \t]*(?:(?:\*[ \t]*)+|(?:-[ \t]*)+|(?:_[ \t]*)+)$/.test(line))
    return { quotes: 0, items: [] };
  let quotes = 0;
  const items: number[] = [];
  const marker = /[ \t]*(?:(>)|([-*+]|\d{1,9}[.)])(?=[ \t]))/y;
  for (let found = marker.exec(line); found !== null; found = marker.exec(line)) {
    if (found[1] !== undefined) quotes++;
    else items.push(marker.lastIndex);
  }
  return { quotes, items };
}
