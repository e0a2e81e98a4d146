import { endSession } from '@waymark/postgres';
import type { Pool } from 'pg';

/** What is kept beside the history by account: what they began to answer, what is on its way to them, what they were told. */
const byAccount = [
  'answer_drafts',
  'reply_addresses',
  'post',
  'post_news',
  'post_processes',
  'held_mails',
  'command_replies',
] as const;

/**
 * Ends all that somebody who is erased has under way, and deletes what is kept of them beside the history. Codes that were asked for
 * with their address, too: its digest names them.
 */
export async function deleteOwnRows(
  pool: Pool,
  accountId: string,
  emailDigest: string | null,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ sid: string }>(
      'DELETE FROM identity.sessions WHERE account_id = $1 RETURNING session_id AS sid',
      [accountId],
    );
    for (const { sid } of rows) await endSession(client, sid);
    // Frames of other sites go by keys and tickets, and by no session.
    await endSession(client, accountId);
    await client.query(
      `DELETE FROM identity.frame_tickets WHERE good_for->>'accountId' = $1`,
      [accountId],
    );
    for (const table of byAccount)
      await client.query(
        `DELETE FROM identity.${table} WHERE account_id = $1`,
        [accountId],
      );
    await client.query(
      'DELETE FROM identity.challenges WHERE email_digest = $1',
      [emailDigest],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
