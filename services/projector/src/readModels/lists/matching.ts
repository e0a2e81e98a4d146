import type { Language } from '@waymark/look/language';
import { sql, type FragmentSqlToken } from 'slonik';
import type { FilterValues, Resource } from '../model/resource.ts';

/** Which rows are wanted, and in whose language their words. */
export type WantedRows = { readonly filter: FilterValues; readonly language: Language };

/** The SQL condition by which the rows `r` of a resource are found. */
export type FoundBy = {
  readonly where: FragmentSqlToken;
  /** Whether one plan is good for all values that the filter may have. */
  readonly samePlan: boolean;
};

/** Rows `r` of a resource that a filter finds, as parts of a statement. */
export type RowMatching = FoundBy & { readonly select: FragmentSqlToken };

export function matching(resource: Resource, { filter, language }: WantedRows): RowMatching {
  const named = 'id' in filter && resource.selectById !== undefined;
  const select = named ? resource.selectById : resource.select;
  return { select: select(filter, { language }), ...foundBy(resource, filter) };
}

export const foundBy = (resource: Resource, filter: FilterValues): FoundBy => ({
  where: conditions(resource, filter),
  samePlan: planIsTheSame(resource, filter),
});

const planIsTheSame = ({ filters }: Resource, values: FilterValues): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || filters[name]?.samePlan?.(value) === true,
  );

function conditions({ filters }: Resource, values: FilterValues): FragmentSqlToken {
  const all = Object.entries(values).flatMap(([name, value]) => {
    const filter = filters[name];
    return filter === undefined || value === undefined ? [] : [filter.where(value)];
  });
  return all.length === 0
    ? sql.fragment`true`
    : sql.fragment`${sql.join(all, sql.fragment` AND `)}`;
}
