import { z } from 'zod';
import { readActor } from './actor.ts';
import type { Metadata, Stored } from './envelope.ts';

/** Data of an event as it was before it changed. */
export type PastVersion = {
  readonly data: z.ZodType;
  /** Pure: the same data in the shape of the next version. */
  readonly upcast: (data: never) => unknown;
};

/** An event type that is written no more: what it was is another event today. */
export type RetiredEvent = {
  /** Data of its one version. */
  readonly data: z.ZodType;
  /** The event that it is read as, and in which version of that. */
  readonly as: { readonly type: string; readonly version: number };
  /** Pure: the same data in the shape of that event. */
  readonly upcast: (data: never) => unknown;
};

/** One event type through all its versions; the newest has the number `past.length + 1`. */
export type VersionedEvent = {
  /** Schema of the whole event, `{ type, data }`, as it is now. */
  readonly current: z.ZodType;
  /** Version 1 first. */
  readonly past: readonly PastVersion[];
};

/**
 * An event that no schema knows or that does not fit it: the log holds something this version can't
 * read.
 */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** The number of the newest version; goes with each new event as its metadata's `version`. */
export const newestVersion = ({ past }: VersionedEvent): number => past.length + 1;

/**
 * `{ type, data }` of an event as it would be written today: its data is checked against the schema
 * of the version it was written in, and taken from version to version; a retired type is read as
 * what it became.
 * @throws UnreadableEvent when the type or its version is unknown, or the data does not fit
 */
export function readEvent(
  registry: ReadonlyMap<string, VersionedEvent>,
  recorded: Stored,
  retired: ReadonlyMap<string, RetiredEvent> = new Map(),
): unknown {
  const { type, position, metadata } = recorded;
  const former = retired.get(type);
  if (former !== undefined) return readEvent(registry, became(recorded, former));
  const event = registry.get(type);
  if (event === undefined)
    throw new UnreadableEvent(`no schema for event type ${type} at ${position}`);
  // Another program may have written it, without metadata.
  const version = (metadata as Stored['metadata'] | undefined)?.version ?? 1;
  const newest = newestVersion(event);
  if (!Number.isInteger(version) || version < 1 || version > newest)
    throw new UnreadableEvent(
      `${type} at ${position} has version ${version}, this program knows 1 to ${newest}`,
    );
  let { data } = recorded;
  for (const { data: schema, upcast } of event.past.slice(version - 1))
    data = upcast(checked(recorded, schema, data) as never);
  return checked(recorded, event.current, { type, data });
}

/**
 * The envelope of an event as it would be written today. @throws UnreadableEvent when only a newer
 * program knows who acted
 */
export function readMetadata({ type, position, metadata }: Stored): Metadata {
  // Another program may have written it, without metadata.
  const given = (metadata as Stored['metadata'] | undefined)?.actor;
  if (given === undefined) return metadata as Metadata;
  const actor = readActor(given);
  if (actor === null)
    throw new UnreadableEvent(
      `${type} at ${position} was done by a kind of actor that this program does not know`,
    );
  return actor === given ? (metadata as Metadata) : { ...metadata, actor };
}

function became(recorded: Stored, { data, as, upcast }: RetiredEvent): Stored {
  return {
    ...recorded,
    type: as.type,
    data: upcast(checked(recorded, data, recorded.data) as never),
    metadata: { ...recorded.metadata, version: as.version },
  };
}

function checked({ type, position }: Stored, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UnreadableEvent(`${type} at ${position}: ${z.prettifyError(parsed.error)}`);
}
