import type { Reader } from '../reading/readAs.ts';
import { concerns, topicsFor, type Concern } from './concern.ts';

/** So many changes are remembered for those who were away, some 4 MB. */
const MOST_REMEMBERED = 10_000;
/** Who missed more topics than this reads everything anew. */
export const MOST_TOPICS = 500;

/** A change as it was told. */
export type RememberedChange = {
  readonly position: bigint;
  readonly concern: Concern;
  readonly topics: readonly string[];
  /** False where it was not yet known which clients may read of it: they have not been told. */
  readonly certain: boolean;
};

/** The last changes, for listeners whose line was cut. */
export class ChangeMemory {
  readonly #most: number;
  readonly #changes: RememberedChange[] = [];
  /** Everything after this position is remembered; null before the memory begins. */
  #from: bigint | null = null;

  constructor(most = MOST_REMEMBERED) {
    this.#most = most;
  }

  /** Nothing up to `position` is remembered. */
  begin(position: bigint): void {
    this.#from = position;
    this.#changes.length = 0;
  }

  /** In the order of the log. */
  remember(changes: readonly RememberedChange[]): void {
    this.#changes.push(...changes);
    // Forgotten in lumps, since those that stay move up.
    if (this.#changes.length < 2 * this.#most) return;
    const forgotten = this.#changes.splice(0, this.#changes.length - this.#most);
    this.#from = forgotten.at(-1)?.position ?? this.#from;
  }

  /**
   * Topics of what the reader may have missed after a position; null where that is not known, or is
   * too much.
   */
  since(after: bigint, reader: Reader): readonly string[] | null {
    if (this.#from === null || after < this.#from) return null;
    const topics = new Set<string>();
    for (let at = this.#changes.length - 1; at >= 0; at -= 1) {
      const change = this.#changes[at];
      if (change === undefined || change.position <= after) break;
      const unsure =
        !change.certain &&
        reader.party !== 'team' &&
        change.concern.workspaces.includes(reader.workspaceId);
      if (unsure) return null;
      if (!concerns(change.concern, reader)) continue;
      for (const topic of topicsFor(reader, change.topics)) topics.add(topic);
      if (topics.size > MOST_TOPICS) return null;
    }
    return [...topics];
  }
}
