import { setTimeout as delay } from 'node:timers/promises';
import { START, streamNameFilter } from '@eventstore/db-client';
import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { backOff } from './connectionTrouble.ts';
import type { Batch, SubscribeOptions } from './eventLog.ts';
import { BUFFER, isSystem, newestPosition, toRecorded } from './eventStoreDbRead.ts';
import type { Link } from './eventStoreDbRead.ts';
import { tapOf } from './eventStoreDbTap.ts';
import { NoAnswer, passes, untilAnswered } from './eventStoreDbTrouble.ts';

/** How long catching up may go on without a sign of life, in milliseconds. */
const STAND_STILL = 10_000;
/** How long a live subscription is silent before it is asked whether others wrote something, in milliseconds. */
const LOOK_AGAIN_AFTER = 200;

/**
 * Follows `$all` with a filter on the server. The client's subscription breaks once and for all with its connection, and
 * so a new one begins after the last batch handed over. It never moves on for events that do not match either (its
 * checkpoints lag, and need not be positions of events): so its position is moved on, at first and whenever it has been
 * silent for a while, by subscribing anew and seeing that nothing comes before `caughtUp`.
 */
export async function* subscribeEventStoreDb(link: Link, { after = 0n, signal, ...options }: SubscribeOptions): AsyncGenerator<Batch, void, undefined> {
  let position = after;
  for (let failures = 0; !signal.aborted; ) {
    try {
      for await (const batch of followOnce(link, { ...options, signal, after: position })) {
        failures = 0;
        position = batch.position;
        yield batch;
      }
    } catch (error) {
      if (!passes(error)) throw error;
      failures += 1;
      await delay(backOff(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}

/** One subscription of the client; it ends when others have written so much that a new one should begin. */
async function* followOnce(
  link: Link, { after, prefixes, batch: size = 500, signal }: SubscribeOptions & { after: bigint },
): AsyncGenerator<Batch, void, undefined> {
  let position = after;
  // Everything up to here is in the log before the subscription begins, so before its `caughtUp`.
  const reached = await untilAnswered(link.patience, signal, () => newestPosition(link));
  if (signal.aborted) return;
  let caughtUp = false;
  let live = false;
  const subscription = open(link, after, prefixes, () => tap.touch());
  const tap = tapOf<AllStreamResolvedEvent>(subscription);
  subscription.on('caughtUp', () => {
    caughtUp = true;
    tap.touch();
  });
  try {
    while (!signal.aborted && !tap.ended()) {
      const events = (await gather(tap, size)).flatMap(({ event }) => (event && !isSystem(event) ? [toRecorded(event)] : []));
      // It comes before the events that were buffered ahead of it have been taken.
      const drained = caughtUp && tap.drained();
      const last = events.at(-1)?.position ?? position;
      const next = drained && reached > last ? reached : last;
      if (events.length > 0 || (drained && !live)) {
        position = next;
        live = drained;
        yield { events, position, live };
      }
      if (!drained && events.length > 0) continue;
      if (await tap.wait(live ? LOOK_AGAIN_AFTER : STAND_STILL, signal)) continue;
      if (!live) throw new NoAnswer(`no sign of life for ${STAND_STILL} ms`);
      const newest = await untilAnswered(link.patience, signal, () => newestPosition(link));
      if (newest > position && tap.drained()) return;
    }
  } finally {
    await subscription.unsubscribe().catch(() => undefined);
  }
}
