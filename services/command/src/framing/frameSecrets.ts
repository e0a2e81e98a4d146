import { createHash, randomBytes } from 'node:crypto';
import type { FramePass } from '@waymark/edge';
import type { Pool } from 'pg';

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

/** In the place of a session: all that was opened by one key ends together. */
export const sidOfKey = (keyId: string): string => `frames-${keyId}`;

/** Keys and tickets of frames (PRODUCT 18.15): random, kept as digests, apart from the log. */
export class FrameSecrets {
  readonly #pool: Pool;
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The same key for the same form again, as where it is tried once more, is known by the newer id; it is of no second form. */
  async keepKey(
    key: string,
    { workspaceId, formId, keyId }: KeyRef,
  ): Promise<void> {
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

  async makeTicket(frame: Frame, expiresAt: Date): Promise<string> {
    const ticket = randomBytes(TICKET_BYTES).toString('base64url');
    await this.#pool.query(
      'INSERT INTO identity.frame_tickets (ticket_hash, good_for, expires_at) VALUES ($1, $2, $3)',
      [digestOf(ticket), frame, expiresAt],
    );
    return ticket;
  }

  /** Takes it: of any number who come with the same one a single one is let in. Null for one that is none any more. */
  async take(ticket: string, now: Date): Promise<Frame | null> {
    const { rows } = await this.#pool.query<{ frame: Frame; over: boolean }>(
      `DELETE FROM identity.frame_tickets WHERE ticket_hash = $1
       RETURNING good_for AS frame, expires_at <= $2 AS over`,
      [digestOf(ticket), now],
    );
    const [taken] = rows;
    return taken === undefined || taken.over ? null : taken.frame;
  }
}

const digestOf = (secret: string): Buffer =>
  createHash('sha256').update(secret).digest();
