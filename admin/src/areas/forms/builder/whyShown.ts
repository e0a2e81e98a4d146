import {
  filledIn,
  isQuestion,
  type Answer,
  type Answers,
  type FormDefinition,
  type FormField,
  type Question,
} from '@waymark/events/forms';

/** A field that is shown only sometimes, and whether it is now. */
export type Sometimes = { readonly field: FormField; readonly shown: boolean };

/** A variable and the answer that it would be when the form is sent now. */
export type Becomes = { readonly question: Question; readonly value: Answer | undefined };

/**
 * Why a form looks as it does with these answers, and what they would become (PRODUCT 18.2, 18.4).
 */
export function whyShown(
  form: FormDefinition,
  answers: Answers,
): { readonly sometimes: readonly Sometimes[]; readonly becomes: readonly Becomes[] } {
  const { shown, kept } = filledIn(form, answers);
  const there = new Set(shown.map(({ fieldId }) => fieldId));
  return {
    sometimes: form.fields
      .filter(({ showIf }) => (showIf?.conditions.length ?? 0) > 0)
      .map((field) => ({ field, shown: there.has(field.fieldId) })),
    becomes: form.fields
      .filter(isQuestion)
      .filter(({ variable }) => variable !== '')
      .map((question) => ({ question, value: kept[question.fieldId] })),
  };
}
