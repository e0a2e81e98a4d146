import { z } from 'zod';

declare const content: unique symbol;
/**
 * Personal data as it stands in an event, and in whatever is folded from events: text that its key
 * alone opens.
 */
export type Sealed<V> = string & { readonly [content]?: V };

/** What was sealed; or, its key having been deleted, nothing any more. */
export type Opened<V> = { readonly erased: false; readonly value: V } | { readonly erased: true };

/** Data of an event with what was sealed in it opened. */
export type OpenedData<T> = T extends string
  ? typeof content extends keyof T
    ? Opened<Exclude<T[typeof content], undefined>>
    : T
  : T extends readonly (infer Each)[]
    ? readonly OpenedData<Each>[]
    : T extends object
      ? { readonly [Key in keyof T]: OpenedData<T[Key]> }
      : T;

/** A field that holds personal data. */
export type SealedField = {
  /** Where it stands in the data of the event; `*` for each of a list. */
  readonly path: readonly string[];
  /**
   * The field beside it that names the key: an `accountId`, or of what else there is a key each, as
   * a submission.
   */
  readonly by: string;
  /**
   * The field beside it that lists whoever else is named there: once the key of one of them is
   * gone, it can't be opened either.
   */
  readonly and: string | null;
  readonly content: z.ZodType;
};

const meant = new WeakMap<z.ZodType, Omit<SealedField, 'path'>>();

/**
 * A field of an event for personal data, never null: in the log it is text that only its key opens,
 * so that deleting the key erases what stands there and changes no byte. It may stand in objects
 * and in lists of them.
 */
export function sealed<V>(
  content: z.ZodType<V>,
  { by, and = null }: { readonly by: string; readonly and?: string | null },
): z.ZodType<Sealed<V>, Sealed<V>> {
  const field = z.string();
  meant.set(field, { by, and, content });
  return field as unknown as z.ZodType<Sealed<V>, Sealed<V>>;
}

/**
 * A text that somebody gave where texts of nobody in particular may stand too: sealed with the key
 * of whoever it is from, or in clear. It may be null where the schema says so, and is opened
 * wherever an object may stand.
 */
export const ownText = z.union([
  z.string(),
  z.object({ accountId: z.string(), words: sealed(z.string(), { by: 'accountId' }) }),
]);
export type OwnText = z.infer<typeof ownText>;

/** What stands in clear; nothing of what is sealed. */
export const inClear = (text: OwnText): string => (typeof text === 'string' ? text : '');

const found = new WeakMap<z.ZodType, readonly SealedField[]>();

/**
 * The fields of some data that hold personal data. @throws Error when one stands where it can't be
 * opened
 */
export function sealedFieldsOf(schema: z.ZodType): readonly SealedField[] {
  const fields = found.get(schema) ?? [...walk(schema, [], null)];
  found.set(schema, fields);
  return fields;
}

type Shape = Readonly<Record<string, z.ZodType>>;

function* walk(
  schema: z.ZodType,
  path: readonly string[],
  beside: Shape | null,
): Generator<SealedField> {
  const field = meant.get(schema);
  if (field !== undefined) {
    const where = path.join('.');
    for (const by of [field.by, ...(field.and === null ? [] : [field.and])])
      if (beside === null || !(by in beside))
        throw new Error(`${where} is sealed by ${by}, which is not beside it`);
    yield { path, ...field };
    return;
  }
  if (isOwnText(schema)) {
    yield* walk(ownText.def.options[1], path, null);
    return;
  }
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Shape;
    for (const [key, inner] of Object.entries(shape)) yield* walk(inner, [...path, key], shape);
  } else if (schema instanceof z.ZodArray)
    yield* walk(schema.element as z.ZodType, [...path, '*'], null);
  else
    for (const inner of insideOf(schema))
      for (const { path: hidden } of walk(inner, path, beside))
        throw new Error(`${hidden.join('.')} is sealed where it can't be opened`);
}

const isOwnText = (schema: z.ZodType): boolean =>
  schema === ownText ||
  ((schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) &&
    isOwnText(schema.def.innerType as z.ZodType));

/** The schemas that any other schema is made of. */
const insideOf = (schema: z.ZodType): readonly z.ZodType[] =>
  Object.entries(schema.def)
    // What is made when it is asked for may hold itself.
    .filter(([key]) => key !== 'getter')
    .flatMap(([, part]) => (Array.isArray(part) ? (part as unknown[]) : [part]))
    .filter((part) => part instanceof z.ZodType);

/** The id of a key. A person's is that of their account. */
export const keyOf = (by: string, id: string): string => (by === 'accountId' ? id : `${by}:${id}`);
