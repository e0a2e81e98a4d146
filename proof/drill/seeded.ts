/**
 * For a run that is to be unlike those before; it says its seed, so that it can be played again.
 */
export const newSeed = (): number => Math.floor(Math.random() * 1e9);

/**
 * Random numbers that follow from a seed (mulberry32), so that a drill can be run again with the
 * same choices.
 */
export class Seeded {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whole number between both, inclusive. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws Error when there is nothing to choose from */
  pick<T>(choices: readonly T[]): T {
    const chosen = choices[Math.floor(this.next() * choices.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }

  /** A generator of its own, so that concurrent users don't disturb each other's order. */
  fork(): Seeded {
    return new Seeded(Math.floor(this.next() * 2 ** 32));
  }

  /**
   * Without end: all choices in some order, then all in another one, so that none is left out for
   * long.
   */
  *inTurn<T>(choices: readonly T[]): Generator<T, never> {
    for (;;) {
      const left = [...choices];
      while (left.length > 0) {
        const [chosen] = left.splice(this.between(0, left.length - 1), 1);
        yield chosen as T;
      }
    }
  }
}
