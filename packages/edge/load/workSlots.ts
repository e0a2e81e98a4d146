import type { Context } from 'koa';

export type WorkSlotsOptions = {
  readonly most: number;
  readonly mostWaiting: number;
  /** How many answers may go out at once to callers that take them slowly. */
  readonly mostGoingOut: number;
  /** A request finds no place. */
  readonly onFull: () => void;
  /** A request has given its place free. */
  readonly onFree: (atWork: number) => void;
};

/**
 * Counts the requests that are at work, and those that wait for their callers to send on, or to
 * take what they are sent, which is no work.
 */
export class WorkSlots {
  readonly #options: WorkSlotsOptions;
  #atWork = 0;
  #waiting = 0;
  #goingOut = 0;

  constructor(options: WorkSlotsOptions) {
    this.#options = options;
  }

  /** A place for one request; null when there is none. */
  take(): WorkSlot | null {
    if (!this.#enter()) return null;
    let where: 'at work' | 'waiting' | 'going out' | 'gone' = 'at work';
    return {
      wait: () => {
        // It may wait for its turn and for its caller at once, or its caller may have left.
        if (where !== 'at work') return true;
        if (this.#waiting >= this.#options.mostWaiting) {
          this.#options.onFull();
          return false;
        }
        where = 'waiting';
        this.#waiting += 1;
        this.#leave();
        return true;
      },
      goOn: () => {
        if (where !== 'waiting') return true;
        if (!this.#enter()) return false;
        where = 'at work';
        this.#waiting -= 1;
        return true;
      },
      goOut: () => {
        const isTooMuch = this.#goingOut >= this.#options.mostGoingOut;
        if (where !== 'at work' || isTooMuch) return;
        where = 'going out';
        this.#goingOut += 1;
        this.#leave();
      },
      free: () => {
        if (where === 'at work') this.#leave();
        if (where === 'waiting') this.#waiting -= 1;
        if (where === 'going out') this.#goingOut -= 1;
        where = 'gone';
      },
    };
  }

  #enter(): boolean {
    const { most, onFull } = this.#options;
    if (this.#atWork >= most) {
      onFull();
      return false;
    }
    this.#atWork += 1;
    return true;
  }

  #leave(): void {
    this.#atWork -= 1;
    this.#options.onFree(this.#atWork);
  }
}

/** The slot that a request takes up in a service while it is answered. */
export type WorkSlot = {
  /** Gives it to others while the caller has to send on; false when too many wait already. */
  wait(): boolean;
  /** Takes one again after waiting; false when there is none. */
  goOn(): boolean;
  /**
   * Its answer is made, and goes out as fast as its caller takes it; it stays at work where too
   * many do.
   */
  goOut(): void;
  /** The request is over. */
  free(): void;
};

/**
 * The place of a request, from the middleware that gave it to those that know when it need not be
 * held.
 */
export const placeOf = (ctx: Context): WorkSlot | undefined =>
  (ctx.state as { place?: WorkSlot }).place;
