import {
  array,
  boolean,
  constantFrom,
  integer,
  oneof,
  constant,
  record,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import type { FormDefinition, FormField } from '../definition.ts';
import { fieldKinds } from '../newField.ts';
import { givenField } from '../schema.ts';
import { operators, textRules, uploads } from '../words.ts';
import { fieldOf } from './fields.ts';

const text = oneof(
  string({ maxLength: 12, unit: 'binary' }),
  constantFrom('', '7', 'true', 'Straße, Nr.', '2026-11-14'),
)
  // What cannot be stored is refused before it stands in a form.
  .map((any) => any.replaceAll('\u0000', ''));
const bound = oneof(constant(null), integer({ min: -3, max: 9 }), constantFrom(0.5, 1e20));
const day = constantFrom(null, '2026-11-01', '2026-11-30', 'soon');
const texts = array(text, { maxLength: 3 });
const choices = array(record({ choiceId: text, label: text }), { maxLength: 9 });

/** Each part of a field by its name, as a command may bring it. */
const parts: Readonly<Record<string, Arbitrary<unknown>>> = {
  ...{ label: text, help: text, message: text, variable: text, placeholder: text },
  ...{
    half: boolean(),
    required: boolean(),
    whole: boolean(),
    least: bound,
    most: bound,
    first: day,
    last: day,
  },
  ...{ mustBe: constantFrom(...textRules), takes: constantFrom(...uploads), choices },
  ...{ steps: integer({ min: 2, max: 10 }), files: integer({ min: 1, max: 10 }) },
};

const conditionsOn = (earlier: readonly FormField[]) =>
  record({
    every: boolean(),
    conditions: array(
      record({
        fieldId: constantFrom(...earlier.map(({ fieldId }) => fieldId)),
        is: constantFrom(...operators),
        value: text,
      }),
      { maxLength: 3 },
    ),
  });

const anyField = (fieldId: string): Arbitrary<FormField> =>
  constantFrom(...fieldKinds).chain((kind) => {
    const field = fieldOf(kind, fieldId);
    const begins = kind === 'multipleChoice' ? texts : text;
    const drawn = Object.keys(field).flatMap((key) => {
      const part = key === 'begins' ? begins : parts[key];
      return part === undefined ? [] : [part.map((value) => [key, value] as const)];
    });
    return tuple(...drawn).map((given) => ({ ...field, ...Object.fromEntries(given) }));
  });

/**
 * Any form that may be saved, finished or not; the ids of its fields are words, numbers and what is
 * between.
 */
export const anyDefinition: Arbitrary<FormDefinition> = tuple(text, integer({ min: 0, max: 8 }))
  .chain(([intro, size]) =>
    tuple(
      constant(intro),
      tuple(
        ...Array.from({ length: size }, (_, nth) =>
          anyField(['name', '7', '3', 'a-b', 'X'][nth] ?? `f${nth}`),
        ),
      ),
    ),
  )
  .chain(([intro, fields]) =>
    tuple(
      ...fields.map((field, nth) => {
        const earlier = fields.slice(0, nth).filter((one) => 'required' in one);
        return earlier.length === 0
          ? constant(field)
          : oneof(constant(null), conditionsOn(earlier)).map((showIf) => ({ ...field, showIf }));
      }),
    ).map((shown) => ({ intro, fields: shown })),
  )
  .filter(({ fields }) => fields.every((field) => givenField.safeParse(field).success));
