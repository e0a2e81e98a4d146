import { BACKWARDS, END } from '@eventstore/db-client';
import type { Position } from '@eventstore/db-client';
import type { Stored } from '@waymark/events';
import { AT_LEADER } from './clients.ts';
import { BUFFERS, eventsOf, isSystem } from './read.ts';
import type { ServerAccess } from './read.ts';

/** The end of the log. */
export type End = {
  /** The newest event that is not the server's own; null when there is none. */
  readonly newest: Stored | null;
  /** Position of whatever is last, the server's own events as well. */
  readonly position: bigint;
};

/**
 * Numbers of events that we ask for at a time: mostly the first is wanted, and what else is sent is
 * in vain.
 */
const LOOKS = [1, 8, 64, 512] as const;
const LONGER_LOOK = 4_096;

/**
 * The end of the log as it is known from earlier: which event was last then, and the newest of
 * ours, or from where to look on for it.
 */
type KnownEnd = {
  readonly id: string;
  readonly position: bigint;
  readonly newest?: Stored | null;
  readonly from?: Position;
};

/**
 * Looks for the newest event from the end backwards, as far as to where it looked before: the
 * server writes events of its own, of which there may be thousands behind the newest of ours. A
 * look that is cut off is continued by the next.
 */
export class EndOfLog {
  #known: KnownEnd | undefined;

  /** The end as it is now. @throws what the client throws */
  async look(link: ServerAccess): Promise<End> {
    let known = this.#known;
    let last: Stored | undefined;
    let from: Position | undefined;
    for (let page = 0; ; page += 1) {
      const count = LOOKS[page] ?? LONGER_LOOK;
      let seen = 0;
      for await (const event of backwards(link, from ?? END, count)) {
        seen += 1;
        last ??= event;
        if (isOurs(event)) return this.#found(last, event);
        from = { commit: event.position, prepare: event.position };
        if (event.id !== known?.id || event.position !== known.position) continue;
        if (known.newest !== undefined) return this.#found(last, known.newest);
        from = known.from ?? from;
        known = undefined;
        seen = count;
        break;
      }
      if (seen < count) return this.#found(last, null);
      if (known === undefined && last !== undefined && from !== undefined)
        this.#known = { id: last.id, position: last.position, from };
    }
  }

  #found(last: Stored | undefined, newest: Stored | null): End {
    if (last === undefined) return { newest: null, position: 0n };
    const { id, position } = last;
    // Only what a comparison needs stays in memory: an event may be a megabyte.
    const light = newest && { ...newest, data: null };
    this.#known = { id, position, newest: light };
    return { newest: light, position };
  }
}

const isOurs = ({ stream, type }: Stored) => !isSystem({ streamId: stream, type });

/** Events before a position, the last first. */
function backwards(
  link: ServerAccess,
  fromPosition: Position | typeof END,
  maxCount: number,
): AsyncGenerator<Stored, void, undefined> {
  const options = { direction: BACKWARDS, fromPosition, maxCount } as const;
  const read = link.server.client.readAll({ ...options, ...AT_LEADER }, BUFFERS);
  return eventsOf(link, read);
}
