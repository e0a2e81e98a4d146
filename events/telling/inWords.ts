import type { Language } from '@waymark/look/language';
import { say, type Phrase, type Text } from './phrase.ts';
import type { Atom, Change, Telling, Value } from './telling.ts';

/** A telling as people read it, but for people, who are named when it is read. */
export type TellingInWords = {
  readonly sentence: string;
  readonly headline: string;
  readonly changes: readonly ChangeInWords[];
  readonly cause: string | null;
};
export type ChangeInWords = Pick<Change, 'type'> & {
  readonly field: string;
  readonly oldValue: ValueInWords;
  readonly newValue: ValueInWords;
};
export type AtomInWords = Exclude<Atom, Phrase>;
export type ValueInWords = AtomInWords | readonly AtomInWords[] | null;

export function inWords(telling: Telling, language: Language): TellingInWords {
  const { sentence, headline, changes, cause } = telling;
  return {
    sentence: say(sentence, language),
    headline: say(headline, language),
    changes: changes.map(({ type, field, oldValue, newValue }) => ({
      type,
      field: say(field, language),
      oldValue: valueIn(oldValue, language),
      newValue: valueIn(newValue, language),
    })),
    cause: cause && say(cause, language),
  };
}

const valueIn = (value: Value, language: Language): ValueInWords =>
  value === null
    ? null
    : isSeveral(value)
      ? value.map((atom) => atomIn(atom, language))
      : atomIn(value, language);

const atomIn = (atom: Atom, language: Language): AtomInWords =>
  isPerson(atom) ? atom : say(atom, language);

const isSeveral = (value: Exclude<Value, null>): value is readonly Atom[] => Array.isArray(value);
const isPerson = (atom: Atom): atom is Exclude<Atom, Text> =>
  typeof atom === 'object' && 'person' in atom;
