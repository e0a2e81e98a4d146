import { readSchemas } from '@waymark/api';
import { z } from 'zod';
import type { ReadDescription } from './readPaths.ts';

/** The reads of the projector, as `api` tells them. */
export const describedReads: readonly ReadDescription[] = Object.entries(
  readSchemas,
).map(([name, row]) => ({
  name,
  row,
  filter: z.record(z.string(), z.unknown()),
}));
