/** Milliseconds for which a line that says the same is held back. */
const WINDOW = 60_000;
/** Different lines that are remembered. */
const MOST = 2_000;

type Seen<Line> = { readonly since: number; line: Line; held: number };

/**
 * Lets the first of lines that say the same through at once, and of those that follow within a
 * minute one that counts them: who knocks a thousand times fills no disk.
 */
export class Repeats<Line> {
  readonly #write: (line: Line, times: number) => void;
  readonly #seen = new Map<string, Seen<Line>>();
  readonly #now: () => number;
  constructor(
    write: (line: Line, times: number) => void,
    now: () => number = () => performance.now(),
  ) {
    this.#write = write;
    this.#now = now;
  }

  tell(same: string, line: Line): void {
    this.flush();
    const seen = this.#seen.get(same);
    if (seen !== undefined) {
      seen.held += 1;
      seen.line = line;
      return;
    }
    // The eldest makes room, with what it holds.
    const [eldest] = this.#seen;
    if (this.#seen.size >= MOST && eldest !== undefined) this.#end(...eldest);
    this.#seen.set(same, { since: this.#now(), line, held: 0 });
    this.#write(line, 1);
  }

  /** Writes what has been held for long enough; `all`: whatever is held. */
  flush(all = false): void {
    const until = this.#now() - WINDOW;
    for (const [same, seen] of this.#seen) {
      if (!all && seen.since > until) break;
      this.#end(same, seen);
    }
  }

  #end(same: string, { line, held }: Seen<Line>): void {
    this.#seen.delete(same);
    if (held > 0) this.#write(line, held);
  }
}
