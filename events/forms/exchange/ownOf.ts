import type { Question, ShowIf } from '../definition.ts';
import { fieldKinds } from '../newField.ts';
import { operators, textRules, uploads } from '../words.ts';
import { isObject, listOr, OWN, textOr, type JsonSchema } from './jsonSchema.ts';

/** The kind that a schema of ours names; null where it is left to what else the schema says. */
export function ownKind(schema: JsonSchema): Question['kind'] | null {
  const kind = isObject(schema[OWN]) ? schema[OWN].kind : null;
  const known = fieldKinds.find((one) => one === kind);
  return known === undefined || known === 'heading' || known === 'words' ? null : known;
}

/** The question with what stands under `x-waymark`, as far as such a question can have it. */
export function withOwnParts(question: Question, schema: JsonSchema): Question {
  const own = schema[OWN];
  if (!isObject(own)) return question;
  const taken = Object.entries(question).flatMap(([key, now]) => {
    const value = own[key];
    return key !== 'fieldId' && value !== undefined && fits(key, now, value) ? [[key, value]] : [];
  });
  return { ...question, ...Object.fromEntries(taken) } as Question;
}

function fits(key: string, now: unknown, value: unknown): boolean {
  switch (key) {
    case 'kind':
      return value === now;
    case 'showIf':
      return value === null || showIfOf(value) !== null;
    case 'mustBe':
      return textRules.some((one) => one === value);
    case 'takes':
      return uploads.some((one) => one === value);
    case 'least':
    case 'most':
      return value === null || Number.isFinite(value);
    case 'first':
    case 'last':
      return value === null || typeof value === 'string';
    case 'choices':
      return listOr(value).every(isChoice) && Array.isArray(value);
    default:
      return Array.isArray(now)
        ? Array.isArray(value) && value.every((one) => typeof one === 'string')
        : typeof value === typeof now;
  }
}

const isChoice = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.choiceId === 'string' &&
  typeof value.label === 'string' &&
  Object.keys(value).length === 2;

/** Conditions as they stand in a file; null where they are none. */
export function showIfOf(value: unknown): ShowIf | null {
  if (!isObject(value) || !Array.isArray(value.conditions)) return null;
  const conditions = value.conditions.flatMap((one: unknown) => {
    const is = operators.find((known) => isObject(one) && known === one.is);
    return isObject(one) && is !== undefined && typeof one.fieldId === 'string'
      ? [{ fieldId: one.fieldId, is, value: textOr(one.value) }]
      : [];
  });
  return conditions.length === value.conditions.length
    ? { every: value.every !== false, conditions }
    : null;
}
