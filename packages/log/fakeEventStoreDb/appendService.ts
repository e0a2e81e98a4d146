import { setTimeout as delay } from 'node:timers/promises';
import type {
  sendUnaryData,
  ServerDuplexStream,
  ServerReadableStream,
  ServerUnaryCall,
  ServiceError,
} from '@grpc/grpc-js';
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
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { expectedOf, MAX_APPEND, proposedOf, sizeOf, type Expecting } from './appendRequest.ts';
import { batchReply } from './batchReply.ts';
import {
  idText,
  streamName,
  tombstonedError,
  tooLargeError,
  wrongVersionError,
} from './messages.ts';
import { requiresLeader, type ServerNode } from './node.ts';
import type { ProposedEvent, AppendOutcome } from './records.ts';

/** The numbers by which a refused deletion names what was expected. */
const VERSIONS = { any: '-2', noStream: '-1', streamExists: '-4' } as const;

/** Tells how a single append went: a wrong version is an answer here, not an error. */
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
      outcome.revision < 0n ? success : success.setCurrentRevision(String(outcome.revision)),
    );
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.actual !== 'noStream') wrong.setCurrentRevision(String(outcome.actual));
  if (options?.hasRevision()) wrong.setExpectedRevision(options.getRevision());
  if (options?.hasNoStream()) wrong.setExpectedNoStream(new shared.Empty());
  return reply.setWrongExpectedVersion(wrong);
}

/** The writing half of the Streams service. */
export function appendService(node: ServerNode) {
  const { faults } = node;
  /** Gathers the parts of each append by its correlation id, and answers on the same stream. */
  function batchAppend(call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void {
    const gathering = new Map<
      string,
      { options: BatchAppendReq.Options; events: ProposedEvent[] }
    >();
    call.on('error', () => gathering.clear());
    call.on('end', () => call.end());
    const needsLeader = requiresLeader(call);
    call.on('data', (request: BatchAppendReq) => {
      const refusal = node.refusal(needsLeader);
      if (refusal !== null) {
        call.emit('error', refusal);
        return;
      }
      const correlation = idText(request.getCorrelationId());
      const options = request.getOptions() ?? gathering.get(correlation)?.options;
      if (!options) return;
      const events = [
        ...(gathering.get(correlation)?.events ?? []),
        ...request.getProposedMessagesList().map(proposedOf),
      ];
      gathering.set(correlation, { options, events });
      if (!request.getIsFinal()) return;
      gathering.delete(correlation);
      const reply = batchReply(node.writes(), options, events, Date.now() + faults.clockAhead);
      reply.setCorrelationId(request.getCorrelationId());
      void sendLater(() => {
        if (!call.cancelled) call.write(reply);
      });
    });
  }

  /** The slower way, one call an append, which the client takes when it is given credentials. */
  function append(
    call: ServerReadableStream<AppendReq, AppendResp>,
    answer: sendUnaryData<AppendResp>,
  ): void {
    let options: AppendReq.Options | undefined;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (message) events.push(proposedOf(message));
    });
    call.on('end', () => {
      if (!options) return;
      const stream = streamName(options.getStreamIdentifier());
      if (sizeOf(events) > MAX_APPEND) return answer(tooLargeError(MAX_APPEND));
      const outcome = node
        .writes()
        .append(stream, events, expectedOf(options, options.getRevision()));
      if (outcome.kind === 'tombstoned') return answer(tombstonedError(stream));
      void sendLater(() => answer(null, appendReply(options, outcome)));
    });
  }

  /**
   * Faults of the way back: a reply that is late, or never comes although the events are stored.
   */
  async function sendLater(send: () => void): Promise<void> {
    if (faults.loseReplies > 0) {
      faults.loseReplies -= 1;
      return;
    }
    if (faults.delayReplies > 0) await delay(faults.delayReplies);
    send();
  }

  type Removal = Expecting & {
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
    const outcome = node.writes()[by](stream, expected);
    if (outcome.kind === 'tombstoned') return fail(tombstonedError(stream));
    if (outcome.kind === 'wrongVersion')
      return fail(
        wrongVersionError(
          stream,
          VERSIONS[expected as keyof typeof VERSIONS] ?? String(expected),
          outcome.actual,
        ),
      );
    done(String(outcome.position));
  }

  return {
    batchAppend,
    append,
    delete: (call: ServerUnaryCall<DeleteReq, DeleteResp>, answer: sendUnaryData<DeleteResp>) =>
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
