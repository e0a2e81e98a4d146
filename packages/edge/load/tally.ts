/** Counts by key; what is at nothing is forgotten. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, by: number): void {
    const now = this.of(key) + by;
    if (now === 0) this.#counts.delete(key);
    else this.#counts.set(key, now);
  }
}
