import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerExpectation } from './decideAppend.ts';
import { idText } from './messages.ts';
import type { ProposedEvent } from './records.ts';

/** Limit of one whole append, as the server's default is. */
export const MAX_APPEND = 1_048_576;

/** The options of a request that say which version of the stream it expects. */
export type Expecting = { hasAny(): boolean; hasNoStream(): boolean; hasStreamExists(): boolean };

/** The version a request expects, whichever of the calls it came by. */
export const expectedOf = (options: Expecting, revision: string): ServerExpectation =>
  options.hasAny()
    ? 'any'
    : options.hasNoStream()
      ? 'noStream'
      : options.hasStreamExists()
        ? 'streamExists'
        : BigInt(revision);

type Message = BatchAppendReq.ProposedMessage | AppendReq.ProposedMessage;

/** An event as the client sent it, for the storage. */
export const proposedOf = (message: Message): ProposedEvent => ({
  id: idText(message.getId()),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

/** Bytes of the events that count against the limit of an append. */
export const sizeOf = (events: readonly ProposedEvent[]) =>
  events.reduce(
    (sum, { type, data, metadata }) => sum + type.length * 2 + data.length + metadata.length,
    0,
  );
