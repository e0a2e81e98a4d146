import { isShownToClients, type ResourceName } from '@waymark/api';
import { Refused } from '@waymark/edge';
import type { FilterValues, Resource, Sort } from './resource.ts';

/** A row as a client's users are given it: without the columns that are the team's alone. */
export const shownOf = (resource: ResourceName, row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) =>
      isShownToClients(resource, column),
    ),
  );

/**
 * What is not given to a client's users can't be asked of either: a filter, or an order, would tell it value by value.
 * @param asked what the filter is called in the question
 * @throws Refused 422 naming the field
 */
export function refuseInternal(
  { name, row, filters, defaultSort }: Resource,
  { filter, sort }: { readonly filter: FilterValues; readonly sort?: Sort },
  asked = 'filter',
): void {
  const isInternal = (column: string) =>
    column in row.shape && !isShownToClients(name, column);
  for (const [field, value] of Object.entries(filter))
    if (
      value !== undefined &&
      (filters[field]?.looksAt ?? [field]).some(isInternal)
    )
      throw notForClients(`${asked}.${field}`);
  // What is said by nobody is the same for everybody.
  if (sort !== undefined && sort !== defaultSort && isInternal(sort[0]))
    throw notForClients('sort');
}

const notForClients = (field: string) =>
  new Refused({
    status: 422,
    code: 'invalid-input',
    detail: `${field}: only the team can ask by this`,
    field,
  });
