import { LRUCache } from 'lru-cache';

/** A plan that somebody remembers. */
export type RememberedPlan = {
  /** About how many bytes it takes. */
  readonly weight: number;
  /** Has whoever remembers it forget it. */
  readonly forget: () => void;
};

/** Bytes that the plans remembered for the tables that answer reads may weigh. */
export const MOST_FOR_READS = 56_000_000;
/**
 * And so much more what is remembered while tables beside are filled and compared, which must not
 * push the former out.
 */
export const MOST_BESIDE = 40_000_000;

/**
 * Bounds what all who share it remember of plans together: once that weighs too much, the least
 * recently remembered go first, whoever remembers them.
 */
export class PlanMemory {
  readonly #all: LRUCache<RememberedPlan, true>;

  /** `most` is in bytes; one plan is remembered however heavy it is. */
  constructor(most: number) {
    this.#all = new LRUCache({
      maxSize: most,
      sizeCalculation: (_, { weight }) => Math.min(weight, most),
      dispose: (_, one, why) => {
        if (why === 'evict') one.forget();
      },
    });
  }

  /** Bytes remembered, about; a plan heavier than the bound counts as much as the bound. */
  get weight(): number {
    return this.#all.calculatedSize;
  }

  add(one: RememberedPlan): void {
    this.#all.set(one, true);
  }

  /** Forgets the plan, so that its weight counts no more. */
  remove(one: RememberedPlan): void {
    this.#all.delete(one);
  }
}
