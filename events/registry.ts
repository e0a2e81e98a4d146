import type { z } from 'zod';
import {
  accountEventSchemas,
  claimEventSchemas,
  type AccountEvent,
  type ClaimEvent,
} from './account.ts';
import { blueprintEventSchemas, type BlueprintEvent } from './blueprint.ts';
import { clientEventSchemas, type ClientEvent } from './client.ts';
import type { DomainEvent, Metadata, Recorded } from './envelope.ts';
import { invitationEventSchemas } from './invitations.ts';
import { processEventSchemas, type ProcessEvent } from './process.ts';
import { projectEventSchemas, type ProjectEvent } from './project.ts';
import { pastVersions, retiredEvents } from './upcasters/upcasters.ts';
import { newestVersion, readEvent } from './versions.ts';
import type { VersionedEvent } from './versions.ts';
import { workspaceEventSchemas, type WorkspaceEvent } from './workspace.ts';

export { UnreadableEvent } from './versions.ts';

/** Every event there is. */
export type WaymarkEvent =
  | AccountEvent
  | ClaimEvent
  | WorkspaceEvent
  | ClientEvent
  | ProjectEvent
  | BlueprintEvent
  | ProcessEvent;

const schemas = [
  ...accountEventSchemas,
  ...claimEventSchemas,
  ...workspaceEventSchemas,
  ...clientEventSchemas,
  ...invitationEventSchemas,
  ...projectEventSchemas,
  ...blueprintEventSchemas,
  ...processEventSchemas,
] as const;

/** Event type -> its schema and what it was before. */
export const eventVersions: ReadonlyMap<string, VersionedEvent> = new Map(
  schemas.map((schema) => {
    const type = schema.shape.type.value;
    return [type, { current: schema, past: pastVersions.get(type) ?? [] }];
  }),
);

/** Event type -> schema of the whole event as it is written today. */
export const eventSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  [...eventVersions].map(([type, { current }]) => [type, current]),
);

/** An envelope that goes with an event of this type today: it names the version of the data unless that is the first. */
export function withVersion(type: string, metadata: Metadata): Metadata {
  const event = eventVersions.get(type);
  const version = event === undefined ? 1 : newestVersion(event);
  return version === 1 ? metadata : { ...metadata, version };
}

/**
 * What the log gave back, as the event it is today: older versions are upcast.
 * @throws UnreadableEvent when the type or its version is unknown, or the data does not fit its schema
 */
export function parseEvent(
  recorded: Recorded,
): Recorded<WaymarkEvent & DomainEvent> {
  const event = readEvent(
    eventVersions,
    recorded,
    retiredEvents,
  ) as WaymarkEvent;
  return { ...recorded, ...event } as Recorded<WaymarkEvent & DomainEvent>;
}
