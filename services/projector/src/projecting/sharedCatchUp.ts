import {
  orAborted,
  withPrefix,
  type Batch,
  type EventLog,
  type SubscriptionHealth,
} from '@waymark/log';

/** Somebody who follows the log. */
export type CatchUpMember = {
  /** Up to which they have taken everything. */
  position: bigint;
  readonly prefixes: readonly string[] | undefined;
  readonly onHealth: ((health: SubscriptionHealth) => void) | undefined;
};

type Options = {
  readonly log: EventLog;
  /** Position after which it sets out. */
  readonly from: bigint;
  /** Events of a batch. */
  readonly size: number;
  /** With so many members it sets out at once. */
  readonly expected: number;
  /** Called when nobody is left. */
  readonly ended: () => void;
};

/** Milliseconds that the first waits for others: next to nothing before so long a way. */
const GATHERING = 250;
/** Milliseconds that the others wait for a slow one before they go on without it. */
const PATIENCE = 5_000;

/**
 * Members who read the log from the same place, each batch once for all: the next is handed over
 * when everybody asks for it, and is read while they work. It ends when a batch is level with the
 * log, or nobody is left.
 */
export class SharedCatchUp {
  readonly #options: Options;
  readonly #complete = Promise.withResolvers<void>();
  readonly #ending = new AbortController();
  readonly #members = new Set<CatchUpMember>();
  /** Those who ask for the next batch, and how they are told that it is there. */
  readonly #asking = new Map<CatchUpMember, () => void>();
  #batches: AsyncIterator<Batch, void> | undefined;
  #current: Promise<Batch | undefined>;
  #next: Promise<Batch | undefined>;
  #waiting: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#current = this.#setOut();
    this.#next = this.#after(this.#current);
    for (const one of [this.#current, this.#next]) one.catch(() => undefined);
  }

  /** Whether somebody may still set out with it, for batches of so many events. */
  admits({ position }: CatchUpMember, size: number): boolean {
    return (
      this.#batches === undefined &&
      !this.#ending.signal.aborted &&
      position === this.#options.from &&
      size === this.#options.size
    );
  }

  /** Batches of what concerns the member, for as long as it is in the shared catch-up. */
  async *follow(
    member: CatchUpMember,
    signal: AbortSignal,
  ): AsyncGenerator<Batch, void, undefined> {
    this.#members.add(member);
    if (this.#members.size === this.#options.expected) this.#complete.resolve();
    for (;;) {
      const batch = await orAborted(this.#current, signal);
      if (batch === undefined) return;
      member.position = batch.position;
      yield { ...batch, events: withPrefix(batch.events, member.prefixes) };
      if (batch.live || !this.#members.has(member)) return;
      await orAborted(this.#everybodyAsks(member), signal);
    }
  }

  leave(member: CatchUpMember): void {
    this.#members.delete(member);
    this.#asking.delete(member);
    if (this.#members.size === 0) this.#end();
    else this.#goOn();
  }

  /** Waits a moment for others, then begins to read what any of them wants. */
  async #setOut(): Promise<Batch | undefined> {
    const late = setTimeout(this.#complete.resolve, GATHERING);
    await this.#complete.promise;
    clearTimeout(late);
    const { log, from, size } = this.#options;
    const { signal } = this.#ending;
    const all = [...this.#members];
    const prefixes = all.some((one) => one.prefixes === undefined)
      ? undefined
      : [...new Set(all.flatMap((one) => one.prefixes ?? []))];
    const batches = log.subscribe({
      after: from,
      batch: size,
      onHealth: (health) => {
        for (const { onHealth } of this.#members) onHealth?.(health);
      },
      signal,
      ...(prefixes === undefined ? {} : { prefixes }),
    });
    this.#batches = batches[Symbol.asyncIterator]();
    return this.#read();
  }

  async #read(): Promise<Batch | undefined> {
    const found = await this.#batches?.next();
    return found?.done === false ? found.value : undefined;
  }

  async #after(one: Promise<Batch | undefined>): Promise<Batch | undefined> {
    const batch = await one;
    return batch === undefined || batch.live ? undefined : this.#read();
  }

  #everybodyAsks(member: CatchUpMember): Promise<void> {
    return new Promise((told) => {
      this.#asking.set(member, told);
      this.#waiting ??= setTimeout(() => this.#goOnWithout(), PATIENCE);
      this.#goOn();
    });
  }

  #goOnWithout(): void {
    this.#waiting = undefined;
    for (const member of this.#members) if (!this.#asking.has(member)) this.#members.delete(member);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#asking.size === 0 || this.#asking.size < this.#members.size) return;
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#current = this.#next;
    this.#next = this.#after(this.#current);
    // Whoever waits for it is told; all may have left.
    this.#next.catch(() => undefined);
    const told = [...this.#asking.values()];
    this.#asking.clear();
    for (const tell of told) tell();
  }

  #end(): void {
    clearTimeout(this.#waiting);
    this.#ending.abort();
    void this.#batches?.return?.().catch(() => undefined);
    this.#complete.resolve();
    this.#options.ended();
  }
}
