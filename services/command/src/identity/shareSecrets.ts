import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { SharedThing } from '@waymark/events';
import type { Pool } from 'pg';

/** Bytes of a token: 128 bits. */
const TOKEN_BYTES = 16;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/**
 * As OWASP asks of argon2id; memory in KiB. What a password was kept by stands beside it, so that
 * these may be raised.
 */
const COST = { memory: 19_456, passes: 2, lanes: 1 };

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
    const salt = randomBytes(SALT_BYTES);
    const { memory, passes, lanes } = COST;
    const hash = await hashed(password, { ...COST, salt });
    await this.#pool.query(
      `INSERT INTO identity.share_passwords (password_id, hash, salt, memory, passes, lanes) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (password_id) DO UPDATE SET hash = excluded.hash, salt = excluded.salt,
         memory = excluded.memory, passes = excluded.passes, lanes = excluded.lanes`,
      [passwordId, hash, salt, memory, passes, lanes],
    );
  }

  async isPassword(passwordId: string, password: string): Promise<boolean> {
    const { rows } = await this.#pool.query<Cost & { hash: Buffer }>(
      'SELECT hash, salt, memory, passes, lanes FROM identity.share_passwords WHERE password_id = $1',
      [passwordId],
    );
    const [kept] = rows;
    return kept !== undefined && timingSafeEqual(kept.hash, await hashed(password, kept));
  }
}

type Cost = {
  readonly salt: Buffer;
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
};

const argon2id = promisify(argon2);

/** However its letters are composed: the same password is typed on another machine. */
const hashed = (password: string, { salt, memory, passes, lanes }: Cost) =>
  argon2id('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    ...{ memory, passes, parallelism: lanes, tagLength: HASH_BYTES },
  });

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
