import { eventOfField, type AnyField, type KindName } from '@waymark/events';
import { sql } from 'slonik';
import type { BulkRow } from './bulk.ts';
import { equals, holds, isTrue, type Filter } from './resource.ts';

type Fields = Readonly<Record<string, AnyField>>;

/** The type of a field's column in Postgres, by the kind of the field. */
const types: Readonly<Record<KindName, string>> = {
  text: 'text',
  richText: 'text',
  flag: 'boolean',
  choice: 'text',
  date: 'text',
  person: 'text',
  people: 'jsonb',
  number: 'int',
  structure: 'jsonb',
};

const columnName = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replaceAll("'", "''")}'`
    : typeof value === 'object'
      ? `'${JSON.stringify(value).replaceAll("'", "''")}'`
      : String(value);

/**
 * The columns of the fields of a table, but for those that say something else than the fold: named
 * as they are, so `userAddable` in `user_addable`.
 */
export function fieldColumns(fields: Fields) {
  const columns = Object.entries(fields)
    .filter(([, { ownColumn }]) => ownColumn !== true)
    .map(([name, { kind, begins }]) => ({
      ...{ name, column: columnName(name), type: types[kind] },
      ...{ begins, nullable: begins === null },
    }));
  return {
    /** Lines for CREATE TABLE, each behind a comma. */
    definitions: columns
      .map(({ column, type, nullable }) => `\n  ${column} ${type}${nullable ? '' : ' NOT NULL'},`)
      .join(''),
    /**
     * Lines for ALTER TABLE: the columns that earlier tables lack, with the value that each begins
     * with.
     */
    additions: columns
      .map(
        ({ column, type, begins, nullable }) =>
          `\n  ADD COLUMN IF NOT EXISTS ${column} ${type}${nullable ? '' : ` NOT NULL DEFAULT ${literal(begins)}`}`,
      )
      .join(','),
    /** Column -> its type, of those that are no text. */
    types: Object.fromEntries(
      columns.flatMap(({ column, type }) => (type === 'text' ? [] : [[column, type]])),
    ),
    /** Columns for SELECT, of a row `t`. */
    selected: sql.join(
      columns.map(
        ({ name, column }) =>
          sql.fragment`${sql.identifier(['t', column])} AS ${sql.identifier([name])}`,
      ),
      sql.fragment`, `,
    ),
    /** Of CREATE TABLE, where a row comes before anything of it is set. */
    begun: columns
      .map(
        ({ column, type, begins, nullable }) =>
          `\n  ${column} ${type}${nullable ? '' : ` NOT NULL DEFAULT ${literal(begins)}`},`,
      )
      .join(''),
    /** Field -> its column, and what it begins with. */
    each: columns,
    rowOf: (part: Readonly<Record<string, unknown>>): BulkRow =>
      Object.fromEntries(columns.map(({ name, column }) => [column, part[name]])),
  };
}

/** The column that each event of a table sets, also one that stands beside the table. */
export const columnsByEvent = (noun: string, fields: Fields) =>
  new Map(
    Object.entries(fields).map(([name, { kind }]) => [
      eventOfField(noun, fields, name) as string,
      { column: columnName(name), type: types[kind] },
    ]),
  );

/** A filter for each field that lists are filtered by: whether it is so, or any of these. */
export const fieldFilters = <const Table extends Fields>(fields: Table) =>
  Object.fromEntries(
    Object.entries<AnyField>(fields).flatMap(([name, { kind, filtered }]) =>
      filtered
        ? [[name, kind === 'flag' ? isTrue(name) : kind === 'people' ? holds(name) : equals(name)]]
        : [],
    ),
  ) as {
    readonly [
      Name in keyof Table as Table[Name] extends { readonly filtered: true } ? Name : never
    ]: Table[Name] extends { readonly kind: 'flag' } ? Filter<boolean> : Filter<readonly string[]>;
  };
