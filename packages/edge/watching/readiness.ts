/**
 * One thing that a service needs for its work. Resolves when it is there; what it rejects with is
 * not told to anybody.
 */
export type Check = () => Promise<unknown>;

export type ReadinessOptions = {
  /** What is needed, by the name that callers are told. */
  readonly needs: Readonly<Record<string, Check>>;
  /** More that is known without asking: a line for each thing that is not well. */
  readonly notes?: () => readonly string[];
  /** How long one check may take, in milliseconds. */
  readonly patience?: number;
  /** How long an answer is good, in milliseconds. */
  readonly keep?: number;
  readonly clock?: () => number;
};

/**
 * Whether a service can do its work at this moment. Asked by many at once it looks only once, and
 * at most once in `keep` milliseconds; it holds no state of failure, so it recovers by itself.
 */
export class Readiness {
  readonly #options: Required<ReadinessOptions>;
  #looked: { at: number; problems: Promise<readonly string[]> } | null = null;
  #ending = false;

  constructor(options: ReadinessOptions) {
    this.#options = {
      notes: () => [],
      patience: 2_000,
      keep: 1_000,
      clock: () => performance.now(),
      ...options,
    };
  }

  /** True from the moment that the service has been told to end. */
  get ending(): boolean {
    return this.#ending;
  }

  /** From now on it is not ready: the service ends. */
  end(): void {
    this.#ending = true;
  }

  /** A sentence for each thing that keeps the service from its work; none when it is ready. */
  async problems(): Promise<readonly string[]> {
    const { clock, keep, notes } = this.#options;
    if (this.#ending) return ['the service is ending'];
    if (this.#looked === null || clock() - this.#looked.at >= keep)
      this.#looked = { at: clock(), problems: this.#look() };
    return [...(await this.#looked.problems), ...notes()];
  }

  async #look(): Promise<readonly string[]> {
    const { needs, patience } = this.#options;
    const looks = Object.entries(needs).map(async ([name, check]) =>
      (await answers(check, patience)) ? [] : [`${name} does not answer`],
    );
    return (await Promise.all(looks)).flat();
  }
}

async function answers(check: Check, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const there = Promise.resolve()
    .then(check)
    .then(
      () => true,
      () => false,
    );
  const inTime = await Promise.race([there, late]);
  clearTimeout(timer);
  return inTime;
}
