import type { DomainEvent, Stored, StoredMetadata } from '@waymark/events';

/**
 * The port to the event log. Two adapters stand behind it: Postgres (one machine) and EventStoreDB.
 * Shaped by what both can keep: appends touch one stream; positions are 64-bit, strictly
 * increasing, with gaps, and only ever taken from the log; subscriptions filter by stream-name
 * prefix.
 */

/**
 * The revision that the appender expects of the stream: it does not exist, its last event has this
 * revision, or no belief.
 */
export type ExpectedRevision = 'noStream' | 'any' | bigint;

export type NewEvent = DomainEvent & { readonly id: string; readonly metadata: StoredMetadata };

/** `revision` is that of the last event written, `position` its place in the global order. */
export type Appended = { readonly revision: bigint; readonly position: bigint };

export type ReadOptions = {
  /** First revision to read, inclusive; default is the start (or the end when backwards). */
  readonly from?: bigint;
  /** Last revision to read, inclusive. */
  readonly to?: bigint;
  readonly backwards?: boolean;
  readonly limit?: number;
};

export type SubscribeOptions = {
  /** Last position already processed (exclusive); absent means from the very beginning. */
  readonly after?: bigint;
  /** Only streams whose name begins with one of these; absent means all. */
  readonly prefixes?: readonly string[];
  /** Largest number of events handed over at once. Default 500. */
  readonly batch?: number;
  /**
   * Largest size of one batch in bytes of JSON, about; a larger event comes alone. Default
   * BATCH_BYTES.
   */
  readonly batchBytes?: number;
  /**
   * Called at the beginning, whenever the state changes, and at each further failure. It must not
   * throw.
   */
  readonly onHealth?: (health: SubscriptionHealth) => void;
  readonly signal: AbortSignal;
};

/**
 * The state of a subscription. `retrying`: the log cannot be read, `failures` times in a row by
 * now, and is asked again with growing pauses until it answers; then by itself `catching-up` or
 * `live` with no failures.
 */
export type SubscriptionHealth = {
  readonly state: 'catching-up' | 'live' | 'retrying';
  readonly failures: number;
  /** When this state began. */
  readonly since: Date;
  /** Why it is retrying, in words that operators may see: no addresses, no secrets. */
  readonly problem: string | null;
};

/**
 * A batch of matching events in global order, and the position up to which the log has been looked
 * through (at or beyond the last event; it also moves when nothing matched, then `events` is
 * empty). `live` is true when nothing more was waiting at the time of reading.
 */
export type Batch = {
  readonly events: readonly Stored[];
  readonly position: bigint;
  readonly live: boolean;
};

export interface EventLog {
  /**
   * Appends all events or none. The same ids again, with the same expectation, answer as the first
   * time, also after a restart and with later events behind them.
   * @throws WrongExpectedRevision, EventTooLarge, InvalidEvent, StreamDeleted, LogUnavailable
   */
  append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended>;

  /**
   * Events of one stream; an absent stream yields nothing. @throws StreamDeleted, LogUnavailable
   */
  readStream(stream: string, options?: ReadOptions): AsyncIterable<Stored>;

  /**
   * Catches up from `after`, then follows live; never a gap, never a repeat. Ends when the signal
   * aborts. A log that ends before `after`, or before what has been handed over, is `retrying`
   * until it holds that position again. The next batch is fetched only when the consumer asks for
   * it, so a slow consumer holds nothing else up.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<Batch>;

  /** Position of the newest event, 0n when the log is empty. */
  head(): Promise<bigint>;

  /**
   * Why the log must not be used now, for operators; null when all is well. Absent where nobody
   * watches over it.
   */
  trouble?(): string | null;

  /**
   * How often a call was not answered and made again so far: whoever answered it then may be
   * another server.
   */
  interruptions?(): number;

  close(): Promise<void>;
}

/** Limit of one whole append, as EventStoreDB sets it (1 MiB), less room for its own framing. */
export const MAX_APPEND_BYTES = 1_000_000;
/** The most bytes in a batch of a subscription, unless it says otherwise. */
export const BATCH_BYTES = 2_000_000;
/** Longest stream name and event type. */
export const MAX_NAME_LENGTH = 255;

export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: bigint | 'noStream';
  constructor(stream: string, expected: ExpectedRevision, actual: bigint | 'noStream') {
    super(`stream ${stream}: expected revision ${expected}, but it is ${actual}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** The whole append is larger than MAX_APPEND_BYTES. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
  readonly bytes: number;
  constructor(bytes: number) {
    super(`the append has ${bytes} bytes, at most ${MAX_APPEND_BYTES} fit`);
    this.bytes = bytes;
  }
}

/**
 * Something that no adapter could give back unchanged: `\u0000`, a lone surrogate, a bigint, a name
 * too long.
 */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/**
 * The log does not answer now; the append may or may not have been stored: retry with the same ids.
 */
export class LogUnavailable extends Error {
  override readonly name: string = 'LogUnavailable';
}

/**
 * The log that answers is not the one that was there before, or has lost its end, as after a
 * restore from an older backup. Nobody may use it before a person has looked; nothing of this
 * attempt was stored in the log that was there.
 */
export class LogReplaced extends LogUnavailable {
  override readonly name = 'LogReplaced';
}

/**
 * The stream was deleted for good in the store itself: it can be neither read nor written, ever
 * again.
 */
export class StreamDeleted extends Error {
  override readonly name = 'StreamDeleted';
  constructor(stream: string) {
    super(`stream ${stream} was deleted for good`);
  }
}
