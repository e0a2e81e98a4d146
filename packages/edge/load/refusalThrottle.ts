import type { Context } from 'koa';
import { clientAddress, networksOf, type Network } from '../callers/clientAddress.ts';
import { placeOf } from './workSlots.ts';

/** Seconds whose answers may come at once, and milliseconds that one is held at most. */
const AT_ONCE = 0.5;
const LONGEST = 500;

/** Networks that are remembered before those are let go that have nothing held. */
const MOST_NETWORKS = 10_000;

/**
 * Holds answers that cost next to nothing, as refusals, back from a network that gets very many of
 * them: who sends the next request as soon as the last is answered, on fifty connections, fills a
 * processor with them all the same. What is held back is at work for nobody.
 */
export class RefusalThrottle {
  readonly #clock: () => number;
  /** Milliseconds between two answers. */
  readonly #every: number;
  /** By network, when its next answer would be due if they came evenly; in milliseconds. */
  readonly #due = new Map<string, number>();

  constructor(perSecond = Infinity, clock: () => number = () => performance.now()) {
    this.#every = 1_000 / perSecond;
    this.#clock = clock;
  }

  /** One more for whoever is in these networks: by how many milliseconds it is held. */
  next(networks: readonly Network[]): number {
    const now = this.#clock();
    let held = 0;
    for (const { key, times } of networks) {
      const every = this.#every / times;
      const due = Math.max(this.#due.get(key) ?? 0, now) + every;
      const early = due - now - AT_ONCE * 1_000;
      if (early > LONGEST) return LONGEST;
      if (!this.#due.has(key)) this.#letGo(now);
      this.#due.set(key, due);
      held = Math.max(held, early);
    }
    return held;
  }

  /** Waits until the request may be answered; meanwhile it takes up no place (`overload`). */
  async hold(ctx: Context): Promise<void> {
    const ms = this.next(networksOf(clientAddress(ctx)));
    if (ms === 0) return;
    placeOf(ctx)?.wait();
    await new Promise((resolve) => setTimeout(resolve, ms));
  }

  #letGo(now: number): void {
    if (this.#due.size < MOST_NETWORKS) return;
    for (const [network, due] of this.#due) if (due <= now) this.#due.delete(network);
    if (this.#due.size >= MOST_NETWORKS) this.#due.clear();
  }
}

/** Holds an answer back as refusals are (`problemDetails`). */
export const holdBack = async (ctx: Context): Promise<void> =>
  (ctx.state as { pace?: RefusalThrottle }).pace?.hold(ctx);
