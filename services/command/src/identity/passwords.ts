import { timingSafeEqual } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { decoyHash, hashAs, isCheap, newHash, type PasswordHash } from './passwordHash.ts';

type PasswordDeps = {
  readonly pool: Pool;
  /** Kept apart from the database (`PersonVault.passwordPepper`). */
  readonly pepper: Buffer;
  /** How hashes are made. Default: argon2id, at the usual cost. */
  readonly hashing?: { readonly hashAs: typeof hashAs; readonly newHash: typeof newHash };
};

/** Passwords of people: hashed, and kept apart from the log. */
export class Passwords {
  readonly #pool: Pool;
  readonly #pepper: Buffer;
  readonly #hashing: NonNullable<PasswordDeps['hashing']>;
  /** In place of the hash of whoever has none. */
  readonly #decoy = decoyHash();
  constructor({ pool, pepper, hashing = { hashAs, newHash } }: PasswordDeps) {
    [this.#pool, this.#pepper, this.#hashing] = [pool, pepper, hashing];
  }

  /** When it was set; null for whoever has none. */
  async setAt(accountId: string): Promise<Date | null> {
    const { rows } = await this.#pool.query<{ setAt: Date }>(
      'SELECT set_at AS "setAt" FROM identity.passwords WHERE account_id = $1',
      [accountId],
    );
    return rows[0]?.setAt ?? null;
  }

  /**
   * Whether this is the password of the account. The work is the same where there is no account
   * (null), or it has no password. A right one that was hashed at less than the usual cost is
   * hashed anew.
   */
  async isRight(accountId: string | null, password: string): Promise<boolean> {
    const { rows } = await this.#pool.query<PasswordHash>(
      'SELECT hash, salt, memory, passes, lanes FROM identity.passwords WHERE account_id = $1',
      [accountId ?? ''],
    );
    const [kept] = rows;
    const comparedTo = kept ?? this.#decoy;
    const hash = await this.#hashing.hashAs(password, comparedTo, this.#pepper);
    const isSame = timingSafeEqual(hash, comparedTo.hash);
    if (kept === undefined || !isSame) return false;
    if (isCheap(kept)) await this.#hashAnew(accountId ?? '', password, kept);
    return true;
  }

  /** What `keep` keeps. */
  hashOf(password: string): Promise<PasswordHash> {
    return this.#hashing.newHash(password, this.#pepper);
  }

  /** In a transaction of the caller's; answers whether it takes the place of another. */
  async keep(
    client: PoolClient,
    accountId: string,
    { hash, salt, memory, passes, lanes }: PasswordHash,
    at: Date,
  ): Promise<{ readonly replaced: boolean }> {
    const replaced = await this.remove(client, accountId);
    await client.query(
      `INSERT INTO identity.passwords (account_id, hash, salt, memory, passes, lanes, set_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (account_id) DO UPDATE SET hash = excluded.hash, salt = excluded.salt,
         memory = excluded.memory, passes = excluded.passes, lanes = excluded.lanes, set_at = excluded.set_at`,
      [accountId, hash, salt, memory, passes, lanes, at],
    );
    return { replaced };
  }

  /** In a transaction of the caller's; answers whether there was one. */
  async remove(client: PoolClient, accountId: string): Promise<boolean> {
    const { rowCount } = await client.query(
      'DELETE FROM identity.passwords WHERE account_id = $1',
      [accountId],
    );
    return rowCount === 1;
  }

  async #hashAnew(accountId: string, password: string, before: PasswordHash): Promise<void> {
    const { hash, salt, memory, passes, lanes } = await this.hashOf(password);
    // Not where another one was set meanwhile.
    await this.#pool.query(
      `UPDATE identity.passwords SET hash = $2, salt = $3, memory = $4, passes = $5, lanes = $6
        WHERE account_id = $1 AND hash = $7`,
      [accountId, hash, salt, memory, passes, lanes, before.hash],
    );
  }
}
