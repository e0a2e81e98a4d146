import type { OutlineNote, OutlineNoteKind } from './outline.ts';
import type { AboutNote, NoteKey } from './texts/index.ts';

const EXCERPT = 60;
/** Notes on lines from the first to the last that they are about. */
const TWO_LINES: ReadonlySet<NoteKey> = new Set([
  'comment',
  'frontMatter',
  'itemsAsTasks',
  'itemsAsText',
  'linesLeftOut',
  'quickActions',
]);

/** Collects what must be said about the file, from every step of the reading. */
export type NoteCollector = {
  add: <K extends NoteKey>(
    line: number,
    kind: OutlineNoteKind,
    key: K,
    ...about: AboutNote<K>
  ) => void;
  /** One more comment was left out. */
  addComment: (line: number, lastLine: number, words: string) => void;
  /** By line, and in the order in which they were added within a line. */
  sorted: () => OutlineNote[];
  comments: () => number;
};

export function collectNotes(): NoteCollector {
  const notes: OutlineNote[] = [];
  let comments = 0;
  const add: NoteCollector['add'] = (line, kind, key, ...about) => {
    const last = TWO_LINES.has(key) ? Number(about[1]) : line;
    notes.push({ line, lastLine: last, kind, said: { key, about } });
  };
  return {
    add,
    addComment: (line, lastLine, words) => {
      comments++;
      const boxes = words.match(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]+\[[ xX]\][ \t]/gm)?.length ?? 0;
      add(line, 'comment', 'comment', line, lastLine, boxes, excerpt(words));
    },
    sorted: () => notes.toSorted((one, other) => one.line - other.line),
    comments: () => comments,
  };
}

/** The first words of a text on one line, for quoting in a note. */
export function excerpt(text: string): string {
  const line = text
    .slice(0, 4 * EXCERPT)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > EXCERPT ? `${cut(line, EXCERPT - 1)}…` : line;
}

/**
 * The longest beginning of at most `length` UTF-16 units that cuts no character in two, at a space
 * if one is near.
 */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, length + 50))) {
    if (end + segment.length > length) break;
    end += segment.length;
  }
  const space = text.lastIndexOf(' ', end);
  return text.slice(0, space > end * 0.7 ? space : end).trimEnd();
}
