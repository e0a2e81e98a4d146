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

/** What a telling can be found by: its own text, in lower case, and the people whose names it shows when it is read. */
export type Words = {
  readonly words: string;
  readonly people: readonly string[];
};

/** The columns of a telling that every language has. English has more, since programs before read nothing else. */
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

/** Sentence, headline, fields and values; lines keep a search from running from one into the next. */
export function wordsOf({
  sentence,
  headline,
  changes,
}: TellingInWords): Words {
  const atoms = changes.flatMap(({ oldValue, newValue }) => [
    ...atomsOf(oldValue),
    ...atomsOf(newValue),
  ]);
  const texts = atoms.flatMap((atom) =>
    typeof atom === 'string' ? [atom] : [],
  );
  const people = atoms.flatMap((atom) =>
    typeof atom === 'string' ? [] : [atom.person],
  );
  const fields = changes.map(({ field }: ChangeInWords) => field);
  const lines = [sentence, headline, ...fields, ...texts];
  return {
    words: [...new Set(lines)].map(asRead).join('\n'),
    people: [...new Set(people)],
  };
}

export const atomsOf = (value: ValueInWords): readonly AtomInWords[] =>
  value === null ? [] : isSeveral(value) ? value : [value];

const isSeveral = (
  value: Exclude<ValueInWords, null>,
): value is readonly AtomInWords[] => Array.isArray(value);
