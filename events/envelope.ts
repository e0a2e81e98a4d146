import { z } from 'zod';
import { actorSchema, type Actor, type FormerActor } from './actor.ts';

/**
 * What every event carries beside its own data (DESIGN: streams, envelope).
 * Positions and revisions are 64-bit: bigint in memory, decimal strings in JSON.
 */

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

/** The envelope as it stands in the log: in events of before, the actor in the words of then. */
export type StoredMetadata = Omit<Metadata, 'actor'> & { readonly actor: Actor | FormerActor };

/** An event that has happened. */
export type Recorded<
  E extends DomainEvent = DomainEvent,
  M extends StoredMetadata = Metadata,
> = E & {
  readonly id: string;
  readonly stream: string;
  /** Zero-based number within its stream, without gaps. */
  readonly revision: bigint;
  /**
   * Place in the global order: strictly increasing, with gaps; never computed, only taken from the
   * log.
   */
  readonly position: bigint;
  readonly metadata: M;
};

/** An event as the log gives it back; `parseEvent` reads it. */
export type Stored = Recorded<DomainEvent, StoredMetadata>;
