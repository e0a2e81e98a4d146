import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { expectedOf, MAX_APPEND, sizeOf } from './appendRequest.ts';
import { identifierOf, statusWith, streamName } from './messages.ts';
import type { ProposedEvent } from './records.ts';
import type { Storage } from './storage.ts';

/**
 * Appends one gathered batch and tells how it went, in the words of the batch call; `now` is what
 * the server's clock says, in milliseconds since 1970.
 */
export function batchReply(
  storage: Storage,
  options: BatchAppendReq.Options,
  events: readonly ProposedEvent[],
  now: number,
): BatchAppendResp {
  const stream = streamName(options.getStreamIdentifier());
  const reply = new streams.BatchAppendResp().setStreamIdentifier(identifierOf(stream));
  const deadline = options.getDeadline()?.toDate().getTime();
  if (deadline !== undefined && deadline <= now) {
    return reply.setError(
      statusWith('event_store.client.Timeout', new shared.Timeout().serializeBinary()),
    );
  }
  if (sizeOf(events) > MAX_APPEND) {
    const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND);
    return reply.setError(
      statusWith('event_store.client.MaximumAppendSizeExceeded', details.serializeBinary()),
    );
  }
  const outcome = storage.append(stream, events, expectedOf(options, options.getStreamPosition()));
  if (outcome.kind === 'tombstoned') {
    const details = new shared.StreamDeleted().setStreamIdentifier(identifierOf(stream));
    return reply.setError(
      statusWith('event_store.client.StreamDeleted', details.serializeBinary()),
    );
  }
  if (outcome.kind === 'wrongVersion') {
    const details = new shared.WrongExpectedVersion();
    if (outcome.actual !== 'noStream') details.setCurrentStreamRevision(String(outcome.actual));
    if (options.hasNoStream()) details.setExpectedNoStream(options.getNoStream());
    else if (options.hasStreamPosition())
      details.setExpectedStreamPosition(options.getStreamPosition());
    return reply.setError(
      statusWith('event_store.client.WrongExpectedVersion', details.serializeBinary()),
    );
  }
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(outcome.position))
    .setPreparePosition(String(outcome.position));
  const success = new streams.BatchAppendResp.Success().setPosition(position);
  // An empty append to an absent stream has no revision to tell.
  return reply.setSuccess(
    outcome.revision < 0n ? success : success.setCurrentRevision(String(outcome.revision)),
  );
}
