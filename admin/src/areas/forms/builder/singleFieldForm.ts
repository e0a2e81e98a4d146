import { newField, type FieldKind, type FormField } from '@waymark/events/forms';

/** What a form of a single field may ask for: all that needs nothing but words. */
export const singleKinds = [
  ...(['shortText', 'longText', 'number', 'email', 'phone', 'date'] as const),
  ...(['rating', 'file', 'signature', 'consent'] as const),
] satisfies readonly FieldKind[];

export type SingleKind = (typeof singleKinds)[number];

export type SingleField = {
  readonly kind: SingleKind;
  readonly label: string;
  readonly placeholder: string;
};

/** What was asked for in words; null where no such field is, or it would ask nothing. */
export function singleFieldOf({
  type,
  label,
  placeholder,
}: {
  readonly type: string;
  readonly label: string;
  readonly placeholder: string;
}): SingleField | null {
  const kind = singleKinds.find((known) => known === type);
  return kind === undefined || label.trim() === ''
    ? null
    : { kind, label: label.trim(), placeholder };
}

/** Whether something can stand in it before anybody types. */
export const hasPlaceholder = (kind: SingleKind): boolean => 'placeholder' in newField(kind, '');

/**
 * A form's one field (PRODUCT 18.12); what was written as a placeholder is left where the kind has
 * none.
 */
export const fieldOfSingle = ({ kind, label, placeholder }: SingleField): FormField => ({
  ...newField(kind, 'field', { label: label.trim() }),
  ...(hasPlaceholder(kind) && { placeholder: placeholder.trim() }),
});
