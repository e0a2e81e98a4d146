import type { FieldOf, Question } from '../definition.ts';
import { newField } from '../newField.ts';
import {
  isObject,
  listOr,
  MEDIA,
  numberOr,
  objectOr,
  PATTERNS,
  textOr,
  type JsonSchema,
} from './jsonSchema.ts';

/**
 * A drop-down list where more choices than this are offered; a long text where more letters than
 * this may be written.
 */
const mostBelowOneAnother = 6;
const mostOnALine = 255;

/** Which kind of question a schema asks for; null where none of ours can hold its answer. */
export function kindOf(schema: JsonSchema): Question['kind'] | null {
  const type = typeOf(schema);
  const choices = choicesOf(schema);
  if (type === 'boolean') return 'consent';
  if (type === 'array') {
    const items = objectOr(schema.items);
    if (choicesOf(items).length > 0) return 'multipleChoice';
    return isFile(items) ? 'file' : 'longText';
  }
  if (choices.length > 0) return choices.length > mostBelowOneAnother ? 'dropdown' : 'singleChoice';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'string' || type === '' ? textKindOf(schema) : null;
}

function textKindOf(schema: JsonSchema): Question['kind'] {
  const { format, maxLength } = schema;
  if (format === 'email' || format === 'idn-email') return 'email';
  if (format === 'date' || format === 'date-time') return 'date';
  if (format === 'tel' || format === 'phone') return 'phone';
  if (schema.contentMediaType === 'text/plain') return 'longText';
  if (isFile(schema)) return 'file';
  return (numberOr(maxLength) ?? 0) > mostOnALine ? 'longText' : 'shortText';
}

const isFile = ({ contentMediaType, format }: JsonSchema): boolean =>
  format === 'data-url' ||
  format === 'binary' ||
  (typeof contentMediaType === 'string' && contentMediaType !== 'text/plain');

/** One of the types that a schema allows; '' where it says none. */
export function typeOf({ type, properties }: JsonSchema): string {
  const one = Array.isArray(type) ? type.find((t) => t !== 'null') : type;
  return textOr(one) || (isObject(properties) ? 'object' : '');
}

/** The question of this kind that says what the schema does. */
export function questionOf(
  kind: Question['kind'],
  fieldId: string,
  schema: JsonSchema,
  required: boolean,
): Question {
  const base = newField(kind, fieldId, {
    ...{ label: textOr(schema.title), help: textOr(schema.description) },
    required: kind === 'consent' ? mustBeTicked(schema) : required,
  });
  const more = {
    ...('placeholder' in base && { placeholder: textOr(listOr(schema.examples)[0]) }),
    ...('begins' in base && { begins: beginsOf(kind, schema) }),
    ...partsOf(kind, schema),
  };
  return { ...base, ...more } as Question;
}

const mustBeTicked = (schema: JsonSchema): boolean =>
  schema.const === true || (listOr(schema.enum).length === 1 && listOr(schema.enum)[0] === true);

function beginsOf(kind: Question['kind'], { default: begins }: JsonSchema): string | string[] {
  if (kind === 'multipleChoice') return listOr(begins).filter((one) => typeof one === 'string');
  return kind === 'number' && numberOr(begins) !== null ? String(begins) : textOr(begins);
}

/** What only this kind has. */
function partsOf(kind: Question['kind'], schema: JsonSchema): object {
  switch (kind) {
    case 'shortText':
      return { ...countsOf(schema, 'Length'), mustBe: ruleOf(schema) };
    case 'longText':
      return countsOf(schema, 'Length');
    case 'number':
      return {
        least: numberOr(schema.minimum),
        most: numberOr(schema.maximum),
        whole: typeOf(schema) === 'integer',
      };
    case 'date':
      return {
        first: textOr(schema.formatMinimum) || null,
        last: textOr(schema.formatMaximum) || null,
      };
    case 'singleChoice':
    case 'dropdown':
      return { choices: choicesOf(schema) };
    case 'multipleChoice': {
      const choices = choicesOf(objectOr(schema.items));
      return { choices, ...countsOf(schema, 'Items') };
    }
    case 'rating':
      return { steps: numberOr(schema.maximum) ?? 5 };
    case 'file':
      return filesOf(schema);
    default:
      return {};
  }
}

const countsOf = (schema: JsonSchema, of: 'Length' | 'Items') => ({
  least: numberOr(schema[`min${of}`]),
  most: numberOr(schema[`max${of}`]),
});

function ruleOf({ format, pattern }: JsonSchema): FieldOf<'shortText'>['mustBe'] {
  if (format === 'uri' || format === 'url') return 'link';
  if (pattern === PATTERNS.letters) return 'letters';
  return pattern === PATTERNS.digits || pattern === '^[0-9]+$' ? 'digits' : 'anything';
}

function filesOf(schema: JsonSchema): Pick<FieldOf<'file'>, 'files' | 'takes'> {
  const isMany = typeOf(schema) === 'array';
  const media = isMany ? objectOr(schema.items) : schema;
  const type = textOr(media.contentMediaType);
  return {
    files: isMany ? (numberOr(schema.maxItems) ?? 10) : 1,
    takes: type.startsWith('image/') ? 'pictures' : type === MEDIA.pdf ? 'pdf' : 'anything',
  };
}

/** What one may choose of: `oneOf` or `anyOf` of constants with titles, or an `enum`. */
function choicesOf(schema: JsonSchema): Choice[] {
  const named = listOr(schema.oneOf ?? schema.anyOf).filter(isObject);
  if (named.length > 0 && named.every((one) => isValue(one.const)))
    return withIds(named.map((one) => [one.const, textOr(one.title) || String(one.const)]));
  return withIds(
    listOr(schema.enum)
      .filter(isValue)
      .map((one) => [one, String(one)]),
  );
}

type Choice = FieldOf<'dropdown'>['choices'][number];

/** Each once; by their value, or by their place where that is nothing to name a choice by. */
const withIds = (choices: (readonly [unknown, string])[]): Choice[] => {
  const ids = new Map<string, Choice>();
  for (const [nth, [value, label]] of choices.entries()) {
    const id = String(value);
    const choiceId = id === '' || id.length > longestId ? `c${nth + 1}` : id;
    if (!ids.has(choiceId)) ids.set(choiceId, { choiceId, label });
  }
  return [...ids.values()];
};

const longestId = 64;

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
