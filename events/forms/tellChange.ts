import { phrase } from '../telling/phrase.ts';
import {
  created,
  cut,
  hasChanged,
  modified,
  removed,
  telling,
  yesNo,
  type Change,
  type EventTelling,
} from '../telling/telling.ts';
import type { FormChange } from './changes.ts';
import { isQuestion, type FormField } from './definition.ts';

/** How the history tells that a form was changed: question by question what people see of it. */
export function tellFormChange({
  name,
  intro,
  fields,
}: FormChange & { readonly name: string }): EventTelling {
  const changes = [
    ...(intro === null ? [] : [modified('description', cut(intro.from), cut(intro.to))]),
    ...fields.flatMap(({ from, to }) =>
      from === null || to === null ? cameOrWent(from, to) : between(from, to),
    ),
  ];
  return telling(phrase('did.formChanged', name), name, changes);
}

const cameOrWent = (from: FormField | null, to: FormField | null): Change[] =>
  to === null
    ? [removed('question', cut(from?.label ?? ''))]
    : [created('question', cut(to.label))];

const between = (from: FormField, to: FormField): Change[] =>
  [
    modified('question', cut(from.label), cut(to.label)),
    modified('help', helpOf(from), helpOf(to)),
    modified('required', requiredOf(from), requiredOf(to)),
    modified('choices', choicesOf(from), choicesOf(to)),
  ].filter(hasChanged);

const helpOf = (field: FormField) => (isQuestion(field) ? cut(field.help) : null);
const requiredOf = (field: FormField) => yesNo(isQuestion(field) && field.required);
const choicesOf = (field: FormField) =>
  'choices' in field ? field.choices.map(({ label }) => label) : null;
