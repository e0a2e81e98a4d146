import { z } from 'zod';

/**
 * A time that was booked for a task. `by`: who told of it: the provider's page in the browser, a
 * person who was asked, or the provider itself, which alone knows when and where. Instants are ISO
 * 8601 in UTC.
 */
export const booking = z.object({
  by: z.enum(['page', 'person', 'provider']),
  /** What the provider calls it; null where nobody could tell. */
  ref: z.string().nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  /** An address, a room, a link to a call. */
  place: z.string().nullable(),
});
export type Booking = z.infer<typeof booking>;
