import { cut } from './notes.ts';
import type { Notes } from './notes.ts';

/** The longest name, title or headline that an import makes. */
export const MAX_NAME = 200;

/** A name that fits; `shortened` where the file's was longer. */
export type FittingName = { name: string; shortened: boolean };

/**
 * Cuts a name at a word and says so; gives one to what has none.
 *
 * @param what how the note calls it, e.g. `heading`
 * @param kept where the whole text is found, e.g. `its module's description`; without it the note does not promise any
 */
export function fitName(
  text: string,
  without: string,
  what: string,
  kept: string,
  line: number,
  notes: Notes,
): FittingName {
  if (text === '') {
    notes.add(
      line,
      'unnamed',
      `Line ${line}: the ${what} has no words, so it is called “${without}”.`,
    );
    return { name: without, shortened: false };
  }
  if (text.length <= MAX_NAME) return { name: text, shortened: false };
  notes.add(
    line,
    'shortened',
    `Line ${line}: the ${what} is longer than ${MAX_NAME} characters and is shortened; the whole text is in ${kept}.`,
  );
  return { name: `${cut(text, MAX_NAME - 1)}…`, shortened: true };
}
