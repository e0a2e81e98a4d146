import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { keyFor, signAccessToken, type AccessToken, type GuestPass } from '@waymark/edge';
import { endSession, inTransaction } from '@waymark/postgres';
import type { SignInMethod } from '@waymark/api';
import type { Pool, PoolClient } from 'pg';
import { nowhere, type SignInDevice } from './device.ts';

/** How long a session lives without being refreshed, and however often it is refreshed. */
export type SessionLifetime = { readonly idleHours: number; readonly longestHours: number };
/** PRODUCT 3.2: the cookie lives 5 days. */
export const usualLifetime: SessionLifetime = { idleHours: 5 * 24, longestHours: 30 * 24 };
/** Two tabs may refresh at once with the same token: for so long a used token is still good. */
export const GRACE_SECONDS = 10;

export type SessionDeps = {
  readonly pool: Pool;
  readonly secret: string;
  readonly clock: () => Date;
  /** Default: `usualLifetime`. */
  readonly lifetime?: SessionLifetime;
};

/** What signing in and refreshing give: the access token, and the refresh token for the cookie. */
export type SessionTokens = AccessToken & {
  readonly sid: string;
  readonly accountId: string;
  /** Of who came by a share; null for people who signed in. */
  readonly guest: GuestPass | null;
  readonly refreshToken: string;
  readonly refreshUntil: Date;
};

/**
 * Signed-in sessions. A refresh token is kept hashed and good once: each refresh gives its
 * successor, which follows from it by the secret alone, so that two who refresh at once get the
 * same and the session never branches. A used token that comes again after the grace was copied by
 * somebody, and ends its session for everybody who holds it. What has ended is told to all services
 * (`endSession`), whose access tokens it then takes with it.
 */
export class Sessions {
  readonly #deps: SessionDeps;
  constructor(deps: SessionDeps) {
    this.#deps = deps;
  }

  /**
   * `guest`: of somebody who has no account; then `accountId` is the guest's id. `amr`: how they
   * showed who they are.
   */
  async open(
    accountId: string,
    guest: GuestPass | null = null,
    device: SignInDevice = nowhere,
    amr: readonly SignInMethod[] = ['otp'],
  ): Promise<SessionTokens> {
    const { pool, clock } = this.#deps;
    const now = clock();
    const sid = randomUUID();
    return inTransaction(pool, async (client) => {
      await client.query(
        `INSERT INTO identity.sessions (session_id, account_id, opened_at, expires_at, guest, browser, system, network, amr)
         VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8)`,
        [...[sid, accountId, now, guest], ...[device.browser, device.system, device.network, amr]],
      );
      const refreshToken = randomBytes(32).toString('base64url');
      const opened = { sid, accountId, openedAt: now, confirmedAt: null, guest, amr };
      return this.#handOut(client, opened, refreshToken);
    });
  }

