import { status } from '@grpc/grpc-js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import {
  eventMessage,
  identifierOf,
  noSuchPosition,
  serviceError,
  streamName,
  tombstonedError,
} from './messages.ts';
import { send } from './readCall.ts';
import { requiresLeader, type ServerNode } from './node.ts';
import type { ReadCall } from './readCall.ts';
import type { StoredRecord } from './records.ts';
import type { Storage } from './storage.ts';
import { serveSubscription } from './subscription.ts';

/** The reading half of the Streams service: streams, `$all`, and subscriptions to `$all`. */
export function readService(node: ServerNode) {
  return async function read(call: ReadCall): Promise<void> {
    const gone = new AbortController();
    for (const event of ['cancelled', 'close', 'error']) call.on(event, () => gone.abort());
    const options = call.request.getOptions();
    if (!options) return;
    const refusal = node.refusal(requiresLeader(call));
    if (refusal !== null) {
      call.emit('error', refusal);
      return;
    }
    const storage = node.reads();
    if (options.hasSubscription()) return serveSubscription(storage, call, options, gone.signal);
    if (options.getCount() === '0') {
      call.emit('error', serviceError(status.INVALID_ARGUMENT, 'maxCount should be positive.'));
      return;
    }
    const records = options.hasStream()
      ? recordsOfStream(storage, call, options)
      : recordsOfAll(storage, call, options);
    if (!records) return;
    for (const record of records.slice(0, Number(options.getCount()))) {
      if (!(await send(call, eventMessage(record), gone.signal))) return;
    }
    call.end();
  };
}

/** Undefined when the answer has been given already: not found, or an error. */
function recordsOfStream(
  storage: Storage,
  call: ReadCall,
  options: ReadReq.Options,
): readonly StoredRecord[] | undefined {
  const wanted = options.getStream();
  const name = streamName(wanted?.getStreamIdentifier());
  if (storage.stream(name)?.tombstoned) {
    call.emit('error', tombstonedError(name));
    return undefined;
  }
  const records = storage.visible(name);
  if (!records) {
    call.write(
      new streams.ReadResp().setStreamNotFound(
        new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(name)),
      ),
    );
    call.end();
    return undefined;
  }
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const from = wanted?.hasRevision() ? BigInt(wanted.getRevision()) : undefined;
  const pastTheEnd = from !== undefined && from > (records.at(-1)?.revision ?? -1n);
  if (pastTheEnd || (backwards ? wanted?.hasStart() : wanted?.hasEnd())) return [];
  if (backwards)
    return records.filter(({ revision }) => from === undefined || revision <= from).toReversed();
  return records.filter(({ revision }) => revision >= (from ?? 0n));
}

/** Inclusive forwards, exclusive backwards. A position at which no record begins is an error. */
function recordsOfAll(
  storage: Storage,
  call: ReadCall,
  options: ReadReq.Options,
): readonly StoredRecord[] | undefined {
  const all = options.getAll();
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  if (!all?.hasPosition()) {
    if (backwards ? all?.hasStart() : all?.hasEnd()) return [];
    return backwards ? storage.records.toReversed() : storage.records.slice();
  }
  const index = storage.indexAt(BigInt(all.getPosition()?.getCommitPosition() ?? 0));
  if (index === undefined) {
    call.emit('error', noSuchPosition());
    return undefined;
  }
  return backwards ? storage.records.slice(0, index).toReversed() : storage.records.slice(index);
}
