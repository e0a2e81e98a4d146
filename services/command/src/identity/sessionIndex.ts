import type { OwnSession } from '@waymark/api';
import { endSession, inTransaction } from '@waymark/postgres';
import type { Pool, PoolClient } from 'pg';
import { endFramesOf } from './frameSecrets.ts';

/**
 * What somebody is signed in by, wherever it is; what was used last first. Guests, and what is
 * over, are in none.
 */
export async function sessionsOf(
  pool: Pool,
  accountId: string,
  { sid, now }: { readonly sid: string; readonly now: Date },
): Promise<OwnSession[]> {
  const { rows } = await pool.query<
    Omit<OwnSession, 'begunAt' | 'usedAt' | 'isThis'> & { begunAt: Date; usedAt: Date }
  >(
    `SELECT session_id::text AS id, browser, system, network, amr, opened_at AS "begunAt", used_at AS "usedAt"
       FROM identity.sessions WHERE account_id = $1 AND expires_at > $2
      ORDER BY used_at DESC, session_id`,
    [accountId, now],
  );
  return rows.map(({ begunAt, usedAt, ...session }) => ({
    ...session,
    begunAt: begunAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isThis: session.id === sid,
  }));
}

/** Whose session it is; null for one that is none any more. */
export async function accountOf(pool: Pool, sid: string): Promise<string | null> {
  const { rows } = await pool.query<{ accountId: string }>(
    'SELECT account_id AS "accountId" FROM identity.sessions WHERE session_id::text = $1',
    [sid],
  );
  return rows[0]?.accountId ?? null;
}

/**
 * Ends one session of theirs, at once and with what goes by it: its access tokens, open pages,
 * looking as a client's user, frames opened by it. One that is none any more, or somebody else's,
 * is left as it is; false then.
 */
export const endOne = (pool: Pool, accountId: string, sid: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'DELETE FROM identity.sessions WHERE account_id = $1 AND session_id::text = $2',
      [accountId, sid],
    );
    if (rowCount !== 1) return false;
    await endSession(client, sid);
    await client.query(`DELETE FROM identity.frame_tickets WHERE good_for->>'sid' = $1`, [sid]);
    return true;
  });

/**
 * Ends all sessions of an account but one, and the frames that other sites have opened for them.
 * @returns how many have ended
 */
export const endAll = (
  pool: Pool,
  accountId: string,
  except: string | null = null,
): Promise<number> => inTransaction(pool, (client) => endAllWithin(client, accountId, except));

/** The same, in a transaction of the caller's. */
export async function endAllWithin(
  client: PoolClient,
  accountId: string,
  except: string | null = null,
): Promise<number> {
  const { rows } = await client.query<{ sid: string }>(
    `DELETE FROM identity.sessions WHERE account_id = $1 AND session_id::text IS DISTINCT FROM $2
     RETURNING session_id::text AS sid`,
    [accountId, except],
  );
  for (const { sid } of rows) await endSession(client, sid);
  await endFramesOf(client, accountId, except);
  return rows.length;
}
