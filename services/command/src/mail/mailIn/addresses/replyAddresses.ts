import type { SecretsInUse } from '@waymark/edge';
import type { Pool } from 'pg';
import type { MailInOptions } from './mailInOptions.ts';
import { handleIn, handleOf, signedAddress, type ReplyPlace } from './signedAddress.ts';

type Options = {
  readonly pool: Pool;
  /** The first signs, each is taken. */
  readonly secrets: SecretsInUse;
  /** Whose mail comes here, in lower case. */
  readonly domain: string;
};

/**
 * The addresses by which people answer mails about a conversation: one for each conversation and
 * receiver.
 */
export class ReplyAddresses {
  readonly #options: Options;
  constructor(options: Options) {
    this.#options = options;
  }

  /** The address of a place, always the same while the secret is. */
  async of(place: ReplyPlace): Promise<string> {
    const { pool, secrets, domain } = this.#options;
    const { workspaceId, processId, taskId, accountId } = place;
    const handle = handleOf(secrets, place);
    await pool.query(
      `INSERT INTO identity.reply_addresses (handle, workspace_id, process_id, task_id, account_id)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [handle, workspaceId, processId, taskId, accountId],
    );
    return signedAddress(secrets, handle, domain);
  }

  /**
   * What an address is for; null where it was not signed here, which costs no look into the
   * database.
   */
  async placeOf(address: string): Promise<ReplyPlace | null> {
    const { pool, secrets, domain } = this.#options;
    const handle = handleIn(secrets, address, domain);
    if (handle === null) return null;
    const { rows } = await pool.query<ReplyPlace>(
      `SELECT workspace_id AS "workspaceId", process_id AS "processId", task_id AS "taskId", account_id AS "accountId"
         FROM identity.reply_addresses WHERE handle = $1`,
      [handle],
    );
    return rows[0] ?? null;
  }
}

/** The addresses of the domain whose mail comes in; null where none does. */
export const repliesTo = (
  options: MailInOptions | undefined,
  pool: Pool,
  secrets: SecretsInUse,
): ReplyAddresses | null =>
  options === undefined ? null : new ReplyAddresses({ pool, secrets, domain: options.domain });
