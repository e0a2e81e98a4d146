import type pg from 'pg';
import { inWords, isConnectionTrouble } from './connectionTrouble.ts';
import { backOff } from './patience.ts';
import { BATCH_BYTES } from './eventLog.ts';
import type { Batch, SubscribeOptions } from './eventLog.ts';
import { readLogPage } from './postgresPages.ts';
import type { WakeUps } from './postgresWakeUps.ts';
import { tellHealth } from './subscriptionHealth.ts';

/** How long to trust a silent wake-up channel, in milliseconds. */
const LOOK_AGAIN_AFTER = 1_000;

/**
 * Pages through the log by position, then follows it. The first batch always comes, also when nothing is there: it
 * tells that the subscription is live. A lost connection is waited out; the consumer just gets its next batch later.
 */
export async function* subscribePostgres(
  pool: pg.Pool,
  wakeUps: WakeUps,
  {
    after = 0n,
    prefixes,
    batch: size = 500,
    batchBytes = BATCH_BYTES,
    onHealth,
    signal,
  }: SubscribeOptions,
): AsyncGenerator<Batch, void, undefined> {
  let position = after;
  let wasLive = false;
  let failures = 0;
  const health = tellHealth(onHealth);
  while (!signal.aborted) {
    const seen = wakeUps.count();
    let batch: Batch | undefined;
    try {
      batch = await orAborted(
        readLogPage(pool, position, prefixes, size, batchBytes),
        signal,
      );
      failures = 0;
    } catch (error) {
      if (!isConnectionTrouble(error)) throw error;
      failures += 1;
      health.failed(inWords(error));
      // A wake-up comes as soon as the listening connection is back.
      await wakeUps.next(wakeUps.count(), backOff(failures), signal);
      continue;
    }
    if (!batch) return;
    health.works(batch.live);
    if (batch.position > position || !wasLive) {
      ({ position, live: wasLive } = batch);
      yield batch;
    }
    if (batch.live) await wakeUps.next(seen, LOOK_AGAIN_AFTER, signal);
  }
}

/** The result, or `undefined` as soon as the signal aborts: a hanging database must not hold up the end. */
async function orAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
