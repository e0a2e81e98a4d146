import { asName } from '@waymark/look/names';
import { cut } from './notes.ts';
import type { NoteCollector } from './notes.ts';
import type { NamedPart } from './texts/index.ts';

/** The longest name, title or headline that an import makes. */
export const MAX_NAME = 200;

/** A name that fits; `shortened` where the file's was longer. */
export type FittingName = { name: string; shortened: boolean };

/**
 * A name as names are kept, cut at a word where it is too long, which is said; gives one to what
 * has none.
 */
export function fitName(
  written: string,
  without: string,
  what: NamedPart,
  line: number,
  notes: NoteCollector,
): FittingName {
  const text = asName(written);
  if (text === '') {
    notes.add(line, 'unnamed', 'nameless', line, what, without);
    return { name: without, shortened: false };
  }
  if (text.length <= MAX_NAME) return { name: text, shortened: false };
  notes.add(line, 'shortened', 'shortened', line, what, MAX_NAME);
  return { name: `${cut(text, MAX_NAME - 1)}…`, shortened: true };
}

/** What a file is called, without folders and ending. */
export const nameOfFile = (fileName = ''): string =>
  asName(
    fileName
      .split(/[\\/]/)
      .at(-1)!
      .replace(/\.[^.]+$/, ''),
  ) || 'Imported checklist';
