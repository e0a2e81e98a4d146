import {
  fieldKinds,
  isQuestion,
  newField,
  unsound,
  type Condition,
  type FieldKind,
  type FormDefinition,
  type FormField,
} from '@waymark/events/forms';

/**
 * What can be done to the fields of a form; each gives another form and leaves the one before
 * alone.
 */

const withFields = (form: FormDefinition, fields: FormField[]): FormDefinition => ({
  ...form,
  fields,
});

/** A new field below another, or last. */
export function inserted(
  form: FormDefinition,
  field: FormField,
  below: string | null,
): FormDefinition {
  const at = form.fields.findIndex(({ fieldId }) => fieldId === below);
  return withFields(form, form.fields.toSpliced(at < 0 ? form.fields.length : at + 1, 0, field));
}

/** With other properties; its conditions and its id stay unless they are among them. */
export const changed = (form: FormDefinition, fieldId: string, change: object): FormDefinition =>
  withFields(
    form,
    form.fields.map((field) =>
      field.fieldId === fieldId ? ({ ...field, ...change } as FormField) : field,
    ),
  );

/** Whether a condition looks at a field, or at one choice of it. */
const looksAt =
  (fieldId: string, choiceId?: string) =>
  (one: Condition): boolean =>
    one.fieldId === fieldId &&
    (choiceId === undefined || (['equal', 'unequal'].includes(one.is) && one.value === choiceId));

/** Questions and words that are shown by what is said to it, or by one choice of it. */
export const dependentsOf = (
  { fields }: FormDefinition,
  fieldId: string,
  choiceId?: string,
): readonly FormField[] =>
  fields.filter(({ showIf }) => showIf?.conditions.some(looksAt(fieldId, choiceId)));

/** Without a choice of a field, and without the conditions that looked at it. */
export function withoutChoice(
  form: FormDefinition,
  fieldId: string,
  choiceId: string,
): FormDefinition {
  const gone = (field: FormField): FormField =>
    field.fieldId !== fieldId || !('choices' in field)
      ? withoutConditionsOn(field, fieldId, choiceId)
      : ({
          ...field,
          choices: field.choices.filter((one) => one.choiceId !== choiceId),
          begins: Array.isArray(field.begins)
            ? field.begins.filter((id) => id !== choiceId)
            : field.begins === choiceId
              ? ''
              : field.begins,
        } as FormField);
  return withFields(form, form.fields.map(gone));
}

/** Without the field, and without the conditions that looked at it. */
export function removed(form: FormDefinition, fieldId: string): FormDefinition {
  return withFields(
    form,
    form.fields
      .filter((field) => field.fieldId !== fieldId)
      .map((field) => withoutConditionsOn(field, fieldId)),
  );
}

function withoutConditionsOn(field: FormField, fieldId: string, choiceId?: string): FormField {
  if (field.showIf === null) return field;
  const looks = looksAt(fieldId, choiceId);
  const conditions = field.showIf.conditions.filter((one) => !looks(one));
  if (conditions.length === field.showIf.conditions.length) return field;
  return { ...field, showIf: conditions.length === 0 ? null : { ...field.showIf, conditions } };
}

/** The same once more right below, under other ids. */
export function doubled(form: FormDefinition, fieldId: string, newId: string): FormDefinition {
  const field = form.fields.find((one) => one.fieldId === fieldId);
  if (field === undefined) return form;
  const copy = { ...field, fieldId: newId };
  return inserted(
    form,
    // Two questions can't become the same variable.
    'variable' in copy ? { ...copy, variable: '' } : copy,
    fieldId,
  );
}

/**
 * With some fields, which follow one another, moved to stand before `before` (null: last). Null
 * where one of them would come above what it depends on, or below what depends on it.
 */
export function moved(
  form: FormDefinition,
  ids: readonly string[],
  before: string | null,
): FormDefinition | null {
  const lifted = form.fields.filter(({ fieldId }) => ids.includes(fieldId));
  const rest = form.fields.filter(({ fieldId }) => !ids.includes(fieldId));
  const at = rest.findIndex(({ fieldId }) => fieldId === before);
  const next = withFields(form, rest.toSpliced(at < 0 ? rest.length : at, 0, ...lifted));
  return unsound(next) === null ? next : null;
}

/** Of another kind: what both kinds have stays. What looked at its answer looks at it no more. */
export function ofKind(form: FormDefinition, fieldId: string, kind: FieldKind): FormDefinition {
  const from = form.fields.find((one) => one.fieldId === fieldId);
  if (from === undefined || from.kind === kind) return form;
  const begun = newField(kind, fieldId) as FormField;
  const kept = Object.keys(begun).filter(
    (name) => name in from && !['kind', 'begins'].includes(name),
  );
  const field = {
    ...begun,
    ...Object.fromEntries(kept.map((name) => [name, (from as Record<string, unknown>)[name]])),
  } as FormField;
  const next = withFields(
    form,
    form.fields.map((one) => (one.fieldId === fieldId ? field : one)),
  );
  const keepsChoices = 'choices' in from && 'choices' in field;
  return isQuestion(field) && keepsChoices
    ? next
    : withFields(
        next,
        next.fields.map((one) => withoutConditionsOn(one, fieldId)),
      );
}

/** What a condition of this field may look at: the questions above it. */
export const earlierThan = ({ fields }: FormDefinition, fieldId: string): readonly FormField[] =>
  fields
    .slice(
      0,
      fields.findIndex((field) => field.fieldId === fieldId),
    )
    .filter(isQuestion);

export const isKind = (word: string): word is FieldKind =>
  (fieldKinds as readonly string[]).includes(word);
