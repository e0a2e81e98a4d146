import { sql, type FragmentSqlToken } from 'slonik';
import { z } from 'zod';
import type { Ask, Found, Question } from '../readAs.ts';
import { refuseInternal, shownOf } from './clientsView.ts';
import { ownRow } from './ownRow.ts';
import {
  column,
  isSingle,
  type ByIndex,
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
  Record<'select' | 'where' | 'by' | 'direction' | 'range', FragmentSqlToken>
>;

/** One page and the exact total, by one statement, so that both are of the same moment. */
export async function readList(
  ask: Ask,
  resource: Resource,
  request: ListRequest,
): Promise<List> {
  const answer = await ask(listQuestion(resource, request));
  const [found] = answer.rows;
  if (found === undefined) throw new Error('a list was not answered');
  const { party } = answer;
  if (party === 'client') refuseInternal(resource, request);
  return {
    total: found.total,
    rows: await finished(ask, resource, { rows: found.rows, party }),
  };
}

export function listQuestion(
  resource: Resource,
  request: ListRequest,
): Question<typeof page> {
  const named = 'id' in request.filter && resource.selectById !== undefined;
  const select = (named ? resource.selectById : resource.select)(
    request.filter,
  );
  const where = conditions(resource, request.filter);
  const [field, order] = request.sort;
  const direction = order === 'ASC' ? sql.fragment`ASC` : sql.fragment`DESC`;
  const by = resource.sorts[field] ?? column('id');
  const asked = { select, where, by, direction, range: rangeOf(request) };
  const { byIndex } = resource;
  return {
    query: sql.type(page)`${
      byIndex !== undefined && isByIndex(byIndex, request)
        ? joinedLast(asked, byIndex, (from) =>
            resource.select(request.filter, from),
          )
        : looksOnce(resource, request.filter)
          ? countedOnce(asked, resource.key ?? ['id'])
          : countedApart(asked)
    }`,
    samePlan: planIsTheSame(resource, request.filter),
  };
}

/** Said in the text itself: how many rows are wanted decides the plan. */
const rangeOf = ({ range: [from, to] }: ListRequest): FragmentSqlToken =>
  sql.fragment`LIMIT ${sql.literalValue(`${to - from + 1}`)} OFFSET ${sql.literalValue(`${from}`)}`;

const planIsTheSame = ({ filters }: Resource, values: FilterValues): boolean =>
  Object.entries(values).every(
    ([name, value]) =>
      value === undefined || filters[name]?.samePlan?.(value) === true,
  );

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

/** Whether the index gives all that is asked for: it is filtered by exactly its columns, each with one value. */
const isByIndex = (
  { filters, sorts }: ByIndex,
  { filter, sort: [field] }: ListRequest,
): boolean => {
  const given = Object.entries(filter).filter(([, v]) => v !== undefined);
  return (
    sorts.includes(field) &&
    given.length === filters.length &&
    given.every(([name, value]) => filters.includes(name) && isSingle(value))
  );
};

/** Total and page from one table by its index, whose order the page is cut from; only its rows are joined with others. */
function joinedLast(
  { where, by, direction, range }: Asked,
  { rows }: ByIndex,
  select: (from: FragmentSqlToken) => FragmentSqlToken,
): FragmentSqlToken {
  const order = sql.fragment`${by} ${direction}, ${column('id')} ${direction}`;
  const cut = sql.fragment`(SELECT * FROM (${rows}) r WHERE ${where} ORDER BY ${order} ${range})`;
  return sql.fragment`
  SELECT (SELECT count(*)::int FROM (${rows}) r WHERE ${where}) AS total,
    coalesce((SELECT json_agg(r ORDER BY ${order}) FROM (${select(cut)}) r), '[]') AS rows`;
}

/** Where indexes help, total and page are quickest each by its own. */
const countedApart = ({
  select,
  where,
  by,
  direction,
  range,
}: Asked): FragmentSqlToken => sql.fragment`
  SELECT (SELECT count(*)::int FROM (${select}) r WHERE ${where}) AS total,
    coalesce((SELECT json_agg(p) FROM (
      SELECT * FROM (${select}) r WHERE ${where}
      ORDER BY ${by} ${direction}, ${column('id')} ${direction}
      ${range}) p), '[]') AS rows`;

/** One look at the rows finds the keys of all that match; those of the page are then read in full. */
function countedOnce(
  { select, where, by, direction, range }: Asked,
  key: readonly string[],
): FragmentSqlToken {
  const keyColumns = sql.join(
    key.map((name) => sql.identifier([name])),
    sql.fragment`, `,
  );
  const order = sql.fragment`paged.sorted_by ${direction}, paged.id ${direction}`;
  return sql.fragment`
  WITH found AS MATERIALIZED (SELECT ${keyColumns}, ${by} AS sorted_by FROM (${select}) r WHERE ${where})
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce((SELECT json_agg(r ORDER BY ${order})
      FROM (SELECT * FROM found paged ORDER BY ${order} ${range}) paged JOIN (${select}) r USING (${keyColumns})), '[]') AS rows`;
}

/** One row by its id, or null. */
export async function readOne(
  ask: Ask,
  resource: Resource,
  id: string,
  filter: FilterValues,
): Promise<unknown> {
  const select = (resource.selectById ?? resource.select)(filter);
  const where = sql.fragment`${conditions(resource, filter)} AND ${column('id')} = ${id}`;
  const {
    rows: [found],
    party,
  } = await ask({
    query: sql.type(page)`
    SELECT 0 AS total, coalesce((SELECT json_agg(p) FROM (SELECT * FROM (${select}) r WHERE ${where} LIMIT 1) p), '[]') AS rows`,
    samePlan: planIsTheSame(resource, filter),
  });
  if (party === 'client') refuseInternal(resource, { filter });
  const [row] = await finished(ask, resource, {
    rows: found?.rows ?? [],
    party,
  });
  return row ?? null;
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
  ask: Ask,
  { name, row, finish }: Resource,
  { rows, party }: Found<unknown>,
): Promise<readonly unknown[]> {
  const done = finish === undefined ? rows : await finish(ask, rows);
  const own = done.map((one) => ownRow(row, one));
  return party === 'team' ? own : own.map((one) => shownOf(name, one));
}
