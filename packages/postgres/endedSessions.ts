import { join } from 'node:path';
import type pg from 'pg';
import { installTables } from './installTables.ts';
import { ChannelListener } from './listening.ts';
import { migrationsIn } from './migrations.ts';

const CHANNEL = 'waymark_session_ended';
/**
 * Sessions whose access tokens are over by themselves are forgotten, in seconds; a token is good
 * for 15 minutes.
 */
const REMEMBERED = 3_600;

const TABLES = migrationsIn(join(import.meta.dirname, 'migrations'), {
  part: 'ended sessions',
  firstTable: 'identity.ended_sessions',
});

/** Safe when several services start at once. */
export const installEndedSessions = (pool: pg.Pool): Promise<void> => installTables(pool, TABLES);

/**
 * Ends a session for all processes, as soon as the transaction of `client` is committed.
 * @param sessionId or an account's id: then all that is under way as it, by whatever session, key
 * or link
 */
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
 * Knows which sessions have ended before their access tokens did. While it listens, the answer is
 * at hand and costs nothing; while it can't, each question is asked of the table.
 */
export class EndedSessions {
  readonly #pool: pg.Pool;
  /** By id, with the time at which it may be forgotten. */
  readonly #ended = new Map<string, number>();
  readonly #hearers = new Set<(sessionId: string) => void>();
  readonly #listening: ChannelListener;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#listening = new ChannelListener({
      ...{ pool, channel: CHANNEL },
      hear: (sessionId) => this.#note(sessionId),
      begin: async (client) => {
        const { rows } = await client.query<{ session_id: string }>(
          'SELECT session_id FROM identity.ended_sessions WHERE ended_at > now() - make_interval(secs => $1)',
          [REMEMBERED],
        );
        for (const { session_id } of rows) this.#note(session_id);
      },
    });
  }

  /** Begins to listen. Nothing is missed: until it does, the table is asked. */
  start(): Promise<void> {
    return this.#listening.start();
  }

  /** Whether the session has ended; false for one that is unknown. */
  isEnded(sessionId: string): boolean | Promise<boolean> {
    if (this.#ended.has(sessionId)) return true;
    return this.#listening.isListening ? false : this.#asked(sessionId);
  }

  /** Told of each session that ends. Answers how to hear no more. */
  hear(hearer: (sessionId: string) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  close(): void {
    this.#listening.close();
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
}
