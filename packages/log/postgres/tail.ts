import type { Stored } from '@waymark/events';

/** Events after a position, and how far the log has been looked through. */
export type LogPage = {
  readonly events: readonly Stored[];
  readonly position: bigint;
  readonly head: bigint;
  /** Nothing more was there at the time of reading. */
  readonly live: boolean;
};

/**
 * Positions from the newest event back to which a page is worth reading for all at once, whatever
 * they look for.
 */
const NEAR = 20_000n;
/** Pages that are kept for readers who come a little later. */
const KEPT = 4;

export const isNear = ({ head, position }: LogPage): boolean => head - position <= NEAR;

type KeptPage = {
  readonly from: bigint;
  /** How many wake-ups there had been when it was begun. */
  readonly wakes: number;
  readonly page: Promise<LogPage>;
  /** Absent while it is being read. */
  to?: bigint;
};

/**
 * The end of the log, read once for all subscriptions of a process. What a page covers never
 * changes, so it serves everybody who stands within it; who stands at its end waits for a page that
 * is begun after their wake-up.
 */
export class SharedTail {
  readonly #read: (after: bigint) => Promise<LogPage>;
  #kept: readonly KeptPage[] = [];

  constructor(read: (after: bigint) => Promise<LogPage>) {
    this.#read = read;
  }

  /** All events after a position; `wakes` is how many wake-ups the caller knows of. */
  async page(after: bigint, wakes: number): Promise<LogPage> {
    const kept = this.#kept.find((one) => serves(one, after, wakes)) ?? this.#begin(after, wakes);
    const { events, live, ...rest } = await kept.page;
    return {
      ...rest,
      events: events.filter(({ position }) => position > after),
      live: live && kept.wakes >= wakes,
    };
  }

  #begin(from: bigint, wakes: number): KeptPage {
    const kept: KeptPage = { from, wakes, page: this.#read(from) };
    this.#kept = [kept, ...this.#kept].slice(0, KEPT);
    kept.page.then(
      ({ position }) => (kept.to = position),
      // A database that failed may come back as another one, restored from a backup.
      () => (this.#kept = []),
    );
    return kept;
  }
}

const serves = ({ from, to, wakes: begunAt }: KeptPage, after: bigint, wakes: number): boolean =>
  to === undefined ? from === after && begunAt >= wakes : from <= after && after < to;
