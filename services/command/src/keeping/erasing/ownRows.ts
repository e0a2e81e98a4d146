import { endSession, inTransaction } from '@waymark/postgres';
import type { Pool } from 'pg';
import { endAllWithin } from '../../identity/sessionIndex.ts';

/**
 * What is kept beside the history by account: what they began to answer, what is on its way to
 * them, what they were told.
 */
const byAccount = [
  'answer_drafts',
  'reply_addresses',
  'post',
  'post_news',
  'post_processes',
  'held_mails',
  'command_replies',
  'signed_in_once',
  'blocked_accounts',
  'device_keys',
  'passwords',
] as const;

/**
 * Ends all that somebody who is erased has under way, and deletes what is kept of them beside the
 * history. Codes that were asked for with their address, too, and what was counted of it: its
 * digest names them. `accountId`: or of a guest; null for who was nobody here.
 */
export async function deleteOwnRows(
  pool: Pool,
  accountId: string | null,
  emailDigest: string | null,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (accountId !== null) {
      await endAllWithin(client, accountId);
      // Frames of other sites go by keys and tickets, and by no session.
      await endSession(client, accountId);
    }
    for (const table of byAccount)
      await client.query(`DELETE FROM identity.${table} WHERE account_id = $1`, [accountId]);
    await client.query('DELETE FROM identity.challenges WHERE email_digest = $1', [emailDigest]);
    for (const key of [accountId, emailDigest])
      await client.query('DELETE FROM identity.limits WHERE right(key, length($1)) = $1', [key]);
  });
}