  /**
   * A new access token and refresh token for this one; null when it is unknown, over, or was
   * replayed.
   * @param network from where it is used now; without it what was known before stays
   */
  async refresh(
    refreshToken: string,
    network: string | null = null,
  ): Promise<SessionTokens | null> {
    const { pool, clock } = this.#deps;
    const now = clock();
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<TokenRow>(
        `SELECT s.session_id AS sid, s.account_id AS "accountId", s.opened_at AS "openedAt", s.confirmed_at AS "confirmedAt", s.guest, s.amr, t.used_at AS "usedAt"
         FROM identity.refresh_tokens t JOIN identity.sessions s USING (session_id)
         WHERE t.token_hash = $1 AND s.expires_at > $2
           AND NOT EXISTS (SELECT FROM identity.blocked_accounts b WHERE b.account_id = s.account_id) FOR UPDATE OF s, t`,
        [hashOf(refreshToken), now],
      );
      const row = rows[0];
      if (row === undefined) return null;
      if (row.usedAt !== null && now.getTime() - row.usedAt.getTime() > GRACE_SECONDS * 1000) {
        await end(client, row.sid);
        return null;
      }
      await client.query(
        'UPDATE identity.refresh_tokens SET used_at = coalesce(used_at, $2) WHERE token_hash = $1',
        [hashOf(refreshToken), now],
      );
      return this.#handOut(client, row, await this.#newestAfter(client, refreshToken), network);
    });
  }

  /**
   * Whoever has the session has just shown that it is they: a new access token that says so, as
   * those that it is refreshed with will; null for a session that is none any more.
   */
  async confirm(sid: string, accountId: string): Promise<AccessToken | null> {
    const { pool, secret, clock } = this.#deps;
    const now = clock();
    const { rows } = await pool.query<{ until: Date; amr: SignInMethod[] }>(
      `UPDATE identity.sessions SET confirmed_at = $3
        WHERE session_id::text = $1 AND account_id = $2 AND expires_at > $3
       RETURNING expires_at AS until, amr`,
      [sid, accountId, now],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const { until, amr } = row;
    return signAccessToken(secret, { ...{ accountId, sid, amr }, since: now }, now, until);
  }

  /** The session that a refresh token belongs to; null for one that nobody knows. */
  async sidOf(refreshToken: string): Promise<string | null> {
    const { rows } = await this.#deps.pool.query<{ sid: string }>(
      'SELECT session_id AS sid FROM identity.refresh_tokens WHERE token_hash = $1',
      [hashOf(refreshToken)],
    );
    return rows[0]?.sid ?? null;
  }

  /**
   * Logs out: the session of this refresh token ends. Answers whose it was; an unknown token
   * changes nothing, and is nobody's.
   */
  async close(refreshToken: string): Promise<string | null> {
    return inTransaction(this.#deps.pool, async (client) => {
      const { rows } = await client.query<{ sid: string; accountId: string }>(
        `SELECT session_id AS sid, account_id AS "accountId"
           FROM identity.refresh_tokens JOIN identity.sessions USING (session_id) WHERE token_hash = $1`,
        [hashOf(refreshToken)],
      );
      for (const { sid } of rows) await end(client, sid);
      return rows[0]?.accountId ?? null;
    });
  }

  /** The successor of a token; of one whose successor has been used too, the successor of that. */
  async #newestAfter(client: PoolClient, token: string): Promise<string> {
    const successor = createHmac('sha256', keyFor('refresh token', this.#deps.secret))
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
    { sid, accountId, openedAt, confirmedAt, guest, amr }: Omit<TokenRow, 'usedAt'>,
    refreshToken: string,
    network: string | null = null,
  ): Promise<SessionTokens> {
    const { clock, lifetime = usualLifetime } = this.#deps;
    const { idleHours, longestHours } = lifetime;
    const now = clock();
    const refreshUntil = new Date(
      Math.min(now.getTime() + idleHours * HOUR, openedAt.getTime() + longestHours * HOUR),
    );
    await client.query(
      `UPDATE identity.sessions SET expires_at = $2, used_at = $3, network = coalesce($4, network)
        WHERE session_id = $1`,
      [sid, refreshUntil, now, network],
    );
    await client.query(
      'INSERT INTO identity.refresh_tokens (token_hash, session_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [hashOf(refreshToken), sid],
    );
    return {
      ...signAccessToken(
        this.#deps.secret,
        {
          ...{ accountId, sid },
          ...(guest === null ? { amr, since: confirmedAt ?? openedAt } : { guest }),
        },
        now,
        refreshUntil,
      ),
      sid,
      accountId,
      guest,
      refreshToken,
      refreshUntil,
    };
  }
}

const HOUR = 3_600_000;

type TokenRow = {
  readonly sid: string;
  readonly accountId: string;
  readonly openedAt: Date;
  readonly usedAt: Date | null;
  /** When they last showed that it is they, after signing in. */
  readonly confirmedAt: Date | null;
  readonly guest: GuestPass | null;
  readonly amr: readonly SignInMethod[];
};

/** Nobody refreshes it any more, and no access token of it is good. */
async function end(client: PoolClient, sid: string): Promise<void> {
  await client.query('DELETE FROM identity.sessions WHERE session_id = $1', [sid]);
  await endSession(client, sid);
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
