import { z } from 'zod';
import { definePart } from './part.ts';

/**
 * A column of a blueprint and its processes (PRODUCT 1.8: Milestone, step). Ordered by weight,
 * lightest first.
 */
export const milestonePart = definePart(
  'milestoneId',
  { milestoneId: z.string(), name: z.string(), weight: z.number() },
  {},
  {},
);
export type Milestone = ReturnType<typeof milestonePart.read>;
export type Milestones = ReadonlyMap<string, Milestone>;
