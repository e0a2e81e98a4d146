import { withVersion, type DomainEvent, type Metadata } from '@waymark/events';
import type { NewEvent } from '@waymark/log';
import type { Request } from './commandRequest.ts';
import type { Party } from './decideOn.ts';
import { deterministicId } from './identity/deterministicId.ts';

/**
 * The events of a command as they go to the log. Their ids follow from the command and from what they say: an append
 * whose answer was lost is the same append when it is tried again, and one that the log has taken for the same is the
 * same word for word.
 */
export function enveloped(
  events: readonly DomainEvent[],
  request: Request,
  party: Party,
): NewEvent[] {
  const { accountId, commandId, name, correlationId, now } = request;
  const metadata: Metadata = {
    workspaceId: request.workspaceId || null,
    actor: { kind: 'account', accountId, party },
    commandId,
    command: name,
    causationId: commandId,
    correlationId,
    at: now,
  };
  return events.map(({ type, data }, i) => ({
    type,
    data,
    id: deterministicId(
      'event',
      accountId,
      commandId,
      String(i),
      type,
      JSON.stringify(data),
    ),
    metadata: withVersion(type, metadata),
  }));
}
