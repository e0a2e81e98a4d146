import { z } from 'zod';

const id = z.string().min(1).max(200);

/**
 * Body of `POST /api/presence`: where one window of a person of the team is (PRODUCT 14). Said when
 * it changes, and again every `PRESENCE_EVERY` (presenceTimes.ts), since who says nothing has gone.
 */
export const presenceReport = z.strictObject({
  /** Of the window, made up by it. */
  windowId: id,
  /** The blueprint or process that it shows; null: none any more. */
  planId: id.nullable(),
  moduleId: id.nullable(),
  /** The block or task where they are in it. */
  at: id.nullable(),
  /** A key was pressed there in the last four seconds. */
  writing: z.boolean(),
});
export type PresenceReport = z.infer<typeof presenceReport>;

const personHere = presenceReport
  .omit({ windowId: true })
  .extend({ planId: id, accountId: z.string() });
/** One of the team in one of their windows. */
export type PersonHere = z.infer<typeof personHere>;

/**
 * The message `presence` of `GET /api/live`, for the team: everybody who looks at a plan of the
 * workspace.
 */
export const presence = z.object({ people: z.array(personHere) });
export type Presence = z.infer<typeof presence>;
