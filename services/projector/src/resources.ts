import type { z } from 'zod';
import { filterSchema } from './http/listRequest.ts';
import { readModels } from './readModels/readModels.ts';
import type { FilterValues, Resource } from './readModels/resource.ts';

/** Everything that can be read by `GET /api/<resource>`: the one table that routes and the description of the API are made from. */
export const resources: readonly Resource[] = readModels.flatMap(
  ({ resources }) => resources,
);

export type ReadResource = {
  readonly name: string;
  /** Schema of the JSON object in the query parameter `filter`. */
  readonly filter: z.ZodType<FilterValues>;
  /** Fields for `sort`, beside `id`. */
  readonly sorts: readonly string[];
  readonly row: z.ZodType;
};

/** The same table as far as a description of the API needs it. */
export const readResources: readonly ReadResource[] = resources.map(
  (resource) => ({
    name: resource.name,
    filter: filterSchema(resource),
    sorts: Object.keys(resource.sorts),
    row: resource.row,
  }),
);
