import type { FieldKind, FieldOf, FormField, Question } from '../definition.ts';
import { fieldKinds, newField } from '../newField.ts';

export const questionKinds = fieldKinds.filter(
  (kind): kind is Question['kind'] => kind !== 'heading' && kind !== 'words',
);

const choices = [
  { choiceId: 'a', label: 'A' },
  { choiceId: 'b', label: 'B' },
];

/**
 * A field of each kind that asks for nothing in particular, with the choices A and B; called by its
 * id unless it is said.
 */
export function fieldOf<Kind extends FieldKind>(
  kind: Kind,
  fieldId: string,
  more: Partial<FieldOf<Kind>> = {},
): FieldOf<Kind> {
  const field: FormField = newField(kind, fieldId, { label: fieldId } as Partial<FieldOf<Kind>>);
  const optional = 'required' in field ? { ...field, required: false } : field;
  return {
    ...optional,
    ...('choices' in field && { choices }),
    ...more,
  } as unknown as FieldOf<Kind>;
}

/** The field, shown only if the answer to an earlier question is so. */
export const shownIf = <Field extends FormField>(
  field: Field,
  fieldId: string,
  is: 'equal' | 'unequal' | 'answered' | 'unanswered' | 'atLeast' | 'atMost',
  value = '',
): Field => ({ ...field, showIf: { every: true, conditions: [{ fieldId, is, value }] } });
