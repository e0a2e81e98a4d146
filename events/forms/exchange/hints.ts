import type { Question } from '../definition.ts';

type Hint = Question['kind'] | 'optional' | 'required';

/** What may stand in parentheses behind a question, in both languages. */
const HINTS: Readonly<Record<Hint, RegExp>> = {
  optional: /^(optional|freiwillig)$/,
  required: /^(required|pflicht|pflichtfeld|erforderlich)$/,
  shortText: /^(short text|kurzer text|text)$/,
  longText: /^(long text|langer text|paragraph|absatz)$/,
  number: /^(number|zahl)$/,
  email: /^(e-?mail|e-?mail-adresse)$/,
  phone: /^(phone|telephone|telefon|telefonnummer)$/,
  date: /^(date|datum)$/,
  singleChoice: /^(choose one|one of|eine auswahl)$/,
  dropdown: /^(dropdown|select|auswahlliste)$/,
  multipleChoice: /^(choose several|several|mehrere|mehrfachauswahl)$/,
  rating: /^(rating|bewertung)$/,
  file: /^(file|files|upload|datei|dateien)$/,
  signature: /^(signature|unterschrift)$/,
  consent: /^(consent|zustimmung)$/,
};

const known = Object.entries(HINTS) as [Hint, RegExp][];

export type Hinted = {
  readonly label: string;
  readonly kind: Question['kind'] | null;
  readonly required: boolean;
};

/**
 * 'Your address (e-mail, optional)': what a question is called, its kind, and whether it must be
 * answered, as it must unless it is said. Words in parentheses that are no hints stay.
 */
export function readHints(text: string): Hinted {
  const starred = /\s\*$/.test(text);
  const plain = text.replace(/\s\*$/, '').trim();
  const [, before = '', inside = ''] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]:?$/.exec(plain) ?? [];
  const hints = inside
    .split(',')
    .map((word) => known.find(([, rule]) => rule.test(word.trim().toLowerCase())));
  const all = hints.flatMap((hint) => hint?.[0] ?? []);
  const areHints = inside !== '' && all.length === hints.length;
  const kinds = all.filter(isKind);
  return {
    label: withoutBlank(areHints ? before : plain),
    kind: areHints ? (kinds[0] ?? null) : null,
    required: starred || !(areHints && all.includes('optional')),
  };
}

const isKind = (hint: Hint): hint is Question['kind'] => hint !== 'optional' && hint !== 'required';

/** Without the line on which people would write, and the colon before it. */
const withoutBlank = (text: string): string =>
  text.replace(/[\s_.…]*(_{2,}|…|\.{3})$/, '').replace(/\s*:$/, '');
