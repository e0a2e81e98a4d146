import { LogUnavailable } from '../port/eventLog.ts';
import { within } from './inTime.ts';
import { RetryBudget } from './retryBudget.ts';
import type { OutageClock } from './outageClock.ts';

/**
 * The meaning of a failed call: `passes` when the same call may work a little later; `answered`, or
 * what to say instead, when the server would answer the same again; `ours` when it says nothing
 * about the server.
 */
export type Verdict = 'passes' | 'answered' | 'ours' | LogUnavailable;

/** The state of the log that each call to it needs. */
export type CallContext = {
  /** Milliseconds to go on trying while the server does not answer. */
  readonly patience: number;
  readonly silence: OutageClock;
  readonly judge: (error: unknown) => Verdict;
  /** Longest that one try may take, in milliseconds; default: all of the patience. */
  readonly tryTime?: number;
  /** Aborts when the log is closed; what is then not answered at once is given up. */
  readonly closed?: AbortSignal;
};

/**
 * Repeats a call that may safely be made twice until it is answered, or the patience is over. A try
 * that still runs when its time is over is told so by its signal.
 * @throws LogUnavailable with the reason as cause; failures that do not pass as they are, or as the
 * verdict says
 */
export async function untilAnswered<T>(
  { patience: whole, silence, judge, tryTime = Infinity, closed }: CallContext,
  call: (late: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = new RetryBudget(silence.leaves(whole));
  for (;;) {
    try {
      const result = await within(Math.min(tryTime, patience.time()), call);
      silence.ends();
      return result;
    } catch (error) {
      const verdict = judge(error);
      if (verdict === 'ours') throw error;
      if (verdict !== 'passes') {
        silence.ends();
        throw verdict === 'answered' ? error : verdict;
      }
      silence.lasts();
      if (closed?.aborted || !(await patience.pause()))
        throw new LogUnavailable('the event log does not answer', { cause: error });
    }
  }
}
