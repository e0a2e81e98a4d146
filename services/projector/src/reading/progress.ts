/**
 * How far each read model is, kept from what the projections tell after each commit, and a way to
 * wait for it.
 */
export class Progress {
  readonly #positions = new Map<string, bigint>();
  readonly #waiting = new Set<() => void>();

  advance(model: string, position: bigint): void {
    this.#positions.set(model, position);
    for (const look of [...this.#waiting]) look();
  }

  /** The position that all of the models have reached; 0n when one has not begun. */
  reachedBy(models: readonly string[]): bigint {
    return models
      .map((model) => this.#positions.get(model) ?? 0n)
      .reduce((a, b) => (a < b ? a : b));
  }

  /**
   * True once all of the models have reached `position`; false when they have not within
   * `milliseconds`.
   */
  reached(models: readonly string[], position: bigint, milliseconds: number): Promise<boolean> {
    if (this.reachedBy(models) >= position) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (there: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(there);
      };
      const look = () => {
        if (this.reachedBy(models) >= position) end(true);
      };
      const timer = setTimeout(() => end(false), milliseconds);
      this.#waiting.add(look);
    });
  }
}
