import type { Payload } from '@waymark/api';
import type { DraftRules } from '@waymark/client';
import { formChange, type FormChange, type FormDefinition } from '@waymark/events/forms';
import { mergedForms } from './mergedForms.ts';

/** What two make of one form is brought together field by field. */
export const formRules: DraftRules<FormDefinition> = {
  alike: (one, other) => formChange(one, other) === null,
  merge: {
    together({ saved, value }, theirs) {
      const { form, clashes } = mergedForms(saved ?? value, value, theirs);
      return { value: form, clashes };
    },
    isLeft: ({ saved, value, clashes }) =>
      clashes.length === 0 && formChange(saved ?? value, value) !== null,
  },
};

/** Only what changed, in the words of the command. */
export function payloadOf(
  formId: string,
  { intro, fields, order }: FormChange,
  form: FormDefinition,
): Payload<'ChangeForm'> {
  return {
    formId,
    ...(intro !== null && { intro: intro.to }),
    fields: fields.flatMap(({ to }) => to ?? []),
    removed: fields.flatMap(({ from, to }) => (to === null && from !== null ? [from.fieldId] : [])),
    ...(order !== null && { order: form.fields.map(({ fieldId }) => fieldId) }),
  };
}
