import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { LogUnavailable } from './eventLog.ts';

/**
 * SQLSTATEs that pass by themselves: connection lost (08), serialisation or deadlock (40), out of resources (53),
 * shutdown, start-up or time-out (57), transaction cut because it sat idle (25P03).
 */
const PASSING = /^(08|40|53|57|25P03)/;

/** True when the database cannot be reached or used just now, and the same call may work a little later. */
export function isConnectionTrouble(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  // Without a SQLSTATE it comes from the socket or the driver; these two would be mistakes of our own.
  return (
    error instanceof Error &&
    !(error instanceof TypeError) &&
    !(error instanceof RangeError)
  );
}

/** Milliseconds to wait before try number `attempt` + 1: 50, 100, 200 … at most 5,000. */
export const backOff = (attempt: number): number =>
  Math.min(50 * 2 ** (attempt - 1), 5_000);

/**
 * Repeats work that may safely be done twice until it succeeds, `patience` milliseconds are over, or it fails for a
 * reason that does not pass. @throws LogUnavailable with the reason as cause
 */
export async function untilAvailable<T>(
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + patience;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionTrouble(error) && !(error instanceof pg.DatabaseError))
        throw error;
      if (
        !isConnectionTrouble(error) ||
        performance.now() + backOff(attempt) > deadline
      ) {
        throw new LogUnavailable('the event log does not answer', {
          cause: error,
        });
      }
      await delay(backOff(attempt));
    }
  }
}
