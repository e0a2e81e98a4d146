import {
  actorKey,
  withVersion,
  type Actor,
  type DomainEvent,
  type Metadata,
} from '@waymark/events';
import type { NewEvent } from '@waymark/log';
import type { Request } from './commandRequest.ts';
import { deterministicId } from '../identity/deterministicId.ts';

/**
 * The events of a command as they go to the log. Their ids follow from the command and from what they say: an append
 * whose answer was lost is the same append when it is tried again, and one that the log has taken for the same is the
 * same word for word.
 */
export function enveloped(
  events: readonly DomainEvent[],
  request: Request,
  actor: Actor,
): NewEvent[] {
  const { commandId, name, correlationId, now } = request;
  const metadata: Metadata = {
    workspaceId: request.workspaceId || null,
    actor,
    commandId,
    command: name,
    causationId: request.causationId ?? commandId,
    correlationId,
    at: now,
  };
  const key = actorKey(actor);
  return events.map(({ type, data }, i) => ({
    type,
    data,
    id: deterministicId(
      'event',
      key,
      commandId,
      String(i),
      type,
      JSON.stringify(data),
    ),
    metadata: withVersion(type, metadata),
  }));
}
