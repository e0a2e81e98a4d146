import { setTimeout as sleep } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import type { LiveChange } from '@waymark/api';
import {
  parseEvent,
  prefixesOf,
  UnreadableEvent,
  nouns,
  partsOfStream,
  type Stored,
} from '@waymark/events';
import type { EventLog } from '@waymark/log';
import type { Logger } from 'pino';
import type { Progress } from '../reading/progress.ts';
import type { Reader } from '../reading/readAs.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';
import { readModelNames } from '../readModels/readModels.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { ChangeMemory, type RememberedChange } from './changeMemory.ts';
import { concerns, concernsOf, endsMembership, topicsFor } from './concern.ts';
import { LiveLines, type LineOf, type Opening } from './liveLines.ts';

/**
 * Rows should be there when a listener hears of a change; a read model that stands still must not
 * silence the rest.
 */
const WAIT_FOR_ROWS = 1_000;
/**
 * Who could not be told for want of rows is told when they come, at the latest after this; longer
 * no token lasts.
 */
const WAIT_FOR_LATE_ROWS = 900_000;

const streams = prefixesOf(({ topics }) => topics !== null);

type Listener = {
  readonly reader: Reader;
  /** Where they are. */
  readonly address: string;
  /** The session by which they listen. */
  readonly sid: string;
  readonly hear: (change: LiveChange) => void;
  /** Something may have been missed: everything up to the position is to be read anew. */
  readonly reload: (position: string) => void;
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

/** What an event changes for those who look, in the words of `GET /api/live`. */
function topicsOf({ type, stream }: KnownEvent): readonly string[] {
  const { kind, id } = partsOfStream(stream);
  return nouns[kind].topics?.(type, id) ?? [];
}

/**
 * One subscription to the log, shared by all who listen to live changes; each hears only what it
 * may read.
 */
export class LiveHub {
  readonly #listeners: LiveLines<Listener>;
  readonly #memory = new ChangeMemory();
  #position = 0n;

  /** @param most lines that may be open */
  constructor(most?: number) {
    this.#listeners = new LiveLines(most);
  }

  /** Position up to which changes have been told. */
  get position(): bigint {
    return this.#position;
  }

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** @throws RequestRefused 429 when an account, or a network, has as many lines as it may */
  mayOpen(by: Opening): void {
    this.#listeners.mayOpen(by);
  }

  /** @throws RequestRefused as `LiveLines` */
  admit(of: LineOf): void {
    this.#listeners.admit(of);
  }

  /** Topics that the reader has missed after a position; null where that can't be told any more. */
  missedSince(after: bigint, reader: Reader): readonly string[] | null {
    return this.#memory.since(after, reader);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.remove(listener);
  }

  /** Follows the log from its present end until the signal aborts. */
  async follow(options: Options): Promise<void> {
    const { log, logger, signal } = options;
    while (!signal.aborted) {
      try {
        if (this.#position === 0n) this.#begin(await log.head());
        for await (const { events, position } of log.subscribe({
          after: this.#position,
          prefixes: streams,
          signal,
        }))
          await this.#take(events, position, options);
      } catch (error) {
        if (signal.aborted) return;
        logger.error({ err: errorForLog(error) }, 'live changes failed; they go on in a moment');
        await sleep(1_000, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #begin(position: bigint): void {
    this.#position = position;
    this.#memory.begin(position);
  }

  /** Sends those away who listen by a session that has ended, or of whom all has. */
  endSession(sidOrAccount: string): void {
    for (const listener of this.#listeners)
      if ([listener.sid, listener.reader.accountId].includes(sidOrAccount)) listener.stop();
  }

  /** Sends everybody away. */
  close(): void {
    for (const { stop } of this.#listeners) stop();
  }

  async #take(
    recorded: readonly Stored[],
    position: bigint,
    { pool, progress }: Options,
  ): Promise<void> {
    const events = recorded.flatMap((event) => readable(event));
    const last = events.at(-1)?.position;
    if (last === undefined) return void (this.#position = position);
    const certain = await progress.reached(readModelNames, last, WAIT_FOR_ROWS);
    const found = await concernsOf(pool, events);
    const changes = events.flatMap((event, nth) => {
      const concern = found[nth];
      const topics = topicsOf(event);
      return concern === undefined
        ? []
        : [{ event, position: event.position, concern, topics, certain }];
    });
    // From here on nothing is waited for: whoever comes is told by the memory or by what they hear,
    // and nothing twice or never.
    this.#memory.remember(changes.map(({ event: _, ...remembered }) => remembered));
    this.#tell(changes, last);
    this.#position = position;
    if (!certain) void this.#tellLate(changes, last, progress);
  }

  #tell(changes: readonly Change[], position: bigint): void {
    const heard = new Map<Listener, Set<string>>();
    for (const { event, concern, topics } of changes)
      for (const listener of this.#listeners) {
        if (endsMembership(event, listener.reader)) listener.stop();
        if (!concerns(concern, listener.reader)) continue;
        const all = heard.get(listener) ?? new Set();
        for (const topic of topicsFor(listener.reader, topics)) all.add(topic);
        heard.set(listener, all);
      }
    for (const [listener, topics] of heard) {
      if (this.#listeners.has(listener))
        listener.hear({ position: `${position}`, topics: [...topics] });
    }
  }

  /**
   * While the rows were missing clients were told nothing rather than too much; now they read anew.
   */
  async #tellLate(changes: readonly Change[], position: bigint, progress: Progress): Promise<void> {
    if (!(await progress.reached(readModelNames, position, WAIT_FOR_LATE_ROWS))) return;
    const workspaces = new Set(changes.flatMap(({ concern }) => concern.workspaces));
    for (const { reader, reload } of this.#listeners)
      if (reader.party !== 'team' && workspaces.has(reader.workspaceId))
        reload(`${this.#position}`);
  }
}

type Change = RememberedChange & { readonly event: KnownEvent };

/**
 * The read models stop at an event that can't be read and say so; here it only has nothing to tell.
 */
function readable(recorded: Stored): KnownEvent[] {
  try {
    return [parseEvent(recorded)];
  } catch (error) {
    if (error instanceof UnreadableEvent) return [];
    throw error;
  }
}
