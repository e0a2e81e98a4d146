import { randomUUID } from 'node:crypto';
import { generate, generateSecret, verify } from 'otplib';
import type { Pool } from 'pg';

/** How long a code is good, in minutes, and how many wrong tries it bears. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export type CodeDeps = {
  readonly pool: Pool;
  /** Names an address without showing it (see PersonVault.emailDigest). */
  readonly digest: (email: string) => Promise<string>;
  readonly clock: () => Date;
};

/** A code to be mailed. */
export type DueCode = { readonly email: string; readonly code: string };

/**
 * Six digits by mail. The code is HOTP (RFC 4226) of a random secret of its own, so it stands nowhere in clear. Only
 * the newest code of an address is good: for ten minutes, once, and for five tries.
 */
export class OneTimeCodes {
  readonly #deps: CodeDeps;
  constructor(deps: CodeDeps) {
    this.#deps = deps;
  }

  /**
   * Makes a code; `signsIn` false makes one that is never mailed and never accepted, by the same work, so that nobody
   * can tell from outside whether an address is known. Answers the id under which the code is mailed.
   */
  async make(email: string, signsIn: boolean): Promise<string> {
    const { pool, digest, clock } = this.#deps;
    const now = clock();
    const codeId = randomUUID();
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    await pool.query(
      'DELETE FROM identity.one_time_codes WHERE expires_at < $1',
      [now],
    );
    await pool.query(
      `INSERT INTO identity.one_time_codes (code_id, email_digest, email, secret, signs_in, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        codeId,
        await digest(email),
        email,
        generateSecret(),
        signsIn,
        expiresAt,
      ],
    );
    return codeId;
  }

  /** What is to be mailed under this id; null when it is over, used, replaced by a newer one, or was never to be mailed. */
  async due(codeId: string): Promise<DueCode | null> {
    const { pool, clock } = this.#deps;
    const { rows } = await pool.query<{ email: string | null; secret: string }>(
      `SELECT email, secret FROM identity.one_time_codes c
       WHERE code_id = $1 AND signs_in AND consumed_at IS NULL AND expires_at > $2
         AND NOT EXISTS (SELECT FROM identity.one_time_codes n WHERE n.email_digest = c.email_digest AND n.seq > c.seq)`,
      [codeId, clock()],
    );
    const row = rows[0];
    if (row === undefined || row.email === null) return null;
    return {
      email: row.email,
      code: await generate({
        secret: row.secret,
        strategy: 'hotp',
        counter: 0,
      }),
    };
  }

  /** The code has been mailed: the address is forgotten. */
  async mailed(codeId: string): Promise<void> {
    await this.#deps.pool.query(
      'UPDATE identity.one_time_codes SET email = NULL WHERE code_id = $1',
      [codeId],
    );
  }

  /** Uses the code up. Answers its id, or null when it is wrong, over, used before or tried too often. */
  async accept(email: string, code: string): Promise<string | null> {
    const { pool, digest, clock } = this.#deps;
    const now = clock();
    // Counted before the comparison, in one statement: tries sent all at once can't get past the limit.
    const { rows } = await pool.query<{
      code_id: string;
      secret: string;
      signs_in: boolean;
    }>(
      `UPDATE identity.one_time_codes SET tries = tries + 1
       WHERE code_id = (SELECT code_id FROM identity.one_time_codes WHERE email_digest = $1 ORDER BY seq DESC LIMIT 1)
         AND consumed_at IS NULL AND expires_at > $2 AND tries < $3
       RETURNING code_id, secret, signs_in`,
      [await digest(email), now, CODE_TRIES],
    );
    const row = rows[0];
    if (row === undefined || !/^\d{6}$/.test(code)) return null;
    const { valid } = await verify({
      secret: row.secret,
      token: code,
      strategy: 'hotp',
      counter: 0,
    });
    if (!valid || !row.signs_in) return null;
    const consumed = await pool.query(
      'UPDATE identity.one_time_codes SET consumed_at = $2, email = NULL WHERE code_id = $1 AND consumed_at IS NULL',
      [row.code_id, now],
    );
    return consumed.rowCount === 1 ? row.code_id : null;
  }
}
