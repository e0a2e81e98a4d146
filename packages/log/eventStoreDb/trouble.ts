import { ErrorType, isCommandError } from '@eventstore/db-client';
import { LogReplaced, LogUnavailable } from '../port/eventLog.ts';
import { CallTimedOut } from '../outages/inTime.ts';
import type { Verdict } from '../outages/untilAnswered.ts';

/** Answers of a server that has understood the call: the same call would be answered the same. */
const FINAL: ReadonlySet<string> = new Set<string>([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_DELETED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.ACCESS_DENIED,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.UNSUPPORTED,
]);

/**
 * True when the same call may work a little later. Raw gRPC errors, errors of the client and plain
 * ones (discovery failed, write after end) come mixed; all that is not a clear answer counts as a
 * passing failure.
 */
export function passes(error: unknown): boolean {
  if (isCommandError(error as Error)) return !FINAL.has((error as { type: string }).type);
  return (
    error instanceof Error &&
    !(error instanceof TypeError) &&
    !(error instanceof RangeError) &&
    !(error instanceof LogUnavailable)
  );
}

/** True when the server knows no such user, or does not let them do this. */
export const isRefusedUser = (error: unknown): boolean =>
  isCommandError(error as Error) && (error as { type: string }).type === ErrorType.ACCESS_DENIED;

/**
 * Says what is wrong with the server, for operators: nothing of what the client wrote, which names
 * hosts.
 */
export const inWords = (error: unknown): string =>
  error instanceof LogReplaced
    ? error.message
    : isRefusedUser(error)
      ? 'the event store refuses the user or what they ask for'
      : error instanceof CallTimedOut
        ? 'the event store takes too long to answer'
        : isCommandError(error as Error)
          ? `the event store answers with an error of the kind ${(error as { type: string }).type}`
          : 'the event store cannot be reached';

/** Judges by a failed call how the server fares; our own refusals say nothing of it. */
export function verdictOf(error: unknown): Verdict {
  if (error instanceof LogUnavailable) return 'ours';
  if (isRefusedUser(error))
    return new LogUnavailable('the event log refuses the user or what they ask for', {
      cause: error,
    });
  return passes(error) ? 'passes' : 'answered';
}
