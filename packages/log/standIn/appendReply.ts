import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendOutcome } from './records.ts';

/** Tells how a single append went: a wrong version is an answer here, not an error. */
export function appendReply(
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
