import { isShownToClients, type ResourceName } from '@waymark/api';
import { Refused } from '@waymark/edge';
import { sql } from 'slonik';
import { z } from 'zod';
import type { Ask, Question } from '../readAs.ts';
import type { FilterValues, Resource, Sort } from './resource.ts';

/** A row as a client's users are given it: without the columns that are the team's alone. */
export const shownOf = (resource: ResourceName, row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) =>
      isShownToClients(resource, column),
    ),
  );

/** The field by which only the team can ask, first of those that are asked by; null where a client's users can ask too. */
function internalField(
  { name, row, filters, defaultSort }: Resource,
  { filter, sort }: Asked,
  called: string,
): string | null {
  const isInternal = (column: string) =>
    column in row.shape && !isShownToClients(name, column);
  for (const [field, value] of Object.entries(filter))
    if (
      value !== undefined &&
      (filters[field]?.looksAt ?? [field]).some(isInternal)
    )
      return `${called}.${field}`;
  // What is said by nobody is the same for everybody.
  return sort !== undefined && sort !== defaultSort && isInternal(sort[0])
    ? 'sort'
    : null;
}

type Asked = { readonly filter: FilterValues; readonly sort?: Sort };

/** Finds nothing, and so says no more than who asks. */
const WHO_ASKS: Question<z.ZodUnknown> = {
  query: sql.type(z.unknown())`SELECT WHERE false`,
  samePlan: true,
};

/**
 * What is not given to a client's users can't be asked of either: a filter, or an order, would tell it value by value. They
 * are refused before their question is put, since even how long it takes would tell something.
 * @param questions each by what its filter is called in the request
 * @throws Refused 422 naming the field
 */
export async function refuseInternal(
  ask: Ask,
  resource: Resource,
  questions: Readonly<Record<string, Asked>>,
): Promise<void> {
  const field = Object.entries(questions)
    .map(([called, asked]) => internalField(resource, asked, called))
    .find((found) => found !== null);
  if (field !== undefined && (await ask(WHO_ASKS)).party === 'client')
    throw notForClients(field);
}

const notForClients = (field: string) =>
  new Refused({
    status: 422,
    code: 'invalid-input',
    detail: `${field}: only the team can ask by this`,
    field,
  });
