import { newField, type FieldKind, type FormField } from '@waymark/events';

/**
 * A field of such a form: its kind and words, and what differs from a new one. Its id is given by
 * its place.
 */
export type StarterField = {
  readonly kind: FieldKind;
  readonly label: string;
  readonly more?: Readonly<Record<string, unknown>>;
  /** Texts to choose from. */
  readonly of?: readonly string[];
  /** Shown only if the question of this label was answered so. */
  readonly if?: readonly [question: string, choice: string];
};

/**
 * A form that comes with a starter. Its id is the same in every workspace, so that two plans ask
 * for one form.
 */
export type StarterForm = {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
  readonly lines: readonly StarterField[];
};

export const asks = (
  kind: FieldKind,
  label: string,
  more: StarterField['more'] = {},
): StarterField => ({ kind, label, more });
export const offers = (
  kind: 'singleChoice' | 'dropdown' | 'multipleChoice',
  label: string,
  of: readonly string[],
  more: StarterField['more'] = {},
): StarterField => ({ kind, label, of, more });
export const onlyIf = (question: string, choice: string, line: StarterField): StarterField => ({
  ...line,
  if: [question, choice],
});

/** Optional, and two in a line. */
export const may = { required: false } as const;
export const half = { half: true } as const;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

/** The fields of a form, as commands bring them. */
export function fieldsOf(lines: readonly StarterField[]): FormField[] {
  const idOf = (label: string) => `f${lines.findIndex((line) => line.label === label) + 1}`;
  return lines.map(({ kind, label, more, of, if: condition }) =>
    newField(kind, idOf(label), {
      label,
      ...(of !== undefined && {
        choices: of.map((text) => ({ choiceId: slug(text), label: text })),
      }),
      ...(condition !== undefined && {
        showIf: {
          every: true,
          conditions: [
            { ...{ fieldId: idOf(condition[0]), is: 'equal' }, value: slug(condition[1]) },
          ],
        },
      }),
      ...more,
    } as never),
  );
}
