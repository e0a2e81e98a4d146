import { searchable } from './found.ts';
import type { Atom, Change, Telling, Value } from '@waymark/events/telling';

/** What a telling can be found by: its own text, in lower case, and the people whose names it shows when it is read. */
export type Words = {
  readonly words: string;
  readonly people: readonly string[];
};

/** Sentence, headline, fields and values; lines keep a search from running from one into the next. */
export function wordsOf({ sentence, headline, changes }: Telling): Words {
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
  const fields = changes.map(({ field }: Change) => field);
  const lines = [sentence, headline, ...fields, ...texts];
  return {
    words: searchable([...new Set(lines)].join('\n')),
    people: [...new Set(people)],
  };
}

export const atomsOf = (value: Value): readonly Atom[] =>
  value === null ? [] : isSeveral(value) ? value : [value];

const isSeveral = (value: Exclude<Value, null>): value is readonly Atom[] =>
  Array.isArray(value);
