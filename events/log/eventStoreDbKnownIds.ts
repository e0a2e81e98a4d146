import type { ExpectedRevision } from './eventLog.ts';

/** How many ids are remembered, the oldest forgotten first. */
const CAPACITY = 20_000;

/**
 * Where events stand that this process has read or appended. The server compares ids only where it looks for a
 * repetition: fresh ids before known ones, or known ones behind the last event, it would store a second time. Who appends
 * behind a revision has read up to it, so what must not be repeated is known here.
 */
export class KnownIds {
  readonly #places = new Map<
    string,
    { readonly stream: string; readonly revision: bigint }
  >();

  remember(stream: string, id: string, revision: bigint): void {
    this.#places.delete(id);
    this.#places.set(id, { stream, revision });
    if (this.#places.size <= CAPACITY) return;
    for (const oldest of this.#places.keys()) {
      this.#places.delete(oldest);
      return;
    }
  }

  /** True for ids of which some stand in the stream already, but not as this very append would have stored them. */
  contradict(
    stream: string,
    ids: readonly string[],
    expected: ExpectedRevision,
  ): boolean {
    const revisions = ids.map((id) => {
      const place = this.#places.get(id);
      return place?.stream === stream ? place.revision : undefined;
    });
    if (revisions.every((revision) => revision === undefined)) return false;
    const first =
      expected === 'noStream'
        ? 0n
        : expected === 'any'
          ? revisions[0]
          : expected + 1n;
    return (
      first === undefined ||
      revisions.some((revision, index) => revision !== first + BigInt(index))
    );
  }
}
