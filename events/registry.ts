import { z } from 'zod';
import {
  accountEventSchemas,
  claimEventSchemas,
  type AccountEvent,
  type ClaimEvent,
} from './account.ts';
import { blueprintEventSchemas, type BlueprintEvent } from './blueprint.ts';
import { clientEventSchemas, type ClientEvent } from './client.ts';
import type { DomainEvent, Recorded } from './envelope.ts';
import { processEventSchemas, type ProcessEvent } from './process.ts';
import { projectEventSchemas, type ProjectEvent } from './project.ts';
import { workspaceEventSchemas, type WorkspaceEvent } from './workspace.ts';

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
  ...projectEventSchemas,
  ...blueprintEventSchemas,
  ...processEventSchemas,
] as const;

/** Event type -> schema of the whole event. */
export const eventSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  schemas.map((schema) => [schema.shape.type.value, schema]),
);

/** An event that no schema knows or that does not fit it: the log holds something this version can't read. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/**
 * What the log gave back, as the event it is.
 * @throws UnreadableEvent when the type is unknown or the data does not fit its schema
 */
export function parseEvent(
  recorded: Recorded,
): Recorded<WaymarkEvent & DomainEvent> {
  const schema = eventSchemas.get(recorded.type);
  if (schema === undefined)
    throw new UnreadableEvent(
      `no schema for event type ${recorded.type} at ${recorded.position}`,
    );
  const parsed = schema.safeParse({ type: recorded.type, data: recorded.data });
  if (!parsed.success) {
    throw new UnreadableEvent(
      `${recorded.type} at ${recorded.position}: ${z.prettifyError(parsed.error)}`,
    );
  }
  return { ...recorded, ...(parsed.data as WaymarkEvent) } as Recorded<
    WaymarkEvent & DomainEvent
  >;
}
