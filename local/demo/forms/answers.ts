import { fieldsOf } from '@waymark/command';
import type { Answer, Answers } from '@waymark/events';
import { formNamed, type DemoForm } from './makeForms.ts';

/** How a task names the form, in its newest version. */
export const pinned = ({ id, name, published }: DemoForm) => ({
  ...{ formId: id, name, version: published.length },
});

/**
 * Answers by what was asked: a choice by its words. @throws TypeError where it asks no such thing
 */
export function answersOf(name: string, said: Readonly<Record<string, Answer>>): Answers {
  const fields = fieldsOf(formNamed(name).lines);
  return Object.fromEntries(
    Object.entries(said).map(([label, value]) => {
      const field = fields.find((one) => one.label === label);
      if (field === undefined) throw new TypeError(`${name}: no ${label}`);
      const idOf = (words: unknown) =>
        'choices' in field
          ? (field.choices.find((one) => one.label === words)?.choiceId ?? words)
          : words;
      return [field.fieldId, (Array.isArray(value) ? value.map(idOf) : idOf(value)) as Answer];
    }),
  );
}
