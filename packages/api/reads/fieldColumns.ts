import type { AnyField } from '@waymark/events';
import type { z } from 'zod';

type Fields = Readonly<Record<string, AnyField>>;
type Column<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly ownColumn: true } ? never : Name;
}[keyof Table];

/** What a row says of the fields of a table, but for those whose columns say something else. */
export type ColumnsOf<Table extends Fields> = {
  readonly row: { readonly [Name in Column<Table>]: Table[Name]['schema'] };
  /** What the history tells the team alone, a client's users are not given. */
  readonly shown: {
    readonly [Name in Column<Table>]: Table[Name] extends { readonly reach: 'team' } ? false : true;
  };
};

export function columnsOf<const Table extends Fields>(fields: Table): ColumnsOf<Table> {
  const columns = Object.entries<AnyField>(fields).filter(([, { ownColumn }]) => !ownColumn);
  return {
    row: Object.fromEntries(columns.map(([name, { schema }]) => [name, schema])),
    shown: Object.fromEntries(columns.map(([name, { reach }]) => [name, reach !== 'team'])),
  } as unknown as ColumnsOf<Table>;
}

type Filtered<Table, Flags, Others> = {
  readonly [
    Name in keyof Table as Table[Name] extends { readonly filtered: true } ? Name : never
  ]: Table[Name] extends { readonly kind: 'flag' } ? Flags : Others;
};

/** Filters by the fields that lists are filtered by: whether it is so, or any of these. */
export const filtersOf = <
  const Table extends Fields,
  Flags extends z.ZodType,
  Others extends z.ZodType,
>(
  fields: Table,
  { flags, others }: { readonly flags: Flags; readonly others: Others },
) =>
  Object.fromEntries(
    Object.entries<AnyField>(fields).flatMap(([name, { kind, filtered }]) =>
      filtered ? [[name, kind === 'flag' ? flags : others]] : [],
    ),
  ) as Filtered<Table, Flags, Others>;
