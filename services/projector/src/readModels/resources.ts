import type { z } from 'zod';
import { filterSchemas } from '@waymark/api';
import { readModels } from './readModels.ts';
import type { Resource } from './model/resource.ts';

/**
 * Everything that can be read by `GET /api/<resource>`: the one table that routes and the
 * description of the API are made from.
 */
export const resources: readonly Resource[] = readModels.flatMap(({ resources }) => resources);

export type ReadResource = {
  readonly name: string;
  /** Schema of the JSON object in the query parameter `filter`. */
  readonly filter: z.ZodType;
  /** Fields for `sort`, beside `id`. */
  readonly sorts: readonly string[];
  readonly row: z.ZodType;
};

/** The same table as far as a description of the API needs it. */
export const readResources: readonly ReadResource[] = resources.map((resource) => ({
  name: resource.name,
  filter: filterSchemas[resource.name],
  sorts: Object.keys(resource.sorts),
  row: resource.row,
}));
