import type { z } from 'zod';
import type { AnyDefinition, EventOf } from './define.ts';
import type { DomainEvent, Recorded, Stored, StoredMetadata } from './envelope.ts';
import { nouns, type StreamKind } from './nouns.ts';
import { pastVersions, retiredEvents } from './upcasters/upcasters.ts';
import { newestVersion, readEvent, readMetadata } from './versions.ts';
import type { VersionedEvent } from './versions.ts';

export { UnreadableEvent } from './versions.ts';

/** Every event there is. */
export type WaymarkEvent = {
  [Kind in StreamKind]: EventOf<(typeof nouns)[Kind]['events']>;
}[StreamKind];

/** Event type -> its definition: what it means is the same in whichever stream it stands. */
export const eventDefinitions: ReadonlyMap<string, AnyDefinition> = new Map(
  Object.values(nouns).flatMap(({ events }) =>
    (events as readonly AnyDefinition[]).map((each) => [each.type, each]),
  ),
);

/** Event type -> its schema and what it was before. */
export const eventVersions: ReadonlyMap<string, VersionedEvent> = new Map(
  [...eventDefinitions].map(([type, { schema }]) => [
    type,
    { current: schema, past: pastVersions.get(type) ?? [] },
  ]),
);

/** Event type -> schema of the whole event as it is written today. */
export const eventSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  [...eventVersions].map(([type, { current }]) => [type, current]),
);

/**
 * An envelope that goes with an event of this type today: it names the version of the data unless
 * that is the first.
 */
export function withVersion<M extends StoredMetadata>(type: string, metadata: M): M {
  const event = eventVersions.get(type);
  const version = event === undefined ? 1 : newestVersion(event);
  return version === 1 ? metadata : { ...metadata, version };
}

/**
 * What the log gave back, as the event it is today: older versions are upcast, of its data and of
 * its envelope.
 * @throws UnreadableEvent when the type, its version or its kind of actor is unknown, or the data
 * does not fit its schema
 */
export function parseEvent(stored: Stored): Recorded<WaymarkEvent & DomainEvent> {
  const event = readEvent(eventVersions, stored, retiredEvents) as WaymarkEvent;
  return { ...stored, ...event, metadata: readMetadata(stored) } as Recorded<
    WaymarkEvent & DomainEvent
  >;
}
