import { isShownToClients, type ResourceName } from '@waymark/api';
import { RequestRefused } from '@waymark/edge';
import { sql } from 'slonik';
import { z } from 'zod';
import type { AskRows, RowQuery } from '../../reading/readAs.ts';
import type { FilterValues, Resource, Sort } from '../model/resource.ts';

/** A row as a client's users are given it: without the columns that are the team's alone. */
export const shownOf = (resource: ResourceName, row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => isShownToClients(resource, column)));

/**
 * The field by which only the team can ask, first of those that are asked by; null where a client's
 * users can ask too.
 */
function internalField(
  { name, row, filters, defaultSort }: Resource,
  { filter, sort }: FilterAndSort,
  called: string,
): string | null {
  const isInternal = (column: string) => column in row.shape && !isShownToClients(name, column);
  for (const [field, value] of Object.entries(filter))
    if (value !== undefined && (filters[field]?.looksAt ?? [field]).some(isInternal))
      return `${called}.${field}`;
  // What is said by nobody is the same for everybody.
  return sort !== undefined && sort !== defaultSort && isInternal(sort[0]) ? 'sort' : null;
}

type FilterAndSort = { readonly filter: FilterValues; readonly sort?: Sort };

/** Finds nothing, and so says no more than who asks. */
const WHO_ASKS: RowQuery<z.ZodUnknown> = {
  query: sql.type(z.unknown())`SELECT WHERE false`,
  samePlan: true,
};

/**
 * Refuses filters and orders by what a client's users are not given: they would tell it value by
 * value. That happens before their question is put, since even how long it takes would tell
 * something.
 * @param questions each by what its filter is called in the request
 * @throws RequestRefused 422 naming the field
 */
export async function refuseInternal(
  ask: AskRows,
  resource: Resource,
  questions: Readonly<Record<string, FilterAndSort>>,
): Promise<void> {
  const field = Object.entries(questions)
    .map(([called, asked]) => internalField(resource, asked, called))
    .find((found) => found !== null);
  if (field !== undefined && (await ask(WHO_ASKS)).party === 'client') throw notForClients(field);
}

const notForClients = (field: string) =>
  new RequestRefused({
    status: 422,
    code: 'invalid-input',
    detail: `${field}: only the team can ask by this`,
    field,
  });
