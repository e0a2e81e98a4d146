import { isShownToClients } from '@waymark/api';
import { sql, type FragmentSqlToken } from 'slonik';
import type { z } from 'zod';
import type { Reader } from '../../reading/readAs.ts';
import { column, type Resource } from '../model/resource.ts';

/**
 * SQL by which Postgres itself writes rows `r` as their schema has them: a page goes out without
 * being parsed and written anew.
 */
export type WrittenRows = {
  /** Aggregate: the columns of the schema, and no others, as the text of a JSON array. */
  readonly json: FragmentSqlToken;
  /**
   * Aggregate: whether every column has a value that must have one. Their types are Postgres's own.
   */
  readonly areSound: FragmentSqlToken;
};

/**
 * Whether that party may be given what Postgres writes as it is: nothing is left to be done, or to
 * be left out.
 */
export const isGivenAsWritten = (
  { name, row, finish }: Resource,
  party: Reader['party'],
): boolean =>
  finish === undefined &&
  (party === 'team' || Object.keys(row.shape).every((each) => isShownToClients(name, each)));

const known = new WeakMap<z.ZodObject, WrittenRows>();

export function writtenRows(row: z.ZodObject): WrittenRows {
  const written = known.get(row) ?? compose(row);
  known.set(row, written);
  return written;
}

/**
 * The mark between two objects that become one. JSON escapes this character, so it occurs nowhere
 * else, and one replacement takes it out of a whole page.
 */
const MORE = sql.fragment`chr(1)`;

/**
 * Texts are written together, by `json_object`: of a record Postgres would look up the type of each
 * column again in each row, which takes half as long again.
 */
function compose({ shape }: z.ZodObject): WrittenRows {
  const columns = Object.entries(shape).map(([name, schema]) => ({ name, ...kindOf(schema) }));
  const texts = columns.filter(({ isText }) => isText);
  const others = columns.filter(({ isText }) => !isText);
  const object = sql.fragment`json_object(
    ARRAY[${list(texts.map(({ name }) => sql.literalValue(name)))}],
    ARRAY[${list(texts.map(({ name }) => column(name)))}])`;
  const rest = others.map(
    ({ name }) =>
      sql.fragment`${sql.literalValue(`,${JSON.stringify(name)}:`)}, coalesce(${column(name)}::text, 'null')`,
  );
  const whole = sql.fragment`concat(${list([object, MORE, ...rest, sql.fragment`'}'`])})`;
  const required = columns.filter(({ isRequired }) => isRequired);
  return {
    json: sql.fragment`'[' || coalesce(replace(string_agg(${whole}, ','), '}' || ${MORE}, ''), '') || ']'`,
    areSound: sql.fragment`coalesce(bool_and(num_nulls(${list(required.map(({ name }) => column(name)))}) = 0), true)`,
  };
}

const list = (parts: readonly FragmentSqlToken[]) => sql.join(parts, sql.fragment`, `);

type Kind = { readonly isText: boolean; readonly isRequired: boolean };

/**
 * @throws Error where any part of the schema may change what it is given: nothing but zod could
 * write that
 */
function kindOf(schema: z.core.$ZodType): Kind {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
      return { ...kindOf(def.innerType), isRequired: false };
    case 'string':
    case 'enum':
      return { isText: true, isRequired: true };
    case 'array':
      return ofParts([def.element]);
    case 'object':
      return ofParts(Object.values(def.shape).map(whereGiven));
    case 'record':
      return ofParts([def.valueType]);
    case 'union':
      return ofParts(def.options);
    case 'literal':
    case 'number':
    case 'boolean':
      return ofParts([]);
    default:
      throw new Error(`Postgres does not write what zod calls ${def.type}`);
  }
}

/**
 * A field of what a column holds may be left out: it is written as it is kept. A column is always
 * there.
 */
function whereGiven(field: z.core.$ZodType): z.core.$ZodType {
  const { def } = (field as z.core.$ZodTypes)._zod;
  return def.type === 'optional' ? def.innerType : field;
}

function ofParts(parts: readonly z.core.$ZodType[]): Kind {
  for (const part of parts) kindOf(part);
  return { isText: false, isRequired: true };
}
