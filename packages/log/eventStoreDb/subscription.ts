import { setImmediate as turnOfTheLoop, setTimeout as delay } from 'node:timers/promises';
import { START, streamNameFilter } from '@eventstore/db-client';
import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { backOff } from '../outages/retryBudget.ts';
import type { Stored } from '@waymark/events';
import { BATCH_BYTES, LogReplaced } from '../port/eventLog.ts';
import { AT_LEADER } from './clients.ts';
import type { End } from './end.ts';
import type { Batch, SubscribeOptions } from '../port/eventLog.ts';
import { BUFFERS, isSystem, toRecorded } from './read.ts';
import type { ServerAccess } from './read.ts';
import { tapOf } from './tap.ts';
import type { Tap } from './tap.ts';
import { inWords, passes } from './trouble.ts';
import { CallTimedOut } from '../outages/inTime.ts';
import { weightOf } from '../port/weightOf.ts';
import { tellHealth } from '../port/subscriptionHealth.ts';
import { withPrefix } from '../port/withPrefix.ts';

/** Milliseconds for which catching up may go on without a sign of life. */
const STAND_STILL = 10_000;
/** Milliseconds of silence after which we ask whether others wrote something. */
const LOOK_AGAIN_AFTER = 200;
/**
 * The times in a row that the server may refuse a position, while it answers other calls, before it
 * is held to be wrong.
 */
const GIVE_UP_AFTER = 5;

/**
 * Follows `$all` with a filter on the server. The client's subscription breaks once and for all
 * with its connection, and so a new one begins after the last batch handed over. It never moves on
 * for events that do not match either (its checkpoints lag, and need not be positions of events):
 * so its position is moved on, at first and whenever it has been silent for a while, by subscribing
 * anew: with the newest event among what is asked for, whose arrival tells that all before it has
 * come, whichever node of a cluster answers.
 */
export async function* subscribeEventStoreDb(
  link: ServerAccess,
  { after = 0n, signal, onHealth, ...options }: SubscribeOptions,
): AsyncGenerator<Batch, void, undefined> {
  let position = after;
  const health = tellHealth(onHealth);
  for (let failures = 0; !signal.aborted;) {
    try {
      for await (const batch of followOnce(link, { ...options, signal, after: position })) {
        failures = 0;
        position = batch.position;
        health.works(batch.live);
        yield batch;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!passes(error) && !(error instanceof LogReplaced)) throw error;
      failures += 1;
      health.failed(inWords(error));
      if (failures >= GIVE_UP_AFTER && isUnknown(error))
        throw new Error(`${position} is not a position of this log`, { cause: error });
      await delay(backOff(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}

/**
 * One subscription of the client; it ends when others have written so much that a new one should
 * begin.
 */
async function* followOnce(
  link: ServerAccess,
  {
    after,
    prefixes,
    batch: size = 500,
    batchBytes = BATCH_BYTES,
    signal,
  }: SubscribeOptions & { after: bigint },
): AsyncGenerator<Batch, void, undefined> {
  let position = after;
  const end = await link.end.look(link);
  mustHold(end, after);
  if (signal.aborted) return;
  // Everything up to here is in the log before the subscription begins.
  const reached = end.newest?.position ?? 0n;
  let looked = after;
  let toldAt = 0;
  let caughtUp = false;
  let live = false;
  const asked = withStream(prefixes, reached > after ? end.newest : null);
  const subscription = open(link, after, asked, () => tap.touch());
  const tap = tapOf<AllStreamResolvedEvent>(subscription);
  subscription.on('caughtUp', () => {
    caughtUp = true;
    tap.touch();
  });
  try {
    while (!signal.aborted && !tap.ended()) {
      const taken = await gather(tap, size, batchBytes);
      const events = withPrefix(taken, prefixes);
      looked = taken.at(-1)?.position ?? looked;
      // `caughtUp` comes before the events that were buffered ahead of it have been taken, and a
      // node that lags behind says it too.
      const level = caughtUp && tap.drained() && looked >= reached;
      // Where only others write, and without a pause, that is told from time to time.
      const moved = looked > position && performance.now() - toldAt > LOOK_AGAIN_AFTER;
      if (events.length > 0 || (level && (!live || moved))) {
        toldAt = performance.now();
        position = level ? looked : (events.at(-1)?.position ?? position);
        live = level;
        yield { events, position, live };
      }
      if (!level && taken.length > 0) continue;
      if (await tap.wait(live ? LOOK_AGAIN_AFTER : STAND_STILL, signal)) continue;
      if (!live) throw new CallTimedOut(`no sign of life for ${STAND_STILL} ms`);
      const now = await endLately(link);
      mustHold(now, position);
      if ((now.newest?.position ?? 0n) > position && tap.drained()) return;
    }
  } finally {
    // Where it never came about there is nothing to end, and nobody waits for it.
    void subscription.unsubscribe().catch(() => undefined);
  }
}

/** @throws LogReplaced where the log ends before a position that was in it */
function mustHold({ newest, position: last }: End, position: bigint): void {
  // What was newest may be gone, when its stream was deleted for good; a log never ends earlier for
  // that.
  if ((newest?.position ?? 0n) < position && last < position)
    throw new LogReplaced(
      `the event store ends at position ${last}, before ${position}, up to which it has been read`,
    );
}

/** The prefixes by which the newest event comes too. */
const withStream = (
  prefixes: readonly string[] | undefined,
  newest: Stored | null,
): readonly string[] | undefined =>
  newest === null || prefixes === undefined ? prefixes : [...prefixes, newest.stream];

function open(
  { server }: ServerAccess,
  after: bigint,
  prefixes: readonly string[] | undefined,
  checkpointReached: () => void,
): AllStreamSubscription {
  const fromPosition = after === 0n ? START : { commit: after, prepare: after };
  // An empty name exists nowhere: no prefixes at all match nothing.
  const filter = prefixes?.length
    ? streamNameFilter({ prefixes: [...prefixes], checkpointReached })
    : streamNameFilter({ regex: prefixes ? '^$' : '^[^$]', checkpointReached });
  const options = { fromPosition, filter, ...AT_LEADER } as const;
  return server.client.subscribeToAll(options, BUFFERS);
}

/**
 * Fills a batch as long as more comes at once and there is room for it; one event always has room.
 */
async function gather(
  tap: Tap<AllStreamResolvedEvent>,
  size: number,
  mostBytes: number,
): Promise<Stored[]> {
  const events: Stored[] = [];
  let bytes = 0;
  let waited = false;
  while (events.length < size) {
    const [next] = tap.take(1);
    if (!next) {
      if (events.length === 0 || waited) break;
      await turnOfTheLoop();
      waited = true;
      continue;
    }
    waited = false;
    if (!next.event || isSystem(next.event)) continue;
    bytes += weightOf(next.event.data) + weightOf(next.event.metadata);
    if (bytes > mostBytes && events.length > 0) {
      tap.putBack(next);
      break;
    }
    events.push(toRecorded(next.event));
  }
  return events;
}

/**
 * The server's code for what it has no name for; it answers so to a position at which no event
 * stands.
 */
const isUnknown = (error: unknown) => (error as { code?: unknown }).code === 2;

const lately = new WeakMap<ServerAccess, { readonly until: number; readonly end: Promise<End> }>();

/** One look serves all subscriptions that have fallen silent at about the same time. */
function endLately(link: ServerAccess): Promise<End> {
  const look = lately.get(link);
  if (look && look.until > performance.now()) return look.end;
  const end = link.end.look(link);
  lately.set(link, { until: performance.now() + LOOK_AGAIN_AFTER / 2, end });
  return end;
}
