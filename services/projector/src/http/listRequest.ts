import { filterSchemas } from '@waymark/api';
import { RequestRefused } from '@waymark/edge';
import type { Language } from '@waymark/look/language';
import type { ParsedUrlQuery } from 'node:querystring';
import { z } from 'zod';
import type { ListRequest } from '../readModels/lists/list.ts';
import type { FilterValues, Resource, Sort } from '../readModels/model/resource.ts';

/** Most rows of one answer. */
export const MOST_ROWS = 1000;
const DEFAULT_RANGE = [0, 99] as const;

const invalid = (field: string, detail: string) =>
  new RequestRefused({ status: 422, code: 'invalid-input', detail, field });

/**
 * What `GET /api/<resource>` was asked for, in the dialect of ra-data-simple-rest. @throws
 * RequestRefused 422 naming the field
 */
export const listRequest = (
  resource: Resource,
  query: ParsedUrlQuery,
  language: Language,
): ListRequest => ({
  filter: filterOf(resource, query),
  sort: sortOf(resource, query),
  range: rangeOf(query),
  language,
});

const anObject = z.record(z.string(), z.unknown());
const anyList = z.array(z.unknown());

export const filterOf = (resource: Resource, query: ParsedUrlQuery): FilterValues =>
  filterFrom(resource, 'filter', json(query, 'filter') ?? {});

/** Most filters by which is counted at once. */
export const MOST_FILTERS = 50;

/**
 * By what `GET /api/<resource>/totals` was asked to count. @throws RequestRefused 422 naming the
 * field
 */
export function filtersOf(resource: Resource, query: ParsedUrlQuery): readonly FilterValues[] {
  const given = anyList.safeParse(json(query, 'filters'));
  if (!given.success || given.data.length === 0)
    throw invalid('filters', 'filters: must be a JSON array of filters, as [{},{"q":"text"}]');
  if (given.data.length > MOST_FILTERS)
    throw invalid('filters', `filters: at most ${MOST_FILTERS} at once`);
  return given.data.map((one, nth) => filterFrom(resource, `filters[${nth}]`, one));
}

function filterFrom(resource: Resource, field: string, value: unknown): FilterValues {
  const given = anObject.safeParse(value);
  if (!given.success) throw invalid(field, `${field}: must be a JSON object, as {"q":"text"}`);
  const { ids, ...named } = given.data;
  const wanted = ids === undefined ? named : { ...named, id: ids };
  return Object.fromEntries(
    Object.entries(wanted).map(([name, each]) => [
      name,
      filterValue(resource, `${field}.${name}`, name, each),
    ]),
  );
}

function filterValue(
  { name: list }: Resource,
  field: string,
  name: string,
  value: unknown,
): unknown {
  const { shape } = filterSchemas[list];
  if (!Object.hasOwn(shape, name))
    throw invalid(
      field,
      `${field}: ${list} can't be filtered by this, only by ${Object.keys(shape).join(', ')}`,
    );
  const parsed = (shape as Readonly<Record<string, z.ZodType>>)[name]!.safeParse(value);
  if (!parsed.success)
    throw invalid(
      field,
      `${field}: ${parsed.error.issues[0]?.message ?? 'is not what was expected'}`,
    );
  return parsed.data;
}

const fieldAndOrder = z.tuple([
  z.string(),
  z
    .string()
    .toUpperCase()
    .pipe(z.enum(['ASC', 'DESC'])),
]);

function sortOf({ name, sorts, defaultSort }: Resource, query: ParsedUrlQuery): Sort {
  const given = json(query, 'sort');
  if (given === undefined) return defaultSort;
  const parsed = fieldAndOrder.safeParse(given);
  if (!parsed.success)
    throw invalid('sort', 'sort: must be a field and an order, as ["name","ASC"]');
  const [field] = parsed.data;
  if (field !== 'id' && !Object.hasOwn(sorts, field)) {
    throw invalid(
      'sort',
      `sort: ${name} can't be sorted by ${field}, only by ${['id', ...Object.keys(sorts)].join(', ')}`,
    );
  }
  return parsed.data;
}

const rowNumber = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const firstAndLast = z.union([
  z.tuple([rowNumber, rowNumber]).refine(([from, to]) => from <= to),
  // What a page of no rows is in this dialect.
  z.tuple([z.literal(0), z.literal(-1)]),
]);

function rangeOf(query: ParsedUrlQuery): readonly [number, number] {
  const given = json(query, 'range');
  if (given === undefined) return DEFAULT_RANGE;
  const parsed = firstAndLast.safeParse(given);
  if (!parsed.success)
    throw invalid(
      'range',
      'range: must be the first and the last row from 0, as [0,99], or [0,-1] to have them counted only',
    );
  const [from, to] = parsed.data;
  if (to - from >= MOST_ROWS) throw invalid('range', `range: at most ${MOST_ROWS} rows at once`);
  return [from, to];
}

/** Position that the answer must have reached: a decimal of at most 64 bits. */
export function afterOf(query: ParsedUrlQuery): bigint | null {
  const given = query['after'];
  if (given === undefined || given === '') return null;
  return positionOf('after', given);
}

/** A position of the log. @throws RequestRefused 422 naming the field */
export function positionOf(field: string, given: unknown): bigint {
  if (typeof given !== 'string' || !/^\d{1,19}$/.test(given))
    throw invalid(field, `${field}: must be a position, as a command answered it`);
  return BigInt(given);
}

function json(query: ParsedUrlQuery, name: string): unknown {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string') throw invalid(name, `${name}: must be given once`);
  if (!text.isWellFormed() || text.includes('\u0000') || text.includes('\\u0000'))
    throw invalid(name, `${name}: holds characters that cannot be stored`);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(name, `${name}: must be JSON`);
  }
}
