/** Milliseconds between two looks at the clock. */
const EVERY = 10;

/** What a thread has used of a processor, and what the clock says, both in milliseconds. */
export type ThreadClock = { readonly now: number; readonly used: number };

const ofThisThread = (): ThreadClock => {
  const { user, system } = process.threadCpuUsage();
  return { now: performance.now(), used: (user + system) / 1_000 };
};

/**
 * Measures the longest turn of the event loop: for how long this thread was at one thing and heard
 * nobody. That is by how much a look at the clock comes late, but no more than the thread was at
 * work since the look before: where the machine has other things to do a thread waits for a
 * processor too, and nothing that it does is the cause.
 */
export class LongestTurn {
  readonly #read: () => ThreadClock;
  #before: ThreadClock;
  #longest = 0;

  constructor(read: () => ThreadClock = ofThisThread) {
    this.#read = read;
    this.#before = read();
  }

  /** Looks again and again, as long as the process has something else to do. */
  watch(): this {
    setInterval(() => this.look(), EVERY).unref();
    return this;
  }

  look(): void {
    const { now, used } = this.#read();
    const late = now - this.#before.now - EVERY;
    this.#longest = Math.max(this.#longest, Math.min(late, used - this.#before.used));
    this.#before = { now, used };
  }

  /** The longest since it was taken last, in milliseconds. */
  take(): number {
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }
}
