import pg from 'pg';
import { backOff } from '../outages/retryBudget.ts';
import { WAKE_CHANNEL } from './logTables.ts';

/**
 * Tells waiting subscriptions that there may be something new. It may be late or lost: they also
 * look by themselves.
 */
export type WakeUps = {
  /** Grows with every wake-up; take it before looking into the log. */
  count(): number;
  /** Resolves when the count is beyond `seen`, after `milliseconds`, or when the signal aborts. */
  next(seen: number, milliseconds: number, signal: AbortSignal): Promise<void>;
  wake(): void;
  close(): Promise<void>;
};

/**
 * Opens one LISTEN connection, at the first wait; when it is lost it is opened again, with growing
 * pauses.
 */
export function postgresWakeUps(config: pg.ClientConfig): WakeUps {
  let wakes = 0;
  let closed = false;
  let listening = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const sleepers = new Set<() => void>();

  function wake(): void {
    wakes += 1;
    for (const rise of [...sleepers]) rise();
  }

  function listen(attempt: number): void {
    listening = true;
    const current = new pg.Client(config);
    client = current;
    let lost = false;
    // 'error', 'end' and a failed connect all mean the same, and may come together.
    const again = (nextAttempt: number) => () => {
      if (lost || closed) return;
      lost = true;
      // It is broken already; there is nothing left to do for it.
      current.end().catch(() => undefined);
      retry = setTimeout(() => listen(nextAttempt), backOff(nextAttempt));
    };
    current.on('error', again(1));
    current.on('end', again(1));
    current.on('notification', wake);
    // What came while nobody listened is found by the look that this wake-up causes.
    current
      .connect()
      .then(() => current.query(`LISTEN ${WAKE_CHANNEL}`))
      .then(
        () => {
          // When it is lost, whoever waits looks at once whether the database is still there.
          current.once('end', wake);
          wake();
        },
        again(attempt + 1),
      );
  }

  return {
    count: () => wakes,
    wake,
    next(seen, milliseconds, signal) {
      if (!listening && !closed) listen(0);
      if (wakes > seen || signal.aborted || closed) return Promise.resolve();
      return new Promise((resolve) => {
        const rise = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', rise);
          sleepers.delete(rise);
          resolve();
        };
        const timer = setTimeout(rise, milliseconds);
        signal.addEventListener('abort', rise);
        sleepers.add(rise);
      });
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      wake();
      // A connection that is already lost is closed enough.
      await client?.end().catch(() => undefined);
    },
  };
}
