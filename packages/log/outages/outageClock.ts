/**
 * A call takes so many milliseconds at least before it is given up, however long the server has
 * been silent.
 */
const SHORTEST_PATIENCE = 500;

/**
 * Measures how long the server has not answered anybody. Patience begins with that, and not with
 * each call: else calls that wait for one another, such as commands to one stream, would each wait
 * all of it, one after the other.
 */
export class OutageClock {
  #since: number | undefined;
  #lastMet = 0;
  #met = 0;

  /** A call failed in a way that passes. */
  lasts(): void {
    this.#met += 1;
    this.#lastMet = performance.now();
    this.#since ??= this.#lastMet;
  }

  /** How often a call has met it so far: between two equal numbers every call was answered. */
  get met(): number {
    return this.#met;
  }

  /** The server answered something. */
  ends(): void {
    this.#since = undefined;
  }

  /**
   * Milliseconds that are left of the whole patience for a call that begins now: all of it when
   * nobody has met the silence for that long, since the server may have been well in between.
   */
  leaves(patience: number): number {
    const now = performance.now();
    if (now - this.#lastMet > patience) this.#since = undefined;
    if (this.#since === undefined) return patience;
    const left = patience - (now - this.#since);
    return Math.max(left, Math.min(SHORTEST_PATIENCE, patience));
  }
}
