import type { FormDefinition, FormField } from '../definition.ts';
import { mostFields } from '../sound.ts';

/** A form that was read from a file. */
export type ImportedForm = {
  readonly name: string;
  readonly form: FormDefinition;
  /** What the form could not take, as the file calls it. */
  readonly left: readonly string[];
};

export type ImportRefusal = 'unreadable' | 'noFields' | 'tooManyFields';

const most = { name: 200, intro: 5000, label: 5000, text: 500, choices: 200 };

/** A text without what cannot be stored, no longer than it may be. */
export const cutTo = (text: string, length: number): string => {
  const sound = text.toWellFormed().replaceAll('\u0000', '');
  return sound.length <= length ? sound : sound.slice(0, length).toWellFormed().replace(/�$/, '');
};

/**
 * What was read, within the bounds of what may be saved (PRODUCT 18.1); what had to go stands among
 * what was left.
 */
export function bounded({ name, form, left }: ImportedForm): ImportedForm {
  const gone = [...left];
  const fields = form.fields.map((field) => {
    const { showIf, ...rest } = shortened(field, gone);
    const long = (showIf?.conditions.length ?? 0) > 20;
    if (long) gone.push(field.label);
    return { ...rest, showIf: long ? null : showIf } as FormField;
  });
  return {
    name: cutTo(name, most.name).trim(),
    form: { intro: cutTo(form.intro, most.intro), fields: lookingBack(fields, gone) },
    left: [...new Set(gone)],
  };
}

function shortened(field: FormField, gone: string[]): FormField {
  const texts = Object.entries(field).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    const cut = cutTo(value, key === 'label' ? most.label : most.text);
    return cut === value ? [] : [[key, cut]];
  });
  if (texts.length > 0) gone.push(cutTo(field.label, 80));
  const short = { ...field, ...Object.fromEntries(texts) } as FormField;
  if (!('choices' in short)) return withinSteps(short);
  if (short.choices.length > most.choices) gone.push(cutTo(field.label, 80));
  const choices = short.choices
    .slice(0, most.choices)
    .map(({ choiceId, label }) => ({
      choiceId: cutTo(choiceId, most.text),
      label: cutTo(label, most.text),
    }));
  return { ...short, choices };
}

const withinSteps = (field: FormField): FormField => {
  const within = (value: number, least: number, highest: number) =>
    Math.min(highest, Math.max(least, Math.round(value)));
  if (field.kind === 'rating') return { ...field, steps: within(field.steps, 2, 10) };
  return field.kind === 'file' ? { ...field, files: within(field.files, 1, 10) } : field;
};

/** Without conditions over what does not stand above as a question (PRODUCT 18.3). */
function lookingBack(fields: readonly FormField[], gone: string[]): FormField[] {
  const above = new Set<string>();
  return fields.map((field) => {
    const all = field.showIf?.conditions ?? [];
    const conditions = all.filter(({ fieldId }) => above.has(fieldId));
    if ('required' in field) above.add(field.fieldId);
    if (field.showIf === null || conditions.length === all.length) return field;
    gone.push(cutTo(field.label, 80));
    return { ...field, showIf: conditions.length === 0 ? null : { ...field.showIf, conditions } };
  });
}

/** What keeps what was read from becoming a form; null where nothing does. */
export function refusalOfImport({ form: { fields } }: ImportedForm): ImportRefusal | null {
  if (fields.length === 0) return 'noFields';
  return fields.length > mostFields ? 'tooManyFields' : null;
}
