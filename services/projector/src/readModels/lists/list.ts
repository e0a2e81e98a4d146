import type { Language } from '@waymark/look/language';
import { sql, type FragmentSqlToken } from 'slonik';
import { z } from 'zod';
import type { AskRows, RowQuery, FoundRows } from '../../reading/readAs.ts';
import { refuseInternal, shownOf } from './clientsView.ts';
import { ownRow } from '../../reading/ownRow.ts';
import { foundBy, matching } from './matching.ts';
import { countedApart, countedOnce, joinedLast, onlyCounted } from './pageStatements.ts';
import {
  column,
  isSingle,
  type ByIndex,
  type FilterValues,
  type Resource,
  type Sort,
} from '../model/resource.ts';
import { isGivenAsWritten, writtenRows } from './writtenRows.ts';

export type ListRequest = {
  readonly filter: FilterValues;
  readonly sort: Sort;
  /**
   * First and last row, from 0, inclusive; a last one before the first: none, they are only
   * counted.
   */
  readonly range: readonly [number, number];
  /** The language of who reads. */
  readonly language: Language;
};

export type List = {
  /** The page, as the text of a JSON array. */
  readonly json: string;
  /** The number of rows on this page. */
  readonly given: number;
  readonly total: number;
};

const page = z.object({
  total: z.number(),
  given: z.number(),
  /** The rows, as the text of a JSON array. */
  json: z.string(),
  sound: z.boolean(),
});
type Page = z.infer<typeof page>;

/** The person who asks, and the language that they read. */
type Asker = Pick<FoundRows<unknown>, 'party'> & {
  readonly ask: AskRows;
  readonly language: Language;
};

/**
 * Rows as they are given: with the last touches of their resource, and as its schema and the party
 * of who asks have them.
 */
async function finished(
  { ask, language, party }: Asker,
  { name, row, finish }: Resource,
  rows: readonly unknown[],
): Promise<readonly unknown[]> {
  const done = finish === undefined ? rows : await finish(ask, rows, language);
  const own = done.map((one) => ownRow(row, one));
  return party === 'team' ? own : own.map((one) => shownOf(name, one));
}

/** One page and the exact total, by one statement, so that both are of the same moment. */
export async function readList(
  ask: AskRows,
  resource: Resource,
  request: ListRequest,
): Promise<List> {
  await refuseInternal(ask, resource, { filter: request });
  const answer = await ask(listQuestion(resource, request));
  const [found] = answer.rows;
  if (found === undefined) throw new Error('a list was not answered');
  const { party } = answer;
  if (party === 'client') {
    const { defaultSort, clientsSort } = resource;
    if (request.sort === defaultSort && clientsSort !== undefined)
      return readList(ask, resource, { ...request, sort: clientsSort });
  }
  const { total, given, sound } = found;
  const json =
    sound && isGivenAsWritten(resource, party)
      ? found.json
      : JSON.stringify(
          await finished({ ask, language: request.language, party }, resource, rowsOf(found)),
        );
  return { json, given, total };
}

const rowsOf = ({ json }: Page) => JSON.parse(json) as readonly unknown[];

export function listQuestion(resource: Resource, request: ListRequest): RowQuery<typeof page> {
  const { samePlan, ...found } = matching(resource, request);
  const [field, order] = request.sort;
  const mayLack = field !== 'id' && resource.everyRowHas?.includes(field) !== true;
  const isBackwards = order === 'DESC' && mayLack;
  // Nothing stands last, whichever way the rest goes (PRODUCT 1.15).
  const direction =
    order === 'ASC'
      ? sql.fragment`ASC`
      : isBackwards
        ? sql.fragment`DESC NULLS LAST`
        : sql.fragment`DESC`;
  const by = resource.sorts[field] ?? column('id');
  const asked = {
    ...{ ...found, by, direction },
    range: rangeOf(request),
    page: pageOf(resource),
    nothingLast: isBackwards
      ? sql.fragment`LIMIT ${sql.literalValue(`${request.range[1] + 1}`)}`
      : null,
  };
  const { byIndex } = resource;
  const [from, to] = request.range;
  return {
    query: sql.type(page)`${
      to < from
        ? onlyCounted(asked)
        : byIndex !== undefined && isByIndex(byIndex, request)
          ? joinedLast(asked, byIndex, (from) =>
              resource.select(request.filter, { language: request.language, from }),
            )
          : looksOnce(resource, request.filter)
            ? countedOnce(asked, resource.key ?? ['id'])
            : countedApart(asked)
    }`,
    samePlan,
  };
}

/** Said in the text itself: how many rows are wanted decides the plan. */
const rangeOf = ({ range: [from, to] }: ListRequest): FragmentSqlToken =>
  sql.fragment`LIMIT ${sql.literalValue(`${to - from + 1}`)} OFFSET ${sql.literalValue(`${from}`)}`;

/** Whether a second look for the page would cost as much as the first for the total. */
const looksOnce = ({ filters, sortedByNoIndex }: Resource, values: FilterValues): boolean =>
  Object.entries(values).some(
    ([name, value]) =>
      value !== undefined && (sortedByNoIndex === true || filters[name]?.looksAtEveryRow === true),
  );

/**
 * Whether the index gives all that is asked for: it is filtered by exactly its columns, each with
 * one value.
 */
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

/** The page, of rows `r` that come in order. */
function pageOf({ row, finish }: Resource): FragmentSqlToken {
  if (finish !== undefined)
    return sql.fragment`count(*)::int AS given, coalesce(json_agg(r), '[]')::text AS json, true AS sound`;
  const { json, areSound } = writtenRows(row);
  return sql.fragment`count(*)::int AS given, ${json} AS json, ${areSound} AS sound`;
}

const one = z.object({ row: z.unknown() });

/** One row by its id, or null. */
export async function readOne(
  ask: AskRows,
  resource: Resource,
  id: string,
  { filter, language }: Pick<ListRequest, 'filter' | 'language'>,
): Promise<unknown> {
  const select = (resource.selectById ?? resource.select)(filter, { language });
  await refuseInternal(ask, resource, { filter: { filter } });
  const { where, samePlan } = foundBy(resource, filter);
  const { rows, party } = await ask({
    query: sql.type(
      one,
    )`SELECT to_json(r) AS row FROM (${select}) r WHERE ${where} AND ${column('id')} = ${id} LIMIT 1`,
    samePlan,
  });
  const found = rows.map((each) => each.row);
  const [row] = await finished({ ask, language, party }, resource, found);
  return row ?? null;
}
