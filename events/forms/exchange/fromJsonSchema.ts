import { capital } from '@waymark/look/capital';
import type { FormField } from '../definition.ts';
import { newField } from '../newField.ts';
import { bounded, type ImportedForm } from './imported.ts';
import { isObject, listOr, objectOr, OWN, textOr, type JsonSchema } from './jsonSchema.ts';
import { ownKind, showIfOf, withOwnParts } from './ownOf.ts';
import { kindOf, questionOf, typeOf } from './questionOf.ts';
import { resolved } from './resolved.ts';

/** Objects in objects: each becomes a section, down to here. */
const deepest = 8;

/**
 * A form from a JSON Schema: ours comes back as it was, a foreign one becomes a question for each
 * property, and a section for each object in it. Null where it describes no object.
 */
export function fromJsonSchema(given: unknown): ImportedForm | null {
  if (!isObject(given)) return null;
  const root = resolved(given, given);
  if (typeOf(root) !== 'object' || !isObject(root.properties)) return null;
  const reading: Reading = { root: given, fields: [], left: [], ids: new Set() };
  readProperties(reading, root, 0);
  return bounded({
    name: textOr(root.title),
    form: {
      intro: textOr(root.description),
      fields: inOrder(reading.fields, objectOr(root[OWN]).fields),
    },
    left: reading.left,
  });
}

type Reading = {
  readonly root: JsonSchema;
  readonly fields: FormField[];
  readonly left: string[];
  readonly ids: Set<string>;
};

function readProperties(reading: Reading, schema: JsonSchema, depth: number): void {
  const required = listOr(schema.required);
  for (const [key, value] of Object.entries(objectOr(schema.properties))) {
    const property = resolved(objectOr(value), reading.root);
    const kind = ownKind(property) ?? kindOf(property);
    if (kind !== null) {
      const named = { ...property, title: textOr(property.title) || nameOf(property, key) };
      const id = freeId(reading.ids, key);
      const question = questionOf(kind, id, named, required.includes(key));
      reading.fields.push(withOwnParts(question, property));
    } else if (isObject(property.properties) && depth < deepest) {
      reading.fields.push(
        newField('heading', freeId(reading.ids, key), {
          label: textOr(property.title) || words(key),
        }),
      );
      readProperties(reading, property, depth + 1);
    } else reading.left.push(textOr(property.title) || key);
  }
}

/** Our own say when they have no words yet; others are called by their key. */
const nameOf = (property: JsonSchema, key: string): string =>
  property.title === '' ? '' : words(key);

/** `firstName` and `first_name` as people write them. */
const words = (key: string): string => {
  const apart = key
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return capital(apart);
};

/** The key as an id that no other field has. */
function freeId(taken: Set<string>, key: string): string {
  const plain = key.replaceAll(/[^A-Za-z0-9-]+/g, '-').slice(0, 64) || 'field';
  let id = plain;
  for (let nth = 2; taken.has(id); nth += 1) id = `${plain.slice(0, 58)}-${nth}`;
  taken.add(id);
  return id;
}

/**
 * As our own list of fields has them, with its headings and words; others stand last, as they were
 * read.
 */
function inOrder(read: readonly FormField[], own: unknown): FormField[] {
  const there = new Map(read.map((field) => [field.fieldId, field]));
  const placed = new Map<string, FormField>();
  for (const entry of listOr(own)) {
    const named = typeof entry === 'string' ? there.get(entry) : undefined;
    const field = named ?? ownWords(entry);
    if (field === undefined || placed.has(field.fieldId)) continue;
    if (named !== undefined || !there.has(field.fieldId)) placed.set(field.fieldId, field);
  }
  return [...placed.values(), ...read.filter((one) => !placed.has(one.fieldId))];
}

function ownWords(entry: unknown): FormField | undefined {
  if (!isObject(entry)) return undefined;
  const { kind, fieldId } = entry;
  if (kind !== 'heading' && kind !== 'words') return undefined;
  if (typeof fieldId !== 'string' || !/^[A-Za-z0-9-]{1,64}$/.test(fieldId)) return undefined;
  const showIf = showIfOf(entry.showIf);
  return newField(kind, fieldId, { label: textOr(entry.label), showIf });
}
