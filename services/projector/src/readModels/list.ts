import { sql, type FragmentSqlToken } from 'slonik';
import { z } from 'zod';
import type { ReadTransaction, Reader } from '../readAs.ts';
import { ownRow } from './ownRow.ts';
import {
  column,
  type FilterValues,
  type Resource,
  type Sort,
} from './resource.ts';

export type ListRequest = {
  readonly filter: FilterValues;
  readonly sort: Sort;
  /** First and last row, from 0, inclusive. */
  readonly range: readonly [number, number];
};

export type List = {
  readonly rows: readonly unknown[];
  readonly total: number;
};

const page = z.object({ total: z.number(), rows: z.array(z.unknown()) });

type Asked = Readonly<
  Record<'select' | 'where' | 'by' | 'direction', FragmentSqlToken>
> & { readonly range: ListRequest['range'] };

/** One page and the exact total, by one statement, so that both are of the same moment. */
export async function readList(
  tx: ReadTransaction,
  reader: Reader,
  resource: Resource,
  request: ListRequest,
): Promise<List> {
  const named = 'id' in request.filter && resource.selectById !== undefined;
  const select = (named ? resource.selectById : resource.select)(
    reader,
    request.filter,
  );
  const where = conditions(resource, request.filter);
  const [field, order] = request.sort;
  const direction = order === 'ASC' ? sql.fragment`ASC` : sql.fragment`DESC`;
  const by = resource.sorts[field] ?? column('id');
  const asked = { select, where, by, direction, range: request.range };
  const { total, rows } = await tx.one(
    sql.type(page)`${
      looksOnce(resource, request.filter)
        ? countedOnce(asked, resource.key ?? ['id'])
        : countedApart(asked)
    }`,
  );
  return { total, rows: await finished(tx, resource, rows) };
}

/** Whether a second look for the page would cost as much as the first for the total. */
const looksOnce = (
  { filters, sortedByNoIndex }: Resource,
  values: FilterValues,
): boolean =>
  Object.entries(values).some(
    ([name, value]) =>
      value !== undefined &&
      (sortedByNoIndex === true || filters[name]?.looksAtEveryRow === true),
  );

/** Where indexes help, total and page are quickest each by its own. */
const countedApart = ({
  select,
  where,
  by,
  direction,
  range: [from, to],
}: Asked): FragmentSqlToken => sql.fragment`
  SELECT (SELECT count(*)::int FROM (${select}) r WHERE ${where}) AS total,
    coalesce((SELECT json_agg(p) FROM (
      SELECT * FROM (${select}) r WHERE ${where}
      ORDER BY ${by} ${direction}, ${column('id')} ${direction}
      LIMIT ${to - from + 1} OFFSET ${from}) p), '[]') AS rows`;

/** One look at the rows finds the keys of all that match; those of the page are then read in full. */
function countedOnce(
  { select, where, by, direction, range: [from, to] }: Asked,
  key: readonly string[],
): FragmentSqlToken {
  const keyColumns = sql.join(
    key.map((name) => sql.identifier([name])),
    sql.fragment`, `,
  );
  const order = sql.fragment`sorted_by ${direction}, id ${direction}`;
  return sql.fragment`
  WITH found AS MATERIALIZED (SELECT ${keyColumns}, ${by} AS sorted_by FROM (${select}) r WHERE ${where}),
    paged AS (SELECT *, row_number() OVER (ORDER BY ${order}) AS nth FROM found ORDER BY ${order} LIMIT ${to - from + 1} OFFSET ${from})
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce((SELECT json_agg(r ORDER BY paged.nth)
      FROM paged JOIN (${select}) r USING (${keyColumns})), '[]') AS rows`;
}

/** One row by its id, or null. */
export async function readOne(
  tx: ReadTransaction,
  reader: Reader,
  resource: Resource,
  id: string,
  filter: FilterValues,
): Promise<unknown> {
  const select = (resource.selectById ?? resource.select)(reader, filter);
  const where = sql.fragment`${conditions(resource, filter)} AND ${column('id')} = ${id}`;
  const { rows } = await tx.one(sql.type(page)`
    SELECT 0 AS total, coalesce((SELECT json_agg(p) FROM (SELECT * FROM (${select}) r WHERE ${where} LIMIT 1) p), '[]') AS rows`);
  return (await finished(tx, resource, rows))[0] ?? null;
}

function conditions(
  { filters }: Resource,
  values: FilterValues,
): FragmentSqlToken {
  const all = Object.entries(values).flatMap(([name, value]) => {
    const filter = filters[name];
    return filter === undefined || value === undefined
      ? []
      : [filter.where(value)];
  });
  return all.length === 0
    ? sql.fragment`true`
    : sql.fragment`${sql.join(all, sql.fragment` AND `)}`;
}

async function finished(
  tx: ReadTransaction,
  { row, finish }: Resource,
  rows: readonly unknown[],
): Promise<readonly unknown[]> {
  const done = finish === undefined ? rows : await finish(tx, rows);
  return ownRow(z.array(row), done);
}
