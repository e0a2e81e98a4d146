import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SharedThing } from '@waymark/events';
import type { Pool } from 'pg';
import { hashAs, newHash, type PasswordHash } from './passwordHash.ts';

/** Bytes of a token: 128 bits. */
const TOKEN_BYTES = 16;
/** Which share a link is of. */
export type LinkRef = {
  readonly workspaceId: string;
  readonly linkId: string;
  readonly of: SharedThing;
};

/** Tokens and passwords of share links (PRODUCT 17): hashed, and kept apart from the log. */
export class ShareSecrets {
  readonly #pool: Pool;
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** A new token, by which the link is found from now on. */
  async makeToken({ workspaceId, linkId, of }: LinkRef): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.#pool.query(
      'INSERT INTO identity.share_links (token_hash, link_id, workspace_id, kind, thing_id) VALUES ($1, $2, $3, $4, $5)',
      [digestOf(token), linkId, workspaceId, of.kind, of.id],
    );
    return token;
  }

  /** Null for a token that nobody has made. */
  async find(token: string): Promise<LinkRef | null> {
    const { rows } = await this.#pool.query<LinkRef>(
      `SELECT workspace_id AS "workspaceId", link_id AS "linkId", json_build_object('kind', kind, 'id', thing_id) AS of
         FROM identity.share_links WHERE token_hash = $1`,
      [digestOf(token)],
    );
    return rows[0] ?? null;
  }

  async keepPassword(passwordId: string, password: string): Promise<void> {
    const { hash, salt, memory, passes, lanes } = await newHash(password);
    await this.#pool.query(
      `INSERT INTO identity.share_passwords (password_id, hash, salt, memory, passes, lanes) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (password_id) DO UPDATE SET hash = excluded.hash, salt = excluded.salt,
         memory = excluded.memory, passes = excluded.passes, lanes = excluded.lanes`,
      [passwordId, hash, salt, memory, passes, lanes],
    );
  }

  async isPassword(passwordId: string, password: string): Promise<boolean> {
    const { rows } = await this.#pool.query<PasswordHash>(
      'SELECT hash, salt, memory, passes, lanes FROM identity.share_passwords WHERE password_id = $1',
      [passwordId],
    );
    const [kept] = rows;
    return kept !== undefined && timingSafeEqual(kept.hash, await hashAs(password, kept));
  }
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
