import { setTimeout as sleep } from 'node:timers/promises';
import { errorForLog, overloaded, Refused } from '@waymark/api/http';
import type { LiveChange } from '@waymark/api';
import { parseEvent, prefixOf, UnreadableEvent } from '@waymark/events';
import type { EventLog } from '@waymark/events/log';
import type { Logger } from 'pino';
import type { Progress } from '../progress.ts';
import type { Reader } from '../readAs.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { concernOf, concerns, endsMembership } from './concern.ts';
import { topicsOf } from './topics.ts';

/** Rows should be there when a listener hears of a change; a read model that stands still must not silence the rest. */
const WAIT_FOR_ROWS = 1_000;

/** Streams that one account may hold open: a person's windows, on all their devices. */
export const MOST_PER_ACCOUNT = 20;
/** Streams that all accounts together may hold open. */
const MOST_LISTENERS = 2_000;

const streams = (
  ['account', 'workspace', 'client', 'project', 'blueprint', 'process'] as const
).map(prefixOf);

type Listener = {
  readonly reader: Reader;
  /** The session by which they listen. */
  readonly sid: string;
  readonly hear: (change: LiveChange) => void;
  /** The service ends, or the listener no longer belongs where it listens. */
  readonly stop: () => void;
};
type Options = {
  readonly log: EventLog;
  readonly pool: ReadPool;
  readonly progress: Progress;
  readonly logger: Logger;
  readonly signal: AbortSignal;
};

/** One subscription to the log, shared by all who listen to live changes; each hears only what it may read. */
export class LiveHub {
  readonly #listeners = new Set<Listener>();
  readonly #most: number;
  #position = 0n;

  constructor(most = MOST_LISTENERS) {
    this.#most = most;
  }

  /** Position up to which changes have been told. */
  get position(): bigint {
    return this.#position;
  }

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** @throws Refused 429 when the account, 503 when everybody together has as many streams open as there may be */
  admit(accountId: string): void {
    if (this.#listeners.size >= this.#most) throw overloaded();
    const theirs = [...this.#listeners].filter(
      ({ reader }) => reader.accountId === accountId,
    );
    if (theirs.length >= MOST_PER_ACCOUNT) throw tooManyStreams();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Follows the log from its present end until the signal aborts. */
  async follow({
    log,
    pool,
    progress,
    logger,
    signal,
  }: Options): Promise<void> {
    while (!signal.aborted) {
      try {
        if (this.#position === 0n) this.#position = await log.head();
        for await (const { events, position } of log.subscribe({
          after: this.#position,
          prefixes: streams,
          signal,
        })) {
          const last = events.at(-1)?.position;
          if (last !== undefined && this.#listeners.size > 0) {
            await progress.reached(
              ['directory', 'plans', 'history'],
              last,
              WAIT_FOR_ROWS,
            );
            await this.#tell(pool, events, last);
          }
          this.#position = position;
        }
      } catch (error) {
        if (signal.aborted) return;
        logger.error(
          { err: errorForLog(error) },
          'live changes failed; they go on in a moment',
        );
        await sleep(1_000, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Sends those away who listen by a session that has ended. */
  endSession(sid: string): void {
    for (const listener of [...this.#listeners])
      if (listener.sid === sid) listener.stop();
  }

  /** Sends everybody away. */
  close(): void {
    for (const { stop } of [...this.#listeners]) stop();
  }

  async #tell(
    pool: ReadPool,
    events: readonly Parameters<typeof parseEvent>[0][],
    position: bigint,
  ): Promise<void> {
    const heard = new Map<Listener, Set<string>>();
    for (const recorded of events) {
      const event = readableOrNull(recorded);
      if (event === null) continue;
      const concern = await concernOf(pool, event);
      for (const listener of [...this.#listeners]) {
        if (endsMembership(event, listener.reader)) listener.stop();
        if (!concerns(concern, listener.reader)) continue;
        const topics = heard.get(listener) ?? new Set();
        for (const topic of topicsOf(event)) topics.add(topic);
        heard.set(listener, topics);
      }
    }
    for (const [listener, topics] of heard) {
      if (this.#listeners.has(listener))
        listener.hear({ position: `${position}`, topics: [...topics] });
    }
  }
}

const tooManyStreams = () =>
  new Refused({
    status: 429,
    code: 'too-many-streams',
    detail: `You follow live changes in ${MOST_PER_ACCOUNT} places already. Close some of them.`,
    headers: { 'Retry-After': '30' },
  });

/** The read models stop at an event that can't be read and say so; here it only has nothing to tell. */
function readableOrNull(recorded: Parameters<typeof parseEvent>[0]) {
  try {
    return parseEvent(recorded);
  } catch (error) {
    if (error instanceof UnreadableEvent) return null;
    throw error;
  }
}
