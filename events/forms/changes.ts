import { alike } from '../alike.ts';
import type { FormDefinition, FormField } from './definition.ts';

/**
 * What became of a form: words below its name, fields that came, changed or went, and their order.
 * Null: as it was.
 */
export type FormChange = {
  readonly intro: { from: string; to: string } | null;
  readonly fields: { from: FormField | null; to: FormField | null }[];
  /** Ids of all fields that are left. */
  readonly order: { from: string[]; to: string[] } | null;
};

/** What leads from one definition to another; null where they say the same. */
export function formChange(before: FormDefinition, after: FormDefinition): FormChange | null {
  const was = new Map(before.fields.map((field) => [field.fieldId, field]));
  const is = new Map(after.fields.map((field) => [field.fieldId, field]));
  const fields = [
    ...before.fields.flatMap((from) => (is.has(from.fieldId) ? [] : [{ from, to: null }])),
    ...after.fields.flatMap((to) => {
      const from = was.get(to.fieldId) ?? null;
      return alike(from, to) ? [] : [{ from, to }];
    }),
  ];
  const change: FormChange = {
    intro: before.intro === after.intro ? null : { from: before.intro, to: after.intro },
    fields,
    order: alike([...was.keys()], [...is.keys()])
      ? null
      : { from: [...was.keys()], to: [...is.keys()] },
  };
  return change.intro === null && fields.length === 0 && change.order === null ? null : change;
}

/** The form after the change. A field that the order does not name stands last. */
export function withChange(
  form: FormDefinition,
  { intro, fields, order }: FormChange,
): FormDefinition {
  const there = new Map(form.fields.map((field) => [field.fieldId, field]));
  for (const { from, to } of fields)
    if (to !== null) there.set(to.fieldId, to);
    else if (from !== null) there.delete(from.fieldId);
  const named = (order?.to ?? []).flatMap((id) => {
    const field = there.get(id);
    return field === undefined ? [] : [field];
  });
  const rest = [...there.values()].filter((field) => !named.includes(field));
  return { intro: intro?.to ?? form.intro, fields: [...named, ...rest] };
}
