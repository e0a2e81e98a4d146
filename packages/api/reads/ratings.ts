import { z } from 'zod';
import { rating } from '@waymark/events';
import { read } from './read.ts';

/**
 * Row of `ratings`: how an execution was for a user of its client (PRODUCT 9.11). The team is given
 * all of them, a client's user their own.
 */
export const ratingRow = z.object({
  /** `<planId>_<accountId>`. */
  id: z.string(),
  planId: z.string(),
  accountId: z.string(),
  /** 1 is hard, 5 is easy. */
  rating,
  /** What should be better, in plain text; null where they said nothing, or were erased. */
  words: z.string().nullable(),
  /** Instant, ISO 8601 UTC. */
  at: z.string(),
});
export type RatingRow = z.infer<typeof ratingRow>;
export const ratingRead = read(ratingRow, {
  id: true,
  planId: true,
  accountId: true,
  rating: true,
  words: true,
  at: true,
});
