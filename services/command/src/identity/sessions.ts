import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  signAccessToken,
  type AccessToken,
  type GuestPass,
} from '@waymark/edge';
import { endSession } from '@waymark/postgres';
import type { Pool, PoolClient } from 'pg';

/** How long a session lives without being refreshed, in days (PRODUCT 3.2: auth cookie lifetime 5 days). */
export const SESSION_DAYS = 5;
/** How long a session lives however often it is refreshed, in days. */
export const LONGEST_DAYS = 30;
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
  /** Of who came by a share; null for people who signed in. */
  readonly guest: GuestPass | null;
  readonly refreshToken: string;
  readonly refreshUntil: Date;
};

/**
 * Signed-in sessions. A refresh token is kept hashed and good once: each refresh gives its successor, which follows from it
 * by the secret alone, so that two who refresh at once get the same and the session never branches. A used token that comes
 * again after the grace was copied by somebody, and ends its session for everybody who holds it. What has ended is told
 * to all services (`endSession`), whose access tokens it then takes with it.
 */
export class Sessions {
  readonly #deps: SessionDeps;
  constructor(deps: SessionDeps) {
    this.#deps = deps;
  }

  /** `guest`: of somebody who has no account; then `accountId` is the guest's id. */
  async open(
    accountId: string,
    guest: GuestPass | null = null,
  ): Promise<Session> {
    const { pool, clock } = this.#deps;
    const now = clock();
    const sid = randomUUID();
    return inTransaction(pool, async (client) => {
      await client.query(
        'INSERT INTO identity.sessions (session_id, account_id, opened_at, expires_at, guest) VALUES ($1, $2, $3, $3, $4)',
        [sid, accountId, now, guest],
      );
      const refreshToken = randomBytes(32).toString('base64url');
      return this.#handOut(
        client,
        { sid, accountId, openedAt: now, guest },
        refreshToken,
      );
    });
  }

  /** A new access token and refresh token for this one; null when it is unknown, over, or was replayed. */
  async refresh(refreshToken: string): Promise<Session | null> {
    const { pool, clock } = this.#deps;
    const now = clock();
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<TokenRow>(
        `SELECT s.session_id AS sid, s.account_id AS "accountId", s.opened_at AS "openedAt", s.guest, t.used_at AS "usedAt"
         FROM identity.refresh_tokens t JOIN identity.sessions s USING (session_id)
         WHERE t.token_hash = $1 AND s.expires_at > $2 FOR UPDATE`,
        [hashOf(refreshToken), now],
      );
      const row = rows[0];
      if (row === undefined) return null;
      if (
        row.usedAt !== null &&
        now.getTime() - row.usedAt.getTime() > GRACE_SECONDS * 1000
      ) {
        await end(client, row.sid);
        return null;
      }
      await client.query(
        'UPDATE identity.refresh_tokens SET used_at = coalesce(used_at, $2) WHERE token_hash = $1',
        [hashOf(refreshToken), now],
      );
      return this.#handOut(
        client,
        row,
        await this.#newestAfter(client, refreshToken),
      );
    });
  }

  /** The session that a refresh token belongs to; null for one that nobody knows. */
  async sidOf(refreshToken: string): Promise<string | null> {
    const { rows } = await this.#deps.pool.query<{ sid: string }>(
      'SELECT session_id AS sid FROM identity.refresh_tokens WHERE token_hash = $1',
      [hashOf(refreshToken)],
    );
    return rows[0]?.sid ?? null;
  }

  /** Logs out: the session of this refresh token ends. An unknown token changes nothing. */
  async close(refreshToken: string): Promise<void> {
    await inTransaction(this.#deps.pool, async (client) => {
      const { rows } = await client.query<{ sid: string }>(
        'SELECT session_id AS sid FROM identity.refresh_tokens WHERE token_hash = $1',
        [hashOf(refreshToken)],
      );
      for (const { sid } of rows) await end(client, sid);
    });
  }

  /** The successor of a token; of one whose successor has been used too, the successor of that. */
  async #newestAfter(client: PoolClient, token: string): Promise<string> {
    const successor = createHmac('sha256', this.#deps.secret)
      .update(`successor of ${token}`)
      .digest('base64url');
    const { rowCount } = await client.query(
      'SELECT FROM identity.refresh_tokens WHERE token_hash = $1 AND used_at IS NOT NULL',
      [hashOf(successor)],
    );
    return rowCount === 0 ? successor : this.#newestAfter(client, successor);
  }

  async #handOut(
    client: PoolClient,
    {
      sid,
      accountId,
      openedAt,
      guest,
    }: Pick<TokenRow, 'sid' | 'accountId' | 'openedAt' | 'guest'>,
    refreshToken: string,
  ): Promise<Session> {
    const now = this.#deps.clock();
    const refreshUntil = new Date(
      Math.min(
        now.getTime() + SESSION_DAYS * DAY,
        openedAt.getTime() + LONGEST_DAYS * DAY,
      ),
    );
    await client.query(
      'UPDATE identity.sessions SET expires_at = $2 WHERE session_id = $1',
      [sid, refreshUntil],
    );
    await client.query(
      'INSERT INTO identity.refresh_tokens (token_hash, session_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [hashOf(refreshToken), sid],
    );
    return {
      ...signAccessToken(
        this.#deps.secret,
        { accountId, sid, ...(guest && { guest }) },
        now,
        refreshUntil,
      ),
      accountId,
      guest,
      refreshToken,
      refreshUntil,
    };
  }
}

const DAY = 86_400_000;

type TokenRow = {
  readonly sid: string;
  readonly accountId: string;
  readonly openedAt: Date;
  readonly usedAt: Date | null;
  readonly guest: GuestPass | null;
};

/** Nobody refreshes it any more, and no access token of it is good. */
async function end(client: PoolClient, sid: string): Promise<void> {
  await client.query('DELETE FROM identity.sessions WHERE session_id = $1', [
    sid,
  ]);
  await endSession(client, sid);
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
