import { nouns, unsound, type Form, type FormField } from '@waymark/events';
import { fieldOf } from '@waymark/events/testing';
import {
  array,
  assert,
  constantFrom,
  oneof,
  property,
  record,
  tuple,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { DecisionRefused } from '../../decisions/decision.ts';
import { addForm, changeForm } from './form.ts';

const numRuns = Number(process.env['FORM_RUNS'] ?? 300);
const ids = ['a', 'b', 'c', 'd'] as const;
const anyId = constantFrom(...ids);
/** A question that is shown by any other, itself among them, or always. */
const anyField = tuple(anyId, oneof(constantFrom(null), anyId)).map(([fieldId, by]): FormField => ({
  ...fieldOf('shortText', fieldId),
  showIf:
    by === null ? null : { every: true, conditions: [{ fieldId: by, is: 'answered', value: '' }] },
}));
const anyChange = record({
  fields: uniqueArray(anyField, { selector: ({ fieldId }) => fieldId, maxLength: 3 }),
  removed: array(anyId, { maxLength: 1 }),
  order: uniqueArray(anyId),
});

const evolve = (state: Form, events: readonly Parameters<typeof nouns.form.evolve>[1][]) =>
  events.reduce(nouns.form.evolve, state);

test('however a form is changed, moved and thinned out, no question is ever shown by one that does not stand above it', () => {
  let taken = 0;
  let refused = 0;
  assert(
    property(array(anyChange, { minLength: 1, maxLength: 8 }), (changes) => {
      let form = evolve(
        nouns.form.initial,
        addForm(nouns.form.initial, { formId: 'f', name: 'Form' }),
      );
      for (const change of changes) {
        try {
          form = evolve(form, changeForm(form, { formId: 'f', ...change }));
          taken++;
        } catch (error) {
          expect(error).toBeInstanceOf(DecisionRefused);
          refused++;
        }
        expect(unsound(form.draft)).toBeNull();
        const above = new Set<string>();
        for (const { fieldId, showIf } of form.draft.fields) {
          for (const condition of showIf?.conditions ?? [])
            expect(above).toContain(condition.fieldId);
          above.add(fieldId);
        }
      }
    }),
    { numRuns },
  );
  expect([taken > numRuns / 4, refused > numRuns / 4]).toEqual([true, true]);
});
