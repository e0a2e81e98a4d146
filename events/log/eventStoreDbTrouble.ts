import { ErrorType, isCommandError } from '@eventstore/db-client';
import { LogUnavailable } from './eventLog.ts';
import { NoAnswer, within } from './inTime.ts';
import { Patience } from './patience.ts';

/** How long one call may take, in milliseconds: the client enforces no deadline for batch appends and reads. */
const CALL_TIME = 4_000;

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
 * True when the same call may work a little later. Raw gRPC errors, errors of the client and plain ones (discovery
 * failed, write after end) come mixed; all that is not a clear answer counts as a passing failure.
 */
export function passes(error: unknown): boolean {
  if (isCommandError(error as Error))
    return !FINAL.has((error as { type: string }).type);
  return (
    error instanceof Error &&
    !(error instanceof TypeError) &&
    !(error instanceof RangeError) &&
    !(error instanceof LogUnavailable)
  );
}

/** What is wrong with the server, for operators: nothing of what the client wrote, which names hosts. */
export const inWords = (error: unknown): string =>
  error instanceof NoAnswer
    ? 'the event store takes too long to answer'
    : isCommandError(error as Error)
      ? `the event store answers with an error of the kind ${(error as { type: string }).type}`
      : 'the event store cannot be reached';

/**
 * Repeats a call that may safely be made twice until it is answered, so many milliseconds are over, or `closed`
 * aborts. @throws LogUnavailable with the reason as cause; final answers of the server as they are
 */
export async function untilAnswered<T>(
  milliseconds: number,
  closed: AbortSignal,
  call: (late: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = new Patience(milliseconds);
  for (;;) {
    try {
      return await within(Math.min(CALL_TIME, patience.time()), call);
    } catch (error) {
      if (!passes(error)) throw error;
      if (closed.aborted || !(await patience.pause())) {
        throw new LogUnavailable('the event log does not answer', {
          cause: error,
        });
      }
    }
  }
}
