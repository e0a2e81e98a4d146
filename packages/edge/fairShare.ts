import { said } from '@waymark/api/problems';
import { Refused } from './refused.ts';

export type FairShareOptions = {
  /** How much is done at once for all together. */
  readonly atOnce: number;
  /** How much of it for one of them. */
  readonly each: number;
  /** How much may wait for one of them. */
  readonly waiting: number;
  /** How long what was used rests for the one who used it, by how long it was used, both in milliseconds. Default: not at all. */
  readonly rest?: (used: number) => number;
  readonly clock?: () => number;
};

type Own = { running: number; readonly queue: (() => void)[] };

/**
 * Does work for many, so that nobody has to wait behind all that one of them sent: of those who wait, whoever has least
 * at work is next, and who was served last comes last.
 */
export class FairShare {
  readonly #options: FairShareOptions;
  readonly #known = new Map<string, Own>();
  #running = 0;

  constructor(options: FairShareOptions) {
    this.#options = options;
  }

  /** Does the work once it is `who`'s turn. @throws Refused 429 `too-many-at-once` when too much waits for them already */
  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
    const own = this.#known.get(who) ?? { running: 0, queue: [] };
    this.#known.set(who, own);
    const { atOnce, each, waiting } = this.#options;
    if (this.#running < atOnce && own.running < each && own.queue.length === 0)
      this.#begin(own);
    else {
      if (own.queue.length >= waiting) throw tooManyAtOnce();
      await new Promise<void>((turn) => own.queue.push(turn));
    }
    const { rest = () => 0, clock = () => performance.now() } = this.#options;
    const since = clock();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      const resting = rest(clock() - since);
      if (resting <= 0) this.#served(who, own);
      else {
        setTimeout(() => this.#served(who, own), resting).unref();
        this.#next();
      }
    }
  }

  #served(who: string, own: Own): void {
    own.running -= 1;
    if (own.running === 0 && own.queue.length === 0) this.#known.delete(who);
    this.#next();
  }

  #begin(own: Own): void {
    this.#running += 1;
    own.running += 1;
  }

  #next(): void {
    const { atOnce, each } = this.#options;
    while (this.#running < atOnce) {
      let next: readonly [string, Own] | undefined;
      for (const [who, own] of this.#known)
        if (
          own.queue.length > 0 &&
          own.running < each &&
          own.running < (next?.[1].running ?? Infinity)
        )
          next = [who, own];
      if (next === undefined) return;
      const [who, own] = next;
      this.#known.delete(who);
      this.#known.set(who, own);
      this.#begin(own);
      own.queue.shift()?.();
    }
  }
}

const tooManyAtOnce = () =>
  new Refused({
    status: 429,
    code: 'too-many-at-once',
    detail: said('askedTooMuch'),
    headers: { 'Retry-After': '1' },
  });
