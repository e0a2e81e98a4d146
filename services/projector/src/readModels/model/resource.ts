import type { FilterValuesOf, ResourceName } from '@waymark/api';
import { asRead } from '@waymark/look/asRead';
import type { Language } from '@waymark/look/language';
import { sql, type FragmentSqlToken } from 'slonik';
import type { z } from 'zod';
import type { AskRows } from '../../reading/readAs.ts';
import { PLAIN } from './asRead.sql.ts';

/**
 * A filter field: the condition on the row `r` that a value of it stands for. What it takes stands
 * in `api`.
 */
export type Filter<Value = unknown> = {
  where(value: Value): FragmentSqlToken;
  /** Columns that it looks at; default is the one of its own name. */
  readonly looksAt?: readonly string[];
  /**
   * No index helps: every row must be looked at, which is then done once for total and page
   * together.
   */
  readonly looksAtEveryRow?: true;
  /** Whether Postgres plans the same for every value, so that it need not see which one it is. */
  readonly samePlan?: (value: unknown) => boolean;
};

export type FilterValues = Readonly<Record<string, unknown>>;

/** A filter for each field that `api` names, of what its schema makes of a value. */
export type Filters<Name extends ResourceName> = {
  readonly [Field in keyof FilterValuesOf<Name>]-?: Filter<
    NonNullable<FilterValuesOf<Name>[Field]>
  >;
};

/** One thing that can be read by `GET /api/<name>` and `GET /api/<name>/<id>`. */
export type Resource = {
  readonly name: ResourceName;
  readonly row: z.ZodObject;
  /** Read models that must have reached the caller's `after`. */
  readonly models: readonly string[];
  readonly filters: Readonly<Record<string, Filter>>;
  /** Sort field -> expression on the row `r`. */
  readonly sorts: Readonly<Record<string, FragmentSqlToken>>;
  readonly defaultSort: Sort;
  /**
   * Sort fields that every row has, where an index gives them in either order; by all others rows
   * without one come last.
   */
  readonly everyRowHas?: readonly string[];
  /** The order for a client's users, where the usual one goes by what they are not given. */
  readonly clientsSort?: Sort;
  /** Columns that tell its rows apart, `id` among them; default is `id` alone. */
  readonly key?: readonly string[];
  /**
   * No index gives any of its orders: all that a filter leaves must be looked at, which is done
   * once for total and page.
   */
  readonly sortedByNoIndex?: true;
  /**
   * An index that gives both filter and order: the page is then cut from its rows before anything
   * is joined.
   */
  readonly byIndex?: ByIndex;
  /** SELECT with a column for each field of the row, named as it is there; `id` is unique. */
  readonly select: (filter: FilterValues, reading: ReadContext) => FragmentSqlToken;
  /**
   * Rows whose `id` is asked for by name may be found where a list leaves them out; default is
   * `select`.
   */
  readonly selectById?: (filter: FilterValues, reading: ReadContext) => FragmentSqlToken;
  /** Last touches that need more than SQL. */
  readonly finish?: (
    ask: AskRows,
    rows: readonly unknown[],
    language: Language,
  ) => Promise<readonly unknown[]>;
};

export type ReadContext = {
  /** The language of who reads. */
  readonly language: Language;
  /** Rows of `byIndex` alone. */
  readonly from?: FragmentSqlToken;
};

/** A list read by an index of one table. */
export type ByIndex = {
  /** SELECT of the table alone, with the columns that its filters and sorts look at. */
  readonly rows: FragmentSqlToken;
  /**
   * The filters, each with a single value, and the sort fields that the index has one behind the
   * other.
   */
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
};

export type Sort = readonly [field: string, order: 'ASC' | 'DESC'];

/** A column of the row `r`. */
export const column = (name: string): FragmentSqlToken =>
  sql.fragment`${sql.identifier(['r', name])}`;

/**
 * An SQL condition: `expression` is one of the texts. The planner has to see how many there are of
 * several; one text is as good as another.
 */
