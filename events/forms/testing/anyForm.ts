import {
  array,
  boolean,
  constantFrom,
  integer,
  record,
  tuple,
  type Arbitrary,
  oneof,
  constant,
  string,
} from 'fast-check';
import type { Answer, Answers, FormDefinition, FormField } from '../definition.ts';
import { operators } from '../words.ts';
import { fieldKinds } from '../newField.ts';
import { fieldOf } from './fields.ts';

const conditionsOf = (earlier: number) =>
  array(
    record({
      fieldId: integer({ min: 0, max: earlier - 1 }).map((nth) => `f${nth}`),
      is: constantFrom(...operators),
      value: constantFrom('', 'a', 'b', '2', 'true', '2026-11-14'),
    }),
    { minLength: 1, maxLength: 3 },
  );

/** What people and programs may send as an answer, whether it fits the question or not. */
const anyAnswer: Arbitrary<Answer> = oneof(
  constantFrom('a', 'b', '', ' ', '2026-11-14', 'anna@acme.example', '+49 30 1234'),
  string({ maxLength: 8 }),
  integer({ min: -2, max: 9 }),
  boolean(),
  array(constantFrom('a', 'b', 'gone'), { maxLength: 3 }),
  constant({ name: 'Anna', drawn: '' }),
);

/** A form with conditions that look back, and answers to some of its fields. */
export const anyFilled: Arbitrary<readonly [FormDefinition, Answers]> = array(
  tuple(constantFrom(...fieldKinds), boolean(), boolean(), integer({ min: 0, max: 3 })),
  { minLength: 1, maxLength: 9 },
)
  .chain((given) =>
    tuple(
      ...given.map(([kind, required, every, hidden], nth) =>
        (nth === 0 || hidden > 0 ? constant(null) : conditionsOf(nth)).map((conditions) => {
          const field = fieldOf(kind, `f${nth}`, { showIf: conditions && { every, conditions } });
          return ('required' in field ? { ...field, required } : field) as FormField;
        }),
      ),
    ),
  )
  .chain((fields) =>
    tuple(
      constant(lookingBackAtQuestions({ intro: '', fields })),
      array(tuple(integer({ min: 0, max: fields.length - 1 }), anyAnswer), {
        maxLength: fields.length,
      }).map((pairs) => Object.fromEntries(pairs.map(([nth, value]) => [`f${nth}`, value]))),
    ),
  );

/** Without conditions on headings and words, which nobody answers. */
function lookingBackAtQuestions({ intro, fields }: FormDefinition): FormDefinition {
  const asked = new Set(fields.flatMap((field) => ('required' in field ? [field.fieldId] : [])));
  return {
    intro,
    fields: fields.map((field) => {
      const conditions = field.showIf?.conditions.filter(({ fieldId }) => asked.has(fieldId)) ?? [];
      return {
        ...field,
        showIf:
          conditions.length === 0 || field.showIf === null ? null : { ...field.showIf, conditions },
      };
    }),
  };
}
