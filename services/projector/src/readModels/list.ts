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
  const everyRow = Object.entries(request.filter).some(
    ([name, value]) =>
      value !== undefined && resource.filters[name]?.looksAtEveryRow === true,
  );
  const asked = { select, where, by, direction, range: request.range };
  const { total, rows } = await tx.one(
    sql.type(page)`${everyRow ? countedOnce(asked) : countedApart(asked)}`,
  );
  return { total, rows: await finished(tx, resource, rows) };
}

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

/** One look at the rows finds the ids of all that match; those of the page are then read in full. */
const countedOnce = ({
  select,
  where,
  by,
  direction,
  range: [from, to],
}: Asked): FragmentSqlToken => sql.fragment`
  WITH found AS MATERIALIZED (SELECT r.id, ${by} AS sorted_by FROM (${select}) r WHERE ${where}),
    paged AS (SELECT ARRAY(SELECT id FROM found ORDER BY sorted_by ${direction}, id ${direction} LIMIT ${to - from + 1} OFFSET ${from}) AS ids)
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce((SELECT json_agg(r ORDER BY array_position((SELECT ids FROM paged), r.id))
      FROM (${select}) r WHERE r.id = ANY((SELECT ids FROM paged)::text[])), '[]') AS rows`;

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
