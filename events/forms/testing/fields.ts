import type { FieldKind, FieldOf, FormField, Question } from '../definition.ts';

const question = { help: '', half: false, required: false, variable: '', message: '', showIf: null } as const;
const counted = { least: null, most: null } as const;
const typed = { placeholder: '', begins: '' } as const;
const choices = [
  { choiceId: 'a', label: 'A' },
  { choiceId: 'b', label: 'B' },
];

/** A field of each kind that asks for nothing in particular. */
const plain = {
  shortText: { kind: 'shortText', ...question, ...counted, ...typed, mustBe: 'anything' },
  longText: { kind: 'longText', ...question, ...counted, ...typed },
  number: { kind: 'number', ...question, ...counted, ...typed, whole: false },
  email: { kind: 'email', ...question, ...typed },
  phone: { kind: 'phone', ...question, ...typed },
  date: { kind: 'date', ...question, begins: '', first: null, last: null },
  singleChoice: { kind: 'singleChoice', ...question, choices, begins: '' },
  dropdown: { kind: 'dropdown', ...question, choices, begins: '' },
  multipleChoice: { kind: 'multipleChoice', ...question, ...counted, choices, begins: [] },
  rating: { kind: 'rating', ...question, steps: 5 },
  file: { kind: 'file', ...question, files: 1, takes: 'anything' },
  signature: { kind: 'signature', ...question },
  consent: { kind: 'consent', ...question },
  heading: { kind: 'heading', showIf: null },
  words: { kind: 'words', showIf: null },
} as const;

export const fieldKinds = Object.keys(plain) as FieldKind[];
export const questionKinds = fieldKinds.filter((kind): kind is Question['kind'] => 'required' in plain[kind]);

/** A field of a kind, called by its id unless it is said. */
export const fieldOf = <Kind extends FieldKind>(
  kind: Kind,
  fieldId: string,
  more: Partial<FieldOf<Kind>> = {},
): FieldOf<Kind> => ({ ...plain[kind], fieldId, label: fieldId, ...more }) as unknown as FieldOf<Kind>;

/** The field, shown only if the answer to an earlier question is so. */
export const shownIf = <Field extends FormField>(
  field: Field,
  fieldId: string,
  is: 'equal' | 'unequal' | 'answered' | 'unanswered' | 'atLeast' | 'atMost',
  value = '',
): Field => ({ ...field, showIf: { every: true, conditions: [{ fieldId, is, value }] } });