export const isAnyOf = (expression: FragmentSqlToken, texts: readonly string[]): FragmentSqlToken =>
  texts.length === 1
    ? sql.fragment`${expression} = ${texts[0] ?? null}`
    : sql.fragment`${expression} = ANY(${sql.array(texts, 'text')})`;

/** One text or several, any of which the column equals. */
export const equals = (name: string): Filter<readonly string[]> => ({
  where: (texts) => isAnyOf(column(name), texts),
  samePlan: isSingle,
});

/** Whether a filter that takes one text or several was given one. */
export const isSingle = (texts: unknown): boolean => Array.isArray(texts) && texts.length === 1;

/**
 * A filter whose statement is planned for the value asked for: some values leave very many rows,
 * others hardly any, and no index tells which.
 */
export const plannedByValue = <Value>({ where }: Filter<Value>): Filter<Value> => ({ where });

export const isTrue = (name: string): Filter<boolean> => ({
  where: (value) => sql.fragment`${column(name)} = ${value}`,
});

/** A JSON array of texts that holds one of those asked for. */
export const holds = (name: string): Filter<readonly string[]> => ({
  where: (values) => sql.fragment`${column(name)}::jsonb ?| ${sql.array(values, 'text')}`,
});

/** A filter that `select` itself looks at. */
export const ofSelect: Filter = { where: () => sql.fragment`true` };

/** Full text that a person types: found anywhere in one of the columns, as `look` reads both. */
export const search = (...names: readonly string[]): Filter<string> => ({
  where: (text) =>
    sql.fragment`(${sql.join(
      names.map((name) => contains(column(name), text)),
      sql.fragment` OR `,
    )})`,
  looksAt: names,
});

/**
 * The same where a column keeps texts as they are read: those, or what stands in their place where
 * it is null.
 */
export const searchKept = (kept: Readonly<Record<string, readonly string[]>>): Filter<string> => ({
  where: (text) =>
    sql.fragment`(${sql.join(
      Object.entries(kept).map(
        ([name, texts]) =>
          sql.fragment`CASE WHEN ${column(name)} IS NULL THEN ${search(...texts).where(text)} ELSE ${column(name)} LIKE ${anywhere(text)} END`,
      ),
      sql.fragment` OR `,
    )})`,
  looksAt: Object.values(kept).flat(),
});

/** An SQL condition: an expression contains the text as a person would type it. */
export const contains = (expression: FragmentSqlToken, text: string): FragmentSqlToken =>
  sql.fragment`${asReadInSql(expression)} LIKE ${anywhere(text)}`;

/**
 * A text as a search compares it; one of nothing but ASCII is seen to be so far quicker than it is
 * made so.
 */
export const asReadInSql = (text: FragmentSqlToken): FragmentSqlToken =>
  sql.fragment`CASE WHEN ${text} ~ ${sql.literalValue(PLAIN)} THEN lower(${text}) ELSE read.as_read(${text}) END`;

/** The same for very many rows: over one column that holds everything as it is read already. */
export const searchRead = (name: string): Filter<string> => ({
  where: (text) => sql.fragment`${column(name)} LIKE ${anywhere(text)}`,
  looksAtEveryRow: true,
});

/** Pattern of LIKE for a text that a person types, with anything around it. */
export const anywhere = (text: string): string =>
  `%${asRead(text)
    .trim()
    .replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`;

/**
 * Sort expressions: texts that people read stand as a dictionary has them, whatever their case and
 * however their letters are composed, and an empty one is as good as none; ids, dates and numbers
 * as the database has them.
 */
export const sorts = (
  texts: readonly string[],
  others: readonly string[],
): Record<string, FragmentSqlToken> =>
  Object.fromEntries([
    ...texts.map(
      (name) => [name, asInADictionary(sql.fragment`nullif(${column(name)}, '')`)] as const,
    ),
    ...others.map((name) => [name, column(name)] as const),
  ]);

/** Unicode's own order (CLDR root), which every Postgres that is built with ICU brings along. */
export const asInADictionary = (text: FragmentSqlToken): FragmentSqlToken =>
  sql.fragment`${text} COLLATE "und-x-icu"`;
