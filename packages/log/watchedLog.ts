import { setTimeout as delay } from 'node:timers/promises';
import type { Stored } from '@waymark/events';
import { LogReplaced, LogUnavailable } from './port/eventLog.ts';
import type { Batch, EventLog, NewEvent, SubscribeOptions } from './port/eventLog.ts';
import { stillHolds, type LogPosition } from './logInUse.ts';
import { orAborted } from './port/orAborted.ts';

/** Milliseconds between two looks at the log's mark. */
const LOOK_EVERY = 2_000;
/** The times in a row that the mark may be missing, and the milliseconds before the next look. */
const LOOKS = 3;
const LOOK_AGAIN_AFTER = 500;

export type WatchOptions = {
  /** An event that the log held when it was last used; null when none is known. */
  readonly mark: LogPosition | null;
  /** Told what is wrong when it is noticed, and null when it is over. */
  readonly told?: (trouble: string | null) => void;
  readonly lookEvery?: number;
};

/**
 * The same log, watched while it is used: it must still hold the newest event that was appended
 * through it, or came from it. A log that lost its end, as after a restore from an older backup, or
 * another one at its address, takes appends as if nothing had happened, on which decisions would be
 * made that nobody can keep. So nothing is read or appended as long as the mark is missing, and it
 * goes on by itself when the mark is there again. After each interruption the mark is looked for
 * before anything else is done, and before it is said of an append that met one, or that stands
 * where the log had been longer before, that it was stored.
 */
export function watchedLog(
  log: EventLog,
  { mark: begin, told, lookEvery = LOOK_EVERY }: WatchOptions,
): EventLog {
  let mark = begin;
  let trouble: LogReplaced | null = null;
  /** The log was away, or did not have the mark a moment ago. */
  let doubtful = false;
  let looking: Promise<void> | null = null;
  /** Aborts when trouble begins, or is over. */
  let change = new AbortController();
  const closing = new AbortController();

  const decide = (found: LogReplaced | null) => {
    doubtful = false;
    if ((trouble === null) === (found === null)) return;
    trouble = found;
    const before = change;
    change = new AbortController();
    before.abort();
    told?.(found?.message ?? null);
  };

  /** Leaves all as it is when the log does not answer. */
  const lookForMark = async () => {
    for (let look = 1; mark !== null; look += 1) {
      const wanted = mark;
      if (await stillHolds(log, wanted)) break;
      if (look >= LOOKS) return decide(new LogReplaced(inWords(wanted)));
      doubtful = true;
      await delay(LOOK_AGAIN_AFTER, undefined, { signal: closing.signal });
    }
    decide(null);
  };
  const look = () => (looking ??= lookForMark().finally(() => (looking = null)));

  /** One that was begun before may have asked the log that was there then. */
  const lookAnew = async () => {
    await looking;
    await look();
  };

  const mustBeSure = async () => {
    if (doubtful) await look();
    if (trouble !== null) throw trouble;
  };
  const remember = (place: LogPosition | undefined) => {
    if (place !== undefined && place.position > (mark?.position ?? -1n)) {
      const { stream, revision, id, position } = place;
      mark = { stream, revision, id, position };
    }
  };

  /** Batches until trouble begins. */
  async function* untilTrouble(options: SubscribeOptions): AsyncGenerator<Batch, void, undefined> {
    const signal = AbortSignal.any([options.signal, change.signal]);
    for await (const batch of log.subscribe({ ...options, signal })) {
      // Whether it is of the same log shows before it is handed over.
      if (doubtful) await look();
      if (trouble !== null) return;
      remember(batch.events.at(-1));
      yield batch;
    }
  }

  async function* subscribe(options: SubscribeOptions): AsyncGenerator<Batch, void, undefined> {
    const { signal } = options;
    const onHealth: SubscribeOptions['onHealth'] = (health) => {
      if (health.state === 'retrying') doubtful = true;
      options.onHealth?.(health);
    };
    let { after } = options;
    while (!signal.aborted && !closing.signal.aborted) {
      if (trouble !== null) {
        const [state, problem] = ['retrying', trouble.message] as const;
        options.onHealth?.({ state, failures: 1, since: new Date(), problem });
        await changed(AbortSignal.any([signal, closing.signal]));
        continue;
      }
      const part = { ...options, onHealth };
      const from = after === undefined ? part : { ...part, after };
      try {
        for await (const batch of untilTrouble(from)) {
          after = batch.position;
          yield batch;
        }
      } catch (error) {
        // Another log refuses a position at which none of its events stands.
        doubtful = true;
        await look();
        if (trouble === null) throw error;
      }
      // A log that ends by itself, as one that is closed, is not asked again.
      if (trouble === null && !change.signal.aborted) return;
    }
  }
  const changed = (signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    change.signal.addEventListener('abort', () => resolve(), { once: true });
    return orAborted(promise, signal);
  };

  const watch = async () => {
    while (!closing.signal.aborted) {
      await delay(lookEvery, undefined, { signal: closing.signal, ref: false });
      await look().catch(unlessUnavailable);
    }
  };
  void watch().catch(() => undefined); // It ends when the log is closed.

  return {
    async append(stream, events, expected) {
      await mustBeSure();
      const [end, met] = [mark?.position ?? -1n, log.interruptions?.()];
      const appended = await log.append(stream, events, expected);
      const last = placeOfLast(stream, events, appended);
      const inDoubt = appended.position <= end || doubtful || met !== log.interruptions?.();
      if (inDoubt) await lookAnew();
      await mustBeSure();
      // The right log may be back, and another one have taken the append.
      if (inDoubt && last !== undefined && !(await stillHolds(log, last)))
        throw new LogUnavailable('another log took what was to be stored');
      remember(last);
      return appended;
    },
    async *readStream(...read) {
      await mustBeSure();
      const met = log.interruptions?.();
      yield* log.readStream(...read);
      if (met !== log.interruptions?.()) await lookAnew();
      await mustBeSure();
    },
    subscribe,
    head: () => log.head(),
    trouble: () => trouble?.message ?? null,
    async close() {
      closing.abort();
      await log.close();
    },
  };
}

const placeOfLast = (
  stream: string,
  events: readonly NewEvent[],
  appended: Pick<Stored, 'revision' | 'position'>,
): LogPosition | undefined => {
  const last = events.at(-1);
  return last && { stream, id: last.id.toLowerCase(), ...appended };
};

/** Why the log must not be used, for readiness: a sentence, or none. */
export const troublesOf = (log: EventLog): string[] =>
  [log.trouble?.() ?? null].filter((trouble) => trouble !== null);

const inWords = ({ position }: LogPosition) =>
  `the event log is another one, or has lost its end: it does not hold the event at position ${position} any more`;

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof LogUnavailable)) throw error;
}
