import { filterSchemas, readSchemas, type ResourceName } from '@waymark/api';
import type { ReadDescription } from './readPaths.ts';

/** The reads of the projector, as `api` tells them. */
export const describedReads: readonly ReadDescription[] = (
  Object.keys(readSchemas) as ResourceName[]
).map((name) => ({ name, row: readSchemas[name], filter: filterSchemas[name] }));
