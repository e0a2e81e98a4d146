import { setTimeout as delay } from 'node:timers/promises';
import type {
  sendUnaryData,
  ServerDuplexStream,
  ServerReadableStream,
  ServerUnaryCall,
  ServiceError,
} from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  DeleteReq,
  DeleteResp,
  TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected } from './decideAppend.ts';
import type { Faults } from './faults.ts';
import {
  identifierOf,
  idText,
  statusWith,
  streamName,
  tombstonedError,
  tooLargeError,
  wrongVersionError,
} from './messages.ts';
import type { AppendOutcome, Proposed, Storage } from './storage.ts';

/** Limit of one whole append, as the server's default is. */
const MAX_APPEND = 1_048_576;

const expectedOf = (
  options: {
    hasAny(): boolean;
    hasNoStream(): boolean;
    hasStreamExists(): boolean;
  },
  revision: string,
): Expected =>
  options.hasAny()
    ? 'any'
    : options.hasNoStream()
      ? 'noStream'
      : options.hasStreamExists()
        ? 'streamExists'
        : BigInt(revision);

type Message = BatchAppendReq.ProposedMessage | AppendReq.ProposedMessage;
const proposedOf = (message: Message): Proposed => ({
  id: idText(message.getId()),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});
const sizeOf = (events: readonly Proposed[]) =>
  events.reduce(
    (sum, { type, data, metadata }) =>
      sum + type.length * 2 + data.length + metadata.length,
    0,
  );

