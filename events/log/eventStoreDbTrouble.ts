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

/** A call takes so many milliseconds at least before it is given up, however long the server has been silent. */
const SHORTEST_PATIENCE = 500;

/**
 * How long the server has not answered anybody. Patience begins with that, and not with each call: else calls that wait
 * for one another, such as commands to one stream, would each wait all of it, one after the other.
 */
export class Silence {
  #since: number | undefined;

  /** A call failed in a way that passes. */
  lasts(): void {
    this.#since ??= performance.now();
  }

  /** The server answered something. */
  ends(): void {
    this.#since = undefined;
  }

  /** Milliseconds that are left of the whole patience for a call that begins now. */
  leaves(patience: number): number {
    if (this.#since === undefined) return patience;
    const left = patience - (performance.now() - this.#since);
    return Math.max(left, Math.min(SHORTEST_PATIENCE, patience));
  }
}

/** What a call needs to know about the log that it belongs to. */
type Called = {
  readonly patience: number;
  readonly closed: AbortSignal;
  readonly silence: Silence;
};

/**
 * Repeats a call that may safely be made twice until it is answered, the patience is over, or the log is closed.
 * @throws LogUnavailable with the reason as cause; final answers of the server as they are
 */
export async function untilAnswered<T>(
  { patience: whole, closed, silence }: Called,
  call: (late: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = new Patience(silence.leaves(whole));
  for (;;) {
    try {
      const result = await within(Math.min(CALL_TIME, patience.time()), call);
      silence.ends();
      return result;
    } catch (error) {
      if (error instanceof LogUnavailable) throw error;
      if (!passes(error)) {
        silence.ends();
        throw error;
      }
      silence.lasts();
      if (closed.aborted || !(await patience.pause())) {
        throw new LogUnavailable('the event log does not answer', {
          cause: error,
        });
      }
    }
  }
}
