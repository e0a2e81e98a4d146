import type { FieldKind, FieldOf } from './definition.ts';

const question = {
  ...{ help: '', half: false, required: true, variable: '', message: '' },
} as const;
const counted = { least: null, most: null } as const;
const typed = { placeholder: '', begins: '' } as const;

/**
 * What each kind begins with: required, as most questions are, and nothing asked for beyond that.
 */
const beginnings: {
  readonly [Kind in FieldKind]: Omit<FieldOf<Kind>, 'kind' | 'fieldId' | 'label' | 'showIf'>;
} = {
  shortText: { ...question, ...counted, ...typed, mustBe: 'anything' },
  longText: { ...question, ...counted, ...typed },
  number: { ...question, ...counted, ...typed, whole: false },
  email: { ...question, ...typed },
  phone: { ...question, ...typed },
  date: { ...question, begins: '', first: null, last: null },
  singleChoice: { ...question, choices: [], begins: '' },
  dropdown: { ...question, choices: [], begins: '' },
  multipleChoice: { ...question, ...counted, choices: [], begins: [] },
  rating: { ...question, steps: 5 },
  file: { ...question, files: 1, takes: 'anything' },
  signature: question,
  consent: question,
  heading: {},
  words: {},
};

/** All kinds, in the order in which they are offered (LOOK, form builder). */
export const fieldKinds = Object.keys(beginnings) as FieldKind[];

/** A field as it begins. */
export const newField = <Kind extends FieldKind>(
  kind: Kind,
  fieldId: string,
  more: Partial<FieldOf<Kind>> = {},
): FieldOf<Kind> =>
  ({
    ...{ kind, fieldId, label: '', showIf: null, ...beginnings[kind] },
    ...more,
  }) as unknown as FieldOf<Kind>;
