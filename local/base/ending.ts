import { setTimeout as delay } from 'node:timers/promises';

type Step = { readonly end: () => Promise<unknown>; readonly within: number };

/**
 * What has been begun, to be ended in the opposite order, each step once the one before it has
 * ended or its time is over: what can't end by itself (a service without its database) keeps
 * nothing else from ending.
 */
export class ShutdownSteps {
  readonly #steps: Step[] = [];
  readonly #told: (error: unknown) => void;
  #running: Promise<void> | null = null;

  /** `told` hears what went wrong while it ended. */
  constructor(told: (error: unknown) => void) {
    this.#told = told;
  }

  get begun(): boolean {
    return this.#running !== null;
  }

  /**
   * `within`: how long it may take, in milliseconds. What is added after the end has begun is ended
   * at once.
   */
  add(within: number, end: () => Promise<unknown>): void {
    if (this.begun) void this.#run({ end, within });
    else this.#steps.push({ end, within });
  }

  /** Ends everything; called again it waits for the same end. Never rejects. */
  run(): Promise<void> {
    this.#running ??= (async () => {
      for (const step of this.#steps.toReversed()) await this.#run(step);
    })();
    return this.#running;
  }

  async #run({ end, within }: Step): Promise<void> {
    const given = new AbortController();
    const { signal } = given;
    const late = delay(within, undefined, { signal }).catch(() => undefined);
    const ended = end().catch(this.#told);
    await Promise.race([ended, late]);
    given.abort();
  }
}
