/** Lets callers work, or waits until each has its answer and holds them there. */
export class CallerGate {
  #inside = 0;
  #closed: { readonly promise: Promise<void>; readonly open: () => void } | null = null;
  #empty: (() => void) | null = null;

  /** Runs `work` as soon as the gate is open. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    while (this.#closed !== null) await this.#closed.promise;
    this.#inside++;
    try {
      return await work();
    } finally {
      this.#inside--;
      if (this.#inside === 0) this.#empty?.();
    }
  }

  /** Lets nobody in any more; resolves once nobody is inside. */
  async close(): Promise<void> {
    if (this.#closed === null) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#closed = { promise, open: resolve };
    }
    if (this.#inside === 0) return;
    await new Promise<void>((resolve) => (this.#empty = resolve));
    this.#empty = null;
  }

  open(): void {
    this.#closed?.open();
    this.#closed = null;
  }
}
