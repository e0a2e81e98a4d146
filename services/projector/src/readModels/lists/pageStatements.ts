import { sql, type FragmentSqlToken } from 'slonik';
import { column, type ByIndex } from '../model/resource.ts';

/**
 * The parts of a statement for a page and its total; `page`: what is told of rows `r` that come in
 * order.
 */
export type PageParts = Readonly<
  Record<'select' | 'where' | 'by' | 'direction' | 'range' | 'page', FragmentSqlToken>
> & {
  /**
   * Set where an index would give rows without the sorted value first: as many rows as reach to the
   * end of the page.
   */
  readonly nothingLast: FragmentSqlToken | null;
};

/**
 * Total and page from one table by its index, whose order the page is cut from; only its rows are
 * joined with others.
 */
export function joinedLast(
  { where, by, direction, range, page, nothingLast }: PageParts,
  { rows }: ByIndex,
  select: (from: FragmentSqlToken) => FragmentSqlToken,
): FragmentSqlToken {
  const order = sql.fragment`${by} ${direction}, ${column('id')} ${direction}`;
  // An index has nothing at one end: backwards it gives rows that have something, and those that
  // have none, each by itself.
  const found =
    nothingLast === null
      ? sql.fragment`(${rows}) r WHERE ${where}`
      : sql.fragment`(
      (SELECT * FROM (${rows}) r WHERE ${where} AND ${by} IS NOT NULL ORDER BY ${by} DESC, ${column('id')} DESC ${nothingLast})
      UNION ALL
      (SELECT * FROM (${rows}) r WHERE ${where} AND ${by} IS NULL ORDER BY ${column('id')} DESC ${nothingLast})) r`;
  return sql.fragment`
  WITH cut AS MATERIALIZED (SELECT * FROM ${found} ORDER BY ${order} ${range})
  SELECT (SELECT count(*)::int FROM (${rows}) r WHERE ${where}) AS total, page.*
    FROM (SELECT ${page} FROM (
      SELECT * FROM (${select(sql.fragment`cut`)}) r ORDER BY ${order}) r) page`;
}

/** Spares Postgres to plan how rows are found that nobody looks at. */
export const onlyCounted = ({
  select,
  where,
}: Pick<PageParts, 'select' | 'where'>): FragmentSqlToken => sql.fragment`
  SELECT count(*)::int AS total, 0 AS given, '[]' AS json, true AS sound FROM (${select}) r WHERE ${where}`;

/** Statements of their own for total and page: where an index helps, each is quickest alone. */
export const countedApart = ({
  select,
  where,
  by,
  direction,
  range,
  page,
}: PageParts): FragmentSqlToken => sql.fragment`
  SELECT (SELECT count(*)::int FROM (${select}) r WHERE ${where}) AS total, page.*
    FROM (SELECT ${page} FROM (
      SELECT * FROM (${select}) r WHERE ${where}
      ORDER BY ${by} ${direction}, ${column('id')} ${direction}
      ${range}) r) page`;

/**
 * One look at the rows finds the keys of all that match; those of the page are then read in full.
 */
export function countedOnce(
  { select, where, by, direction, range, page }: PageParts,
  key: readonly string[],
): FragmentSqlToken {
  const keyColumns = sql.join(
    key.map((name) => sql.identifier([name])),
    sql.fragment`, `,
  );
  const order = sql.fragment`cut.sorted_by ${direction}, cut.id ${direction}`;
  return sql.fragment`
  WITH found AS MATERIALIZED (SELECT ${keyColumns}, ${by} AS sorted_by FROM (${select}) r WHERE ${where})
  SELECT (SELECT count(*)::int FROM found) AS total, page.*
    FROM (SELECT ${page} FROM (
      SELECT r.* FROM (SELECT * FROM found cut ORDER BY ${order} ${range}) cut
        JOIN (${select}) r USING (${keyColumns}) ORDER BY ${order}) r) page`;
}
