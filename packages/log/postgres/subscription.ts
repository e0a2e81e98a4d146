import type pg from 'pg';
import { inWords, isConnectionTrouble } from './connectionTrouble.ts';
import { backOff } from '../outages/retryBudget.ts';
import { BATCH_BYTES } from '../port/eventLog.ts';
import type { Batch, SubscribeOptions } from '../port/eventLog.ts';
import { orAborted } from '../port/orAborted.ts';
import { readLogPage } from './pages.ts';
import { isNear, type LogPage, type SharedTail } from './tail.ts';
import type { WakeUps } from './wakeUps.ts';
import { tellHealth } from '../port/subscriptionHealth.ts';
import { withPrefix } from '../port/withPrefix.ts';

/** Milliseconds for which a silent wake-up channel is trusted. */
const LOOK_AGAIN_AFTER = 1_000;

/** Events of a batch, unless the consumer says otherwise. */
export const BATCH = 500;

type Sources = {
  readonly pool: pg.Pool;
  readonly wakeUps: WakeUps;
  /** For subscriptions of the usual size that are near the end. */
  readonly tail: SharedTail;
  /** How long a silent wake-up channel is trusted, in milliseconds; default a second. */
  readonly lookAgainAfter?: number | undefined;
};

/**
 * Pages through the log by position, then follows it. The first batch always comes, also when
 * nothing is there: it tells that the subscription is live. A lost connection is waited out; the
 * consumer just gets its next batch later.
 */
export async function* subscribePostgres(
  { pool, wakeUps, tail, lookAgainAfter = LOOK_AGAIN_AFTER }: Sources,
  {
    after = 0n,
    prefixes,
    batch: size = BATCH,
    batchBytes = BATCH_BYTES,
    onHealth,
    signal,
  }: SubscribeOptions,
): AsyncGenerator<Batch, void, undefined> {
  let position = after;
  let wasLive = false;
  let failures = 0;
  const usual = size === BATCH && batchBytes === BATCH_BYTES;
  let near = usual;
  const health = tellHealth(onHealth);
  while (!signal.aborted) {
    const seen = wakeUps.count();
    let page: LogPage | undefined;
    try {
      page = await orAborted(
        near ? tail.page(position, seen) : readLogPage(pool, position, prefixes, size, batchBytes),
        signal,
      );
    } catch (error) {
      if (!isConnectionTrouble(error)) throw error;
      failures += 1;
      health.failed(inWords(error));
      // A wake-up comes as soon as the listening connection is back.
      await wakeUps.next(wakeUps.count(), backOff(failures), signal);
      continue;
    }
    if (!page) return;
    if (page.head < position) {
      failures += 1;
      health.failed(
        `the event log ends at position ${page.head}, before ${position}, up to which it has been read`,
      );
      await wakeUps.next(wakeUps.count(), backOff(failures), signal);
      continue;
    }
    failures = 0;
    near = usual && isNear(page);
    health.works(page.live);
    if (page.position > position || !wasLive) {
      ({ position, live: wasLive } = page);
      yield { events: withPrefix(page.events, prefixes), position, live: wasLive };
    }
    if (page.live) await wakeUps.next(seen, lookAgainAfter, signal);
  }
}
