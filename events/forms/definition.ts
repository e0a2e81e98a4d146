import type { z } from 'zod';
import type { answer, formDefinition, formField, signature } from './schema.ts';

/** A form: words, headings and questions, one below the other (PRODUCT 18). */
export type FormDefinition = z.infer<typeof formDefinition>;
export type FormField = z.infer<typeof formField>;
export type FieldKind = FormField['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<FormField, { kind: Kind }>;
/** A field that is answered. */
export type Question = Exclude<FormField, { kind: 'heading' | 'words' }>;
export type ShowIf = NonNullable<FormField['showIf']>;
export type Condition = ShowIf['conditions'][number];

export type Answer = z.infer<typeof answer>;
export type Signature = z.infer<typeof signature>;
/** By the ids of their questions; what nobody answered is left out. */
export type Answers = Readonly<Record<string, Answer>>;

export const emptyForm: FormDefinition = { intro: '', fields: [] };

export const isQuestion = (field: FormField): field is Question =>
  field.kind !== 'heading' && field.kind !== 'words';

/**
 * Whether somebody said something: no empty text, no list of nothing, no box that is not ticked.
 */
export function isAnswered(value: Answer | undefined): value is Answer {
  if (value === undefined || value === false) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || value.name.trim() !== '';
}
