import { join } from 'node:path';
import type pg from 'pg';
import { installTables } from './installTables.ts';
import { migrationsIn } from './migrations.ts';

const CHANNEL = 'waymark_session_ended';
/** Sessions whose access tokens are over by themselves are forgotten, in seconds; a token is good for 15 minutes. */
const REMEMBERED = 3_600;
/** How often it is asked whether somebody still listens at the other end, and how long an answer may take, in milliseconds. */
const LOOK_EVERY = 5_000;
/** Pause before listening is tried again, in milliseconds. */
const AGAIN_AFTER = 500;

const TABLES = migrationsIn(join(import.meta.dirname, 'migrations'), {
  part: 'ended sessions',
  firstTable: 'identity.ended_sessions',
});

/** Safe when several services start at once. */
export const installEndedSessions = (pool: pg.Pool): Promise<void> =>
  installTables(pool, TABLES);

/** Ends a session for all processes, as soon as the transaction of `client` is committed. */
export async function endSession(
  client: pg.Pool | pg.ClientBase,
  sessionId: string,
): Promise<void> {
  await client.query(
    `WITH noted AS (INSERT INTO identity.ended_sessions (session_id) VALUES ($1) ON CONFLICT DO NOTHING)
     SELECT pg_notify('${CHANNEL}', $1)`,
    [sessionId],
  );
}

/** Forgets what no access token can speak for any more. */
export async function sweepEndedSessions(pool: pg.Pool): Promise<void> {
  await pool.query(
    'DELETE FROM identity.ended_sessions WHERE ended_at < now() - make_interval(secs => $1)',
    [REMEMBERED],
  );
}

/**
 * Knows which sessions have ended before their access tokens did. While it listens, the answer is at hand and costs
 * nothing; while it can't, each question is asked of the table.
 */
export class EndedSessions {
  readonly #pool: pg.Pool;
  /** By id, with the time at which it may be forgotten. */
  readonly #ended = new Map<string, number>();
  readonly #hearers = new Set<(sessionId: string) => void>();
  #listening: pg.PoolClient | null = null;
  #again: NodeJS.Timeout | undefined;
  #look: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Begins to listen; resolves when it does, or when that is tried again later. */
  async start(): Promise<void> {
    let client: pg.PoolClient | null = null;
    try {
      client = await this.#pool.connect();
      const own = client;
      client.on('notification', ({ channel, payload }) => {
        if (channel === CHANNEL && payload !== undefined) this.#note(payload);
      });
      for (const over of ['error', 'end'] as const)
        client.on(over, () => this.#lost(own));
      await client.query(`LISTEN ${CHANNEL}`);
      // What ended while nobody listened.
      const { rows } = await client.query<{ session_id: string }>(
        'SELECT session_id FROM identity.ended_sessions WHERE ended_at > now() - make_interval(secs => $1)',
        [REMEMBERED],
      );
      for (const { session_id } of rows) this.#note(session_id);
      if (this.#closed) return client.release(true);
      this.#listening = client;
      this.#look = setInterval(() => void this.#isThere(own), LOOK_EVERY);
    } catch {
      // Nothing is missed: until it listens, the table is asked.
      client?.release(true);
      this.#startAgain();
    }
  }

  /** Whether the session has ended; false for one that is unknown. */
  isEnded(sessionId: string): boolean | Promise<boolean> {
    if (this.#ended.has(sessionId)) return true;
    return this.#listening === null ? this.#asked(sessionId) : false;
  }

  /** Told of each session that ends. Answers how to hear no more. */
  hear(hearer: (sessionId: string) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearInterval(this.#look);
    this.#listening?.release(true);
    this.#listening = null;
  }

  async #asked(sessionId: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'SELECT FROM identity.ended_sessions WHERE session_id = $1',
      [sessionId],
    );
    return rowCount === 1;
  }

  #note(sessionId: string): void {
    const now = performance.now();
    const [eldest] = this.#ended;
    if (eldest !== undefined && eldest[1] < now) this.#ended.delete(eldest[0]);
    if (this.#ended.has(sessionId)) return;
    this.#ended.set(sessionId, now + REMEMBERED * 1_000);
    for (const hear of [...this.#hearers]) hear(sessionId);
  }

  /** A connection may be gone without a word. */
  async #isThere(client: pg.PoolClient): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), LOOK_EVERY);
    });
    try {
      await Promise.race([client.query('SELECT'), late]);
    } catch {
      this.#lost(client);
    } finally {
      clearTimeout(timer);
    }
  }

  #lost(client: pg.PoolClient): void {
    if (this.#listening !== client) return;
    this.#listening = null;
    clearInterval(this.#look);
    client.release(true);
    this.#startAgain();
  }

  #startAgain(): void {
    if (this.#closed) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.start(), AGAIN_AFTER);
  }
}
