import type { PersonHere } from '@waymark/api';
import { ChannelListener } from '@waymark/postgres';
import type pg from 'pg';
import type { Reader } from '../reading/readAs.ts';
import { WhoIsHere, type Reported } from './whoIsHere.ts';

const CHANNEL = 'waymark_presence';
/** How often it is looked who has gone without a word, in milliseconds. */
const SWEEP_EVERY = 5_000;
/** What comes in one burst is told once, in milliseconds. */
const GATHERING = 100;

type Listener = { readonly reader: Reader; readonly here: (people: readonly PersonHere[]) => void };

/**
 * Who of the team is where (PRODUCT 14, ADR 33), known alike to all processes that answer reads:
 * they tell one another through Postgres and keep nothing. While the database is away nobody is
 * seen to move; it is said again every few seconds.
 */
export class PresenceBoard {
  readonly #pool: pg.Pool;
  readonly #whoIsHere = new WhoIsHere(() => performance.now());
  readonly #listening: ChannelListener;
  readonly #listeners = new Set<Listener>();
  /** Workspaces in which something changed that has not been told. */
  readonly #changed = new Set<string>();
  #sweep: NodeJS.Timeout | undefined;
  #tell: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#listening = new ChannelListener({
      ...{ pool, channel: CHANNEL },
      hear: (payload) => {
        const reported = JSON.parse(payload) as Reported;
        if (this.#whoIsHere.take(reported)) this.#tellSoon([reported.workspaceId]);
      },
    });
  }

  async start(): Promise<void> {
    this.#sweep = setInterval(() => this.#tellSoon(this.#whoIsHere.sweep()), SWEEP_EVERY);
    await this.#listening.start();
  }

  /** Tells all processes where a window is. @throws Error where the database does not answer */
  async report(reported: Reported): Promise<void> {
    await this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(reported)]);
  }

  /**
   * Of the team alone: tells who is here, and again whenever that changes. @returns what ends it
   */
  listen(listener: Listener): () => void {
    const { party, workspaceId } = listener.reader;
    if (party !== 'team') return () => undefined;
    this.#listeners.add(listener);
    const people = this.#whoIsHere.in(workspaceId);
    if (people.length > 0) listener.here(people);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    clearInterval(this.#sweep);
    clearTimeout(this.#tell);
    this.#listening.close();
  }

  #tellSoon(workspaces: readonly string[]): void {
    if (workspaces.length === 0) return;
    if (this.#changed.size === 0) this.#tell = setTimeout(() => this.#tellNow(), GATHERING);
    for (const workspaceId of workspaces) this.#changed.add(workspaceId);
  }

  #tellNow(): void {
    for (const { reader, here } of [...this.#listeners])
      if (this.#changed.has(reader.workspaceId)) here(this.#whoIsHere.in(reader.workspaceId));
    this.#changed.clear();
  }
}
