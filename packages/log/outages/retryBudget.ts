/**
 * The longest pause between two tries, in milliseconds: a server that is back must not stand
 * unused.
 */
const LONGEST_PAUSE = 1_000;
/** Milliseconds that the last try may take, though it begins when the time is over. */
const LAST_TRY = 250;

/** Milliseconds to wait before try number `attempt` + 1: 50, 100, 200 … at most 1,000. */
export const backOff = (attempt: number): number =>
  Math.min(50 * 2 ** (attempt - 1), LONGEST_PAUSE);

/** Bounds for how long one call goes on trying, and how long it waits between its tries. */
export class RetryBudget {
  readonly #deadline: number;
  #tries = 0;

  /** Begins now, and is over after so many milliseconds. */
  constructor(milliseconds: number) {
    this.#deadline = performance.now() + milliseconds;
  }

  /** Milliseconds that the try which begins now may take. */
  time(): number {
    return Math.max(this.#deadline - performance.now(), LAST_TRY);
  }

  /**
   * Waits before the next try; the last one begins when the time is over. False, at once, when it
   * has been over.
   */
  async pause(): Promise<boolean> {
    const left = this.#deadline - performance.now();
    if (left <= 0) return false;
    this.#tries += 1;
    const pause = Math.min(backOff(this.#tries), left);
    // Rounded up: a timer that fires early would make one more try of a fraction of a millisecond.
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(pause)));
    return true;
  }
}
