import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '../refusals/refused.ts';
import { Tally } from '../load/tally.ts';

export type FairShareOptions = {
  /** How much is done at once for all together. */
  readonly atOnce: number;
  /** How much of it for one of them. */
  readonly each: number;
  /** How much may wait for one of them. */
  readonly waiting: number;
  /**
   * What is left to others: nobody takes one more while they have as many as are free. Default: no.
   */
  readonly inProportion?: boolean;
  /**
   * How long what was used rests for the one who used it, by how long it was used, both in
   * milliseconds. Default: not at all.
   */
  readonly rest?: (used: number) => number;
  readonly clock?: () => number;
};

/**
 * A group to which several callers belong, as a workspace or a network, and how much is done at
 * once for all of it.
 */
export type Within = { readonly key: string; readonly most: number };

type Group = {
  readonly who: string;
  readonly within: readonly Within[];
  readonly queue: (() => void)[];
  running: number;
  /**
   * When it was last served, by the number of turns; whoever comes is as if it were the one that
   * waits longest.
   */
  served: number;
};

/**
 * Does work for many, so that nobody has to wait behind all that one of them sent: of those who
 * wait, whoever is within what has least of its share at work is next, and of these whoever has
 * least; who was served last comes last.
 */
export class FairShare {
  readonly #options: FairShareOptions;
  /** Those who have something at work or wait, by who they are and what they are within. */
  readonly #groups = new Map<string, Group>();
  readonly #busy = new Tally();
  readonly #busyWithin = new Tally();
  readonly #waiting = new Tally();
  #running = 0;
  #turns = 0;

  constructor(options: FairShareOptions) {
    this.#options = options;
  }

  /**
   * Does the work once it is `who`'s turn. @throws RequestRefused 429 `too-many-at-once` when too
   * much waits for them already
   */
  async take<T>(who: string, work: () => Promise<T>, within: readonly Within[] = []): Promise<T> {
    const key = [who, ...within.map((each) => each.key)].join('\n');
    const group = this.#groups.get(key) ?? { ...{ who, within, queue: [], running: 0, served: 0 } };
    if (group.queue.length === 0 && this.#mayBegin(group)) this.#begin(key, group);
    else {
      if (this.#waiting.of(who) >= this.#options.waiting) throw tooManyAtOnce();
      if (!this.#groups.has(key)) group.served = this.#longestAgo();
      this.#groups.set(key, group);
      this.#waiting.add(who, 1);
      await new Promise<void>((turn) => group.queue.push(turn));
    }
    const { rest = () => 0, clock = () => performance.now() } = this.#options;
    const since = clock();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      const resting = rest(clock() - since);
      if (resting <= 0) this.#served(key, group);
      else {
        setTimeout(() => this.#served(key, group), resting).unref();
        this.#next();
      }
    }
  }

  #mayBegin({ who, within }: Group): boolean {
    const { atOnce, each, inProportion = false } = this.#options;
    const free = atOnce - this.#running;
    const fits = (busy: number, most: number) => busy < most && (!inProportion || busy < free);
    return (
      free > 0 &&
      fits(this.#busy.of(who), each) &&
      within.every(({ key, most }) => fits(this.#busyWithin.of(key), most))
    );
  }

  #begin(key: string, group: Group): void {
    this.#groups.set(key, group);
    this.#running += 1;
    group.served = this.#turns += 1;
    this.#count(group, 1);
  }

  #served(key: string, group: Group): void {
    this.#count(group, -1);
    if (group.running === 0 && group.queue.length === 0) this.#groups.delete(key);
    this.#next();
  }

  #count(group: Group, by: 1 | -1): void {
    group.running += by;
    this.#busy.add(group.who, by);
    for (const { key } of group.within) this.#busyWithin.add(key, by);
  }

  #longestAgo(): number {
    const waiting = [...this.#groups.values()].filter(({ queue }) => queue.length > 0);
    return Math.min(this.#turns - 1, ...waiting.map(({ served }) => served));
  }

  #next(): void {
    for (;;) {
      let next: readonly [string, Group] | undefined;
      let before: readonly number[] = [];
      if (this.#running < this.#options.atOnce)
        for (const [key, group] of this.#groups) {
          if (group.queue.length === 0 || !this.#mayBegin(group)) continue;
          const has = this.#has(group);
          if (next === undefined || isLess(has, before)) [next, before] = [[key, group], has];
        }
      if (next === undefined) return;
      const [key, group] = next;
      this.#waiting.add(group.who, -1);
      this.#begin(key, group);
      group.queue.shift()?.();
    }
  }

  /**
   * How much of its share what they are within has at work, how much they have themselves, and when
   * they were served.
   */
  #has({ who, within, served }: Group): readonly number[] {
    const shares = within.map(({ key, most }) => this.#busyWithin.of(key) / most);
    return [Math.max(0, ...shares), this.#busy.of(who), served];
  }
}

/** Compares two lists by the first number in which they differ. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  const nth = a.findIndex((each, n) => each !== b[n]);
  return nth !== -1 && (a[nth] ?? 0) < (b[nth] ?? 0);
}

const tooManyAtOnce = () =>
  new RequestRefused({
    status: 429,
    code: 'too-many-at-once',
    detail: refusalText('askedTooMuch'),
    headers: { 'Retry-After': '1' },
  });
