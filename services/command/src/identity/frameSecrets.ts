import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FramePass } from '@waymark/edge';
import { endSession, inTransaction } from '@waymark/postgres';
import type { Pool, PoolClient } from 'pg';

/** Bytes of a ticket: 128 bits. */
const TICKET_BYTES = 16;

/** Which key of which form. */
export type KeyRef = {
  readonly workspaceId: string;
  readonly formId: string;
  readonly keyId: string;
};

/** What a ticket is good for. */
export type Frame = {
  readonly pass: FramePass;
  readonly origin: string;
  /** Who does it, by way of which session of theirs, or by which key. */
  readonly accountId: string;
  readonly sid: string;
  readonly keyId: string | null;
  /** However often it is renewed: instant, ISO 8601 UTC. */
  readonly until: string;
};

/** In the place of a session: each frame that a key opens has one of its own. */
export const sidOfFrame = (): string => `frame-${randomUUID()}`;

/**
 * Ends the frames for which there is a ticket, as each has one for as long as it goes on, with
 * their access tokens.
 */
async function endThose(client: PoolClient, condition: string, values: unknown[]): Promise<void> {
  const { rows } = await client.query<{ sid: string }>(
    `DELETE FROM identity.frame_tickets WHERE ${condition} RETURNING good_for->>'sid' AS sid`,
    values,
  );
  for (const { sid } of rows) await endSession(client, sid);
}

/** Ends all frames of an account but those of one of its sessions, in the caller's transaction. */
export const endFramesOf = (
  client: PoolClient,
  accountId: string,
  except: string | null = null,
): Promise<void> =>
  endThose(client, `good_for->>'accountId' = $1 AND good_for->>'sid' IS DISTINCT FROM $2`, [
    accountId,
    except,
  ]);

/** Keys and tickets of frames (PRODUCT 18.15): random, kept as digests, apart from the log. */
export class FrameSecrets {
  readonly #pool: Pool;
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * The same key for the same form again, as where it is tried once more, is known by the newer id;
   * it is of no second form.
   */
  async keepKey(key: string, { workspaceId, formId, keyId }: KeyRef): Promise<void> {
    await this.#pool.query(
      `INSERT INTO identity.frame_keys (key_hash, key_id, workspace_id, form_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key_hash) DO UPDATE SET key_id = excluded.key_id
         WHERE frame_keys.workspace_id = excluded.workspace_id AND frame_keys.form_id = excluded.form_id`,
      [digestOf(key), keyId, workspaceId, formId],
    );
  }

  /** Null for a key that nobody has set. */
  async findKey(key: string): Promise<KeyRef | null> {
    const { rows } = await this.#pool.query<KeyRef>(
      `SELECT workspace_id AS "workspaceId", form_id AS "formId", key_id AS "keyId"
         FROM identity.frame_keys WHERE key_hash = $1`,
      [digestOf(key)],
    );
    return rows[0] ?? null;
  }

  /** Ends all frames that a key has opened. */
  endFramesOfKey(keyId: string): Promise<void> {
    return inTransaction(this.#pool, (client) =>
      endThose(client, `good_for->>'keyId' = $1`, [keyId]),
    );
  }

  async makeTicket(frame: Frame, expiresAt: Date): Promise<string> {
    const ticket = newTicket();
    await this.#pool.query(
      'INSERT INTO identity.frame_tickets (ticket_hash, good_for, expires_at) VALUES ($1, $2, $3)',
      [digestOf(ticket), frame, expiresAt],
    );
    return ticket;
  }

  /** What a ticket is good for; null for one that is none any more. */
  async look(ticket: string, now: Date): Promise<Frame | null> {
    const { rows } = await this.#pool.query<{ frame: Frame }>(
      `SELECT good_for AS frame FROM identity.frame_tickets WHERE ticket_hash = $1 AND expires_at > $2`,
      [digestOf(ticket), now],
    );
    return rows[0]?.frame ?? null;
  }

  /**
   * Takes it for the next one of the same frame: of any number who come with it a single one is
   * let in, and null is for the others. It is the same row, so that whoever ends the frame
   * meanwhile finds it.
   */
  async renew(ticket: string, expiresAt: Date): Promise<string | null> {
    const next = newTicket();
    const { rowCount } = await this.#pool.query(
      `UPDATE identity.frame_tickets SET ticket_hash = $2, expires_at = $3 WHERE ticket_hash = $1`,
      [digestOf(ticket), digestOf(next), expiresAt],
    );
    return rowCount === 1 ? next : null;
  }

  /** It opens nothing any more. */
  async drop(ticket: string): Promise<void> {
    await this.#pool.query('DELETE FROM identity.frame_tickets WHERE ticket_hash = $1', [
      digestOf(ticket),
    ]);
  }
}

const newTicket = (): string => randomBytes(TICKET_BYTES).toString('base64url');
const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
