/** Plans that one connection keeps at a time; one takes 200 to 700 kB of Postgres. */
const MOST = 24;

/**
 * How long a plan is used, in milliseconds. It was made for tables as large as they were then, and
 * they may fill within seconds; so long at most does a plan that has become a bad one do harm.
 */
const LONGEST = 30_000;

type KeptStatement = { readonly name: string; readonly since: number };

export type NamedStatement = {
  /** Of the prepared statement; empty for one that is planned for this time only. */
  readonly name: string;
  /** Postgres does not know it yet. */
  readonly isNew: boolean;
  /** Names that Postgres is to forget. */
  readonly outdated: readonly string[];
};

/** The names under which one connection has statements prepared, whose plans Postgres keeps. */
export class KeptPlans {
  /** By key; what was used last stands last. */
  readonly #kept = new Map<string, KeptStatement>();
  readonly #now: () => number;
  #outdated: string[] = [];
  #count = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The name for a statement that is about to be sent. */
  nameOf(key: string | undefined): NamedStatement {
    if (key === undefined) return { name: '', isNew: true, outdated: [] };
    let kept = this.#kept.get(key);
    if (kept !== undefined && this.#now() - kept.since > LONGEST) {
      this.forget(key);
      kept = undefined;
    }
    const isNew = kept === undefined;
    kept ??= { name: `kept_${this.#count++}`, since: this.#now() };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [eldest] = this.#kept.keys();
    if (this.#kept.size > MOST && eldest !== undefined) this.forget(eldest);
    const outdated = this.#outdated;
    this.#outdated = [];
    return { name: kept.name, isNew, outdated };
  }

  /** The next time it is planned anew. */
  forget(key: string | undefined): void {
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (key === undefined || kept === undefined) return;
    this.#kept.delete(key);
    this.#outdated.push(kept.name);
  }
}
