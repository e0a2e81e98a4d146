import type { Pool } from 'pg';

/**
 * When each of these accounts last began or renewed a session that it still has. Nothing is kept
 * for it: whoever has signed out, or was away for longer than sessions live, is not in it, nor are
 * guests.
 */
export async function lastSeen(
  pool: Pick<Pool, 'query'>,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await pool.query<{ accountId: string; at: Date }>(
    `SELECT s.account_id AS "accountId", max(s.used_at) AS at
       FROM identity.sessions s
      WHERE s.account_id = ANY ($1) AND s.expires_at > $2 AND s.guest IS NULL
      GROUP BY s.account_id`,
    [accountIds, now],
  );
  return new Map(rows.map(({ accountId, at }) => [accountId, at]));
}
