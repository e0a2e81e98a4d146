import {
  inWords,
  type AtomInWords,
  type ChangeInWords,
  type Telling,
  type TellingInWords,
  type ValueInWords,
} from '@waymark/events/telling';
import { asRead } from '@waymark/look/asRead';
import { wordColumns } from './wordColumns.ts';

/**
 * The words by which a search finds a telling: its own text, in lower case, and the people whose
 * names it shows when it is read.
 */
export type SearchWords = { readonly words: string; readonly people: readonly string[] };

/**
 * The columns of a telling that every language has. English has more, since programs before read
 * nothing else.
 */
export const columnsOf = (telling: Telling) => {
  const [english, german] = [inWords(telling, 'en'), inWords(telling, 'de')];
  return {
    telling: storedTelling(telling),
    ...english,
    ...wordsOf(english),
    [wordColumns.de.words]: wordsOf(german).words,
    [wordColumns.de.cause]: german.cause,
  };
};

const storedTelling = ({ sentence, headline, changes, cause }: Telling) => ({
  ...{ sentence, headline, changes, cause },
});

/**
 * Sentence, headline, fields and values; lines keep a search from running from one into the next.
 */
export function linesOf({ sentence, headline, changes }: TellingInWords): readonly string[] {
  const fields = changes.map(({ field }: ChangeInWords) => field);
  const texts = atomsIn(changes).flatMap((atom) => (typeof atom === 'string' ? [atom] : []));
  return [...new Set([sentence, headline, ...fields, ...texts])];
}

export function wordsOf(telling: TellingInWords): SearchWords {
  const people = atomsIn(telling.changes).flatMap((atom) =>
    typeof atom === 'string' ? [] : [atom.person],
  );
  return { words: linesOf(telling).map(asRead).join('\n'), people: [...new Set(people)] };
}

const atomsIn = (changes: readonly ChangeInWords[]): readonly AtomInWords[] =>
  changes.flatMap(({ oldValue, newValue }) => [...atomsOf(oldValue), ...atomsOf(newValue)]);

export const atomsOf = (value: ValueInWords): readonly AtomInWords[] =>
  value === null ? [] : isSeveral(value) ? value : [value];

const isSeveral = (value: Exclude<ValueInWords, null>): value is readonly AtomInWords[] =>
  Array.isArray(value);
