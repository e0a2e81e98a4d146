type Job = { readonly abort: AbortController; readonly ended: Promise<void> };

/** Work that goes on in the background, at most one of each name. */
export class Jobs {
  readonly #jobs = new Map<string, Job>();
  readonly #signal: AbortSignal;

  /** All jobs are told to end when `signal` aborts. */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Starts the work unless it is under way; it must not throw. */
  start(name: string, work: (signal: AbortSignal) => Promise<void>): void {
    if (this.#jobs.has(name)) return;
    const abort = new AbortController();
    const ended = work(AbortSignal.any([this.#signal, abort.signal])).finally(() =>
      this.#jobs.delete(name),
    );
    this.#jobs.set(name, { abort, ended });
  }

  /** Tells the work to end. */
  abort(name: string): void {
    this.#jobs.get(name)?.abort.abort();
  }

  /** Tells the work to end and waits until it has. */
  async stop(name: string): Promise<void> {
    const job = this.#jobs.get(name);
    job?.abort.abort();
    await job?.ended;
  }

  /** Resolves when no work is under way. */
  async ended(): Promise<void> {
    await Promise.all([...this.#jobs.values()].map(({ ended }) => ended));
  }
}
