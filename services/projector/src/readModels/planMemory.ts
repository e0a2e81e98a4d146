/** A plan that somebody remembers. */
export type Remembered = {
  /** About how many bytes it takes. */
  readonly weight: number;
  /** Has whoever remembers it forget it. */
  readonly forget: () => void;
};

/** What is remembered for the tables that answer reads may weigh so much, in bytes. */
export const MOST_FOR_READS = 56_000_000;
/** And so much more what is remembered while tables beside are filled and compared, which must not push the former out. */
export const MOST_BESIDE = 40_000_000;

/**
 * Bounds what all who share it remember of plans together: once that weighs too much, the least recently remembered go
 * first, whoever remembers them.
 */
export class PlanMemory {
  readonly #most: number;
  readonly #all = new Set<Remembered>();
  #weight = 0;

  /** `most` is in bytes; one plan is remembered however heavy it is. */
  constructor(most: number) {
    this.#most = most;
  }

  /** How much is remembered, about in bytes. */
  get weight(): number {
    return this.#weight;
  }

  add(one: Remembered): void {
    this.#all.add(one);
    this.#weight += one.weight;
    for (const oldest of this.#all) {
      if (this.#weight <= this.#most || oldest === one) break;
      this.remove(oldest);
      oldest.forget();
    }
  }

  /** Takes note that it is remembered no longer. */
  remove(one: Remembered): void {
    if (this.#all.delete(one)) this.#weight -= one.weight;
  }
}
