import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Milliseconds for which something is worked on before others have their turn. */
const SLICE = 8;

/**
 * Long work in slices: between two of them whatever else the process serves has its turn. Begins
 * with the first one.
 */
export class Slices {
  #began = performance.now();

  /** Whether it is the turn of others; then `next` is to be waited for. */
  get isOver(): boolean {
    return performance.now() - this.#began > SLICE;
  }

  /** Lets others have their turn, and begins another slice. */
  async next(): Promise<void> {
    await turnOfTheLoop();
    this.#began = performance.now();
  }
}
