import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { signAccessToken, type AccessToken } from '@waymark/api/http';
import type { Pool, PoolClient } from 'pg';

/** How long a session lives without being refreshed, in days (spec 1 §9: auth cookie lifetime 5 days). */
export const SESSION_DAYS = 5;
/** Two tabs may refresh at once with the same token: for so long a used token is still good. */
export const GRACE_SECONDS = 10;

export type SessionDeps = {
  readonly pool: Pool;
  readonly secret: string;
  readonly clock: () => Date;
};

/** What signing in and refreshing give: the access token, and the refresh token for the cookie. */
export type Session = AccessToken & {
  readonly accountId: string;
  readonly refreshToken: string;
  readonly refreshUntil: Date;
};

/**
 * Signed-in sessions. A refresh token is random, kept hashed, and good once: each refresh gives a new one. A used token
 * that comes again after the grace was copied by somebody, and ends its session for everybody who holds it.
 */
export class Sessions {
  readonly #deps: SessionDeps;
  constructor(deps: SessionDeps) {
    this.#deps = deps;
  }

  async open(accountId: string): Promise<Session> {
    const { pool, clock } = this.#deps;
    const now = clock();
    const sid = randomUUID();
    return inTransaction(pool, async (client) => {
      await client.query(
        'DELETE FROM identity.sessions WHERE expires_at < $1',
        [now],
      );
      await client.query(
        'INSERT INTO identity.sessions (session_id, account_id, expires_at) VALUES ($1, $2, $3)',
        [sid, accountId, now],
      );
      return this.#handOut(client, sid, accountId, now);
    });
  }

  /** A new access token and refresh token for this one; null when it is unknown, over, or was replayed. */
  async refresh(refreshToken: string): Promise<Session | null> {
    const { pool, clock } = this.#deps;
    const now = clock();
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<{
        sid: string;
        account_id: string;
        used_at: Date | null;
      }>(
        `SELECT s.session_id AS sid, s.account_id, t.used_at
         FROM identity.refresh_tokens t JOIN identity.sessions s USING (session_id)
         WHERE t.token_hash = $1 AND s.expires_at > $2 FOR UPDATE`,
        [hashOf(refreshToken), now],
      );
      const row = rows[0];
      if (row === undefined) return null;
      if (
        row.used_at !== null &&
        now.getTime() - row.used_at.getTime() > GRACE_SECONDS * 1000
      ) {
        await client.query(
          'DELETE FROM identity.sessions WHERE session_id = $1',
          [row.sid],
        );
        return null;
      }
      await client.query(
        'UPDATE identity.refresh_tokens SET used_at = coalesce(used_at, $2) WHERE token_hash = $1',
        [hashOf(refreshToken), now],
      );
      return this.#handOut(client, row.sid, row.account_id, now);
    });
  }

  /** Logs out: the session of this refresh token ends. An unknown token changes nothing. */
  async close(refreshToken: string): Promise<void> {
    await this.#deps.pool.query(
      `DELETE FROM identity.sessions
       WHERE session_id = (SELECT session_id FROM identity.refresh_tokens WHERE token_hash = $1)`,
      [hashOf(refreshToken)],
    );
  }

  async #handOut(
    client: PoolClient,
    sid: string,
    accountId: string,
    now: Date,
  ): Promise<Session> {
    const refreshToken = randomBytes(32).toString('base64url');
    const refreshUntil = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
    await client.query(
      'UPDATE identity.sessions SET expires_at = $2 WHERE session_id = $1',
      [sid, refreshUntil],
    );
    await client.query(
      'INSERT INTO identity.refresh_tokens (token_hash, session_id) VALUES ($1, $2)',
      [hashOf(refreshToken), sid],
    );
    return {
      ...signAccessToken(this.#deps.secret, { accountId, sid }, now),
      accountId,
      refreshToken,
      refreshUntil,
    };
  }
}

const hashOf = (token: string): Buffer =>
  createHash('sha256').update(token).digest();

async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
