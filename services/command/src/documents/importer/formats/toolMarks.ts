import type { NoteCollector } from '../notes.ts';

/** Names of signs for a box at the beginning of a line, as chats write them. */
const OPEN =
  /^(\s*(?:[-*+•]\s+)?):(?:white_large_square|black_large_square|white_medium_square|ballot_box):\s*/;
const TICKED =
  /^(\s*(?:[-*+•]\s+)?):(?:white_check_mark|heavy_check_mark|ballot_box_with_check):\s*/;
/** What becomes a table of contents where it was written. */
const CONTENTS = /^\s*(?:\[TOC\]|\[\[_?TOC_?\]\]|\{:toc\}|\{toc[^}]*\}|\$\{toc\})\s*$/i;
/** What links lead to, behind the words of a heading. */
const ANCHOR = /^(#{1,6} .*\S)\s+\{#[^{}\s]*\}\s*$/;
/** A link to another note, by its words. */
const NOTE_LINK = /(?<![\[!`])\[\[(?:[^[\]|`]*\|)?([^[\]|`]+)\]\](?![\](`])/g;
/** The day of a task behind its sign. */
const DUE = /\s+(?:📅|🗓️?)\s*(?=\d{4}-\d{2}-\d{2})/u;
const WIKI_HEADING = /^h([1-6])\.\s+(?=\S)/;

/**
 * What tools write in their own way, as Markdown has it; each line stays where it was. A line of
 * two hyphens parts a signature from a mail, and makes no heading of what stands above it.
 */
export function withoutToolMarks(source: string, notes: NoteCollector): string {
  const isWiki = source.split('\n').some((line) => WIKI_HEADING.test(line));
  return source
    .split('\n')
    .map((whole, at) => {
      const end = whole.endsWith('\r') ? '\r' : '';
      const line = end === '' ? whole : whole.slice(0, -1);
      if (CONTENTS.test(line)) {
        const place = at + 1;
        notes.add(place, 'unplaced', 'linesLeftOut', place, place, line.trim());
        return end;
      }
      if (/^-- ?$/.test(line)) return `***${end}`;
      const marked = line
        .replace(OPEN, '$1☐ ')
        .replace(TICKED, '$1☑ ')
        .replace(ANCHOR, '$1')
        .replace(NOTE_LINK, '$1')
        .replace(DUE, ' @');
      return `${isWiki ? ofWiki(marked) : marked}${end}`;
    })
    .join('\n');
}

/** Headings, numbered items and signs of a wiki. */
const ofWiki = (line: string): string =>
  line
    .replace(/^#+ +(?=\S)/, '1. ')
    .replace(WIKI_HEADING, (_, depth: string) => `${'#'.repeat(Number(depth))} `)
    .replace(/^(\s*[-*]+\s+)\(x\)\s+/, '$1[ ] ')
    .replace(/^(\s*[-*]+\s+)\(\/\)\s+/, '$1[x] ');
