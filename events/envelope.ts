import { z } from 'zod';

/**
 * What every event carries beside its own data (DESIGN: streams, envelope).
 * Positions and revisions are 64-bit: bigint in memory, decimal strings in JSON.
 */

/** Who did it. `account` is a person who signed in; `system` is Waymark itself (a reaction, the demo). */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    accountId: z.string(),
    party: z.enum(['team', 'client', 'none']),
  }),
  z.object({ kind: z.literal('system'), name: z.string() }),
]);
export type Actor = z.infer<typeof actorSchema>;

/** The part of the envelope that is stored with the event as its metadata. */
export const metadataSchema = z.object({
  /** The tenant; `null` only for accounts and claims, which stand above all workspaces. */
  workspaceId: z.string().nullable(),
  actor: actorSchema,
  /** The command that caused it: the caller's Idempotency-Key. */
  commandId: z.string(),
  /** The name of that command, as in the command table. */
  command: z.string(),
  /** The event or command right before it in the chain. */
  causationId: z.string(),
  /** The same for everything that one outer request set off. */
  correlationId: z.string(),
  /** Instant, ISO 8601 in UTC, taken at the edge. */
  at: z.string(),
  /** Schema version of the data; absent means 1. */
  version: z.number().int().optional(),
});
export type Metadata = z.infer<typeof metadataSchema>;

/** An event that is decided but not yet stored. */
export type DomainEvent<Type extends string = string, Data = unknown> = {
  readonly type: Type;
  readonly data: Data;
};

/** An event as the log gives it back. */
export type Recorded<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly stream: string;
  /** Zero-based number within its stream, without gaps. */
  readonly revision: bigint;
  /** Place in the global order: strictly increasing, with gaps; never computed, only taken from the log. */
  readonly position: bigint;
  readonly metadata: Metadata;
};