/** The writing half of the Streams service. */
export function appendService(storage: Storage, faults: Faults) {
  /** Gathers the parts of each append by its correlation id, and answers on the same stream. */
  function batchAppend(
    call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>,
  ): void {
    const gathering = new Map<
      string,
      { options: BatchAppendReq.Options; events: Proposed[] }
    >();
    call.on('error', () => gathering.clear());
    call.on('end', () => call.end());
    call.on('data', (request: BatchAppendReq) => {
      const correlation = idText(request.getCorrelationId());
      const options =
        request.getOptions() ?? gathering.get(correlation)?.options;
      if (!options) return;
      const events = [
        ...(gathering.get(correlation)?.events ?? []),
        ...request.getProposedMessagesList().map(proposedOf),
      ];
      gathering.set(correlation, { options, events });
      if (!request.getIsFinal()) return;
      gathering.delete(correlation);
      const reply = batchReply(options, events);
      reply.setCorrelationId(request.getCorrelationId());
      void sendLater(() => {
        if (!call.cancelled) call.write(reply);
      });
    });
  }

  function batchReply(
    options: BatchAppendReq.Options,
    events: readonly Proposed[],
  ): BatchAppendResp {
    const stream = streamName(options.getStreamIdentifier());
    const reply = new streams.BatchAppendResp().setStreamIdentifier(
      identifierOf(stream),
    );
    if (sizeOf(events) > MAX_APPEND) {
      const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(
        MAX_APPEND,
      );
      return reply.setError(
        statusWith(
          'event_store.client.MaximumAppendSizeExceeded',
          details.serializeBinary(),
        ),
      );
    }
    const outcome = storage.append(
      stream,
      events,
      expectedOf(options, options.getStreamPosition()),
    );
    if (outcome.kind === 'tombstoned') {
      const details = new shared.StreamDeleted().setStreamIdentifier(
        identifierOf(stream),
      );
      return reply.setError(
        statusWith(
          'event_store.client.StreamDeleted',
          details.serializeBinary(),
        ),
      );
    }
    if (outcome.kind === 'wrongVersion') {
      const details = new shared.WrongExpectedVersion();
      if (outcome.actual !== 'noStream')
        details.setCurrentStreamRevision(String(outcome.actual));
      if (options.hasNoStream())
        details.setExpectedNoStream(options.getNoStream());
      else if (options.hasStreamPosition())
        details.setExpectedStreamPosition(options.getStreamPosition());
      return reply.setError(
        statusWith(
          'event_store.client.WrongExpectedVersion',
          details.serializeBinary(),
        ),
      );
    }
    const position = new shared.AllStreamPosition()
      .setCommitPosition(String(outcome.position))
      .setPreparePosition(String(outcome.position));
    const success = new streams.BatchAppendResp.Success().setPosition(position);
    // An empty append to an absent stream has no revision to tell.
    return reply.setSuccess(
      outcome.revision < 0n
        ? success
        : success.setCurrentRevision(String(outcome.revision)),
    );
  }

  /** The slower way, one call an append, which the client takes when it is given credentials. */
  function append(
    call: ServerReadableStream<AppendReq, AppendResp>,
    answer: sendUnaryData<AppendResp>,
  ): void {
    let options: AppendReq.Options | undefined;
    const events: Proposed[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (message) events.push(proposedOf(message));
    });
    call.on('end', () => {
      if (!options) return;
      const stream = streamName(options.getStreamIdentifier());
      if (sizeOf(events) > MAX_APPEND) return answer(tooLargeError(MAX_APPEND));
      const outcome = storage.append(
        stream,
        events,
        expectedOf(options, options.getRevision()),
      );
      if (outcome.kind === 'tombstoned') return answer(tombstonedError(stream));
      void sendLater(() => answer(null, appendReply(options, outcome)));
    });
  }

  /** Faults of the way back: a reply that is late, or never comes although the events are stored. */
  async function sendLater(send: () => void): Promise<void> {
    if (faults.loseReplies > 0) {
      faults.loseReplies -= 1;
      return;
    }
    if (faults.delayReplies > 0) await delay(faults.delayReplies);
    send();
  }

  type Removal = Parameters<typeof expectedOf>[0] & {
    getStreamIdentifier(): StreamIdentifier | undefined;
    getRevision(): string;
  };
  function remove(
    options: Removal | undefined,
    by: 'delete' | 'tombstone',
    fail: (error: ServiceError) => void,
    done: (position: string) => void,
  ): void {
    if (!options) return;
    const stream = streamName(options.getStreamIdentifier());
    const expected = expectedOf(options, options.getRevision());
    const outcome = storage[by](stream, expected);
    if (outcome.kind === 'tombstoned') return fail(tombstonedError(stream));
    if (outcome.kind === 'wrongVersion')
      return fail(
        wrongVersionError(
          stream,
          typeof expected === 'bigint' ? String(expected) : '-2',
          outcome.actual,
        ),
      );
    done(String(outcome.position));
  }

  return {
    batchAppend,
    append,
    delete: (
      call: ServerUnaryCall<DeleteReq, DeleteResp>,
      answer: sendUnaryData<DeleteResp>,
    ) =>
      remove(call.request.getOptions(), 'delete', answer, (commit) => {
        const position = new streams.DeleteResp.Position()
          .setCommitPosition(commit)
          .setPreparePosition(commit);
        answer(null, new streams.DeleteResp().setPosition(position));
      }),
    tombstone: (
      call: ServerUnaryCall<TombstoneReq, TombstoneResp>,
      answer: sendUnaryData<TombstoneResp>,
    ) =>
      remove(call.request.getOptions(), 'tombstone', answer, (commit) => {
        const position = new streams.TombstoneResp.Position()
          .setCommitPosition(commit)
          .setPreparePosition(commit);
        answer(null, new streams.TombstoneResp().setPosition(position));
      }),
  };
}

function appendReply(
  options: AppendReq.Options | undefined,
  outcome: Exclude<AppendOutcome, { kind: 'tombstoned' }>,
): AppendResp {
  const reply = new streams.AppendResp();
  if (outcome.kind === 'appended') {
    const position = new streams.AppendResp.Position()
      .setCommitPosition(String(outcome.position))
      .setPreparePosition(String(outcome.position));
    const success = new streams.AppendResp.Success().setPosition(position);
    return reply.setSuccess(
      outcome.revision < 0n
        ? success
        : success.setCurrentRevision(String(outcome.revision)),
    );
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.actual !== 'noStream')
    wrong.setCurrentRevision(String(outcome.actual));
  if (options?.hasRevision()) wrong.setExpectedRevision(options.getRevision());
  if (options?.hasNoStream()) wrong.setExpectedNoStream(new shared.Empty());
  return reply.setWrongExpectedVersion(wrong);
}
