import type { ExpectedRevision } from '../port/eventLog.ts';

/** The fewest of the latest ids that are remembered; at most twice as many are. */
const GENERATION = 20_000;

type KnownPosition = { readonly stream: string; readonly revision: bigint };

/**
 * Remembers where the events stand that this process has read or appended. The server compares ids
 * only where it looks for a repetition: fresh ids before known ones, or known ones behind the last
 * event, it would store a second time. Who appends behind a revision has read up to it, so what
 * must not be repeated is known here.
 *
 * Old ids are forgotten a generation at once: a Map from which the oldest entry is taken again and
 * again walks over all that was taken before, which would cost more than the append.
 */
export class KnownIds {
  #latest = new Map<string, KnownPosition>();
  #before = new Map<string, KnownPosition>();

  remember(stream: string, id: string, revision: bigint): void {
    if (this.#latest.size >= GENERATION) {
      this.#before = this.#latest;
      this.#latest = new Map();
    }
    this.#latest.set(id, { stream, revision });
  }

  /**
   * True for ids of which some stand in the stream already, but not as this very append would have
   * stored them.
   */
  contradict(stream: string, ids: readonly string[], expected: ExpectedRevision): boolean {
    const revisions = ids.map((id) => {
      const place = this.#latest.get(id) ?? this.#before.get(id);
      return place?.stream === stream ? place.revision : undefined;
    });
    if (revisions.every((revision) => revision === undefined)) return false;
    const first = expected === 'noStream' ? 0n : expected === 'any' ? revisions[0] : expected + 1n;
    return (
      first === undefined || revisions.some((revision, index) => revision !== first + BigInt(index))
    );
  }
}
