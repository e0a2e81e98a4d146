import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isSameSecret } from '@waymark/edge';
import { NotSealed, type PersonVault } from '@waymark/vault';
import { generate, generateSecret, verify } from 'otplib';
import type { Pool } from 'pg';

/** How long a code is good, in minutes, and how many wrong tries one browser has. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** How long a link is good by which a password is chosen, in minutes. */
export const RESET_MINUTES = 30;
/**
 * A code that was mailed already may serve another browser as long as it is good for so many
 * minutes.
 */
const SHARED_MINUTES = 5;

export type CodeDeps = {
  readonly pool: Pool;
  readonly vault: Pick<PersonVault, 'emailDigest' | 'sealSecret' | 'openSecret'>;
  readonly clock: () => Date;
};

/** A code to be mailed; `isWord`: too long to be copied by hand, it goes out as a link. */
export type DueCode = {
  readonly email: string;
  readonly code: string;
  readonly isWord: boolean;
  /** By its link a password is chosen. */
  readonly forPassword: boolean;
};

export type CodeRequest = {
  readonly email: string;
  /**
   * False makes a code that is never mailed and never accepted, by the same work, so that nobody
   * can tell from outside whether an address is known.
   */
  readonly signsIn: boolean;
  /** Takes the code that was mailed last, if it is still good, instead of mailing one more. */
  readonly share?: boolean;
  /** The challenge that this browser had before; it is over. */
  readonly before?: string | undefined;
  /** A word that nobody can guess, for a link, in place of six digits. */
  readonly word?: boolean;
  /** By it a password is chosen, and nobody signs in. */
  readonly forPassword?: boolean;
};

/**
 * What became of a try. `tried` is false when there was nothing to try: the challenge is unknown,
 * over or used up. `codeId` is null unless the code was right. `closed`: it was never compared,
 * since six digits are no longer taken.
 */
export type CodeTry = {
  readonly tried: boolean;
  readonly codeId: string | null;
  readonly closed?: true;
};

/** `challenge`: for the browser that asked. `due`: the code is still to be mailed. */
export type Challenge = {
  readonly challenge: string;
  readonly codeId: string;
  readonly due: boolean;
};

/** Bytes of a word: 128 bits, as many as a link to an account is worth. */
const WORD_BYTES = 16;

/**
 * Six digits by mail, or a word where digits could be guessed. The digits are HOTP (RFC 4226) of a
 * random secret of their own, which is kept sealed; the word is its own secret. A code is good for
 * ten minutes and once, and only with the challenge that the asking browser holds: who never asked
 * can neither try it nor use its tries up, and what others ask for takes nothing from it.
 */
export class OneTimeCodes {
  readonly #deps: CodeDeps;
  constructor(deps: CodeDeps) {
    this.#deps = deps;
  }

  async make(request: CodeRequest): Promise<Challenge> {
    const { email, signsIn, share, before, word = false, forPassword = false } = request;
    const { pool, vault, clock } = this.#deps;
    const now = clock();
    const digest = await vault.emailDigest(email);
    if (before !== undefined) await this.#drop(before, digest);
    const challenge = randomBytes(32).toString('base64url');
    if (share === true) {
      const { rows } = await pool.query<{ codeId: string }>(
        `INSERT INTO identity.challenges (challenge_hash, code_id, email_digest, sealed_secret, signs_in, is_word, for_password, expires_at)
         SELECT $1, code_id, email_digest, sealed_secret, signs_in, is_word, for_password, expires_at FROM identity.challenges
          WHERE email_digest = $2 AND signs_in = $3 AND is_word = $5 AND for_password = $6 AND consumed_at IS NULL AND expires_at > $4
          ORDER BY expires_at DESC LIMIT 1
         RETURNING code_id AS "codeId"`,
        [hashOf(challenge), digest, signsIn, minutesAfter(now, SHARED_MINUTES), word, forPassword],
      );
      const shared = rows[0];
      if (shared !== undefined) return { challenge, codeId: shared.codeId, due: false };
    }
    const codeId = randomUUID();
    await pool.query(
      `INSERT INTO identity.challenges (challenge_hash, code_id, email_digest, sealed_email, sealed_secret, signs_in, expires_at, is_word, for_password)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        hashOf(challenge),
        codeId,
        digest,
        // To a stranger nothing is ever mailed.
        signsIn ? vault.sealSecret(email, `address of code ${codeId}`) : null,
        vault.sealSecret(word ? newWord() : generateSecret(), `code ${codeId}`),
        signsIn,
        minutesAfter(now, forPassword ? RESET_MINUTES : CODE_MINUTES),
        word,
        forPassword,
      ],
    );
    return { challenge, codeId, due: true };
  }

  /**
   * What is to be mailed under this id; null when it is over, used, given up by its browser, or was
   * never to be mailed.
   */
  async due(codeId: string): Promise<DueCode | null> {
    const { pool, vault, clock } = this.#deps;
    const { rows } = await pool.query<{
      email: string;
      secret: string;
      isWord: boolean;
      forPassword: boolean;
    }>(
      `SELECT sealed_email AS email, sealed_secret AS secret, is_word AS "isWord", for_password AS "forPassword" FROM identity.challenges
        WHERE code_id = $1 AND signs_in AND sealed_email IS NOT NULL AND consumed_at IS NULL AND expires_at > $2`,
      [codeId, clock()],
    );
    const row = rows[0];
    if (row === undefined) return null;
    const email = vault.openSecret(row.email, `address of code ${codeId}`);
    const secret = vault.openSecret(row.secret, `code ${codeId}`);
    const { isWord, forPassword } = row;
    const code = isWord ? secret : await generate({ secret, strategy: 'hotp', counter: 0 });
    return { email, code, isWord, forPassword };
  }

  /** The code has been mailed: the address is forgotten. */
  async mailed(codeId: string): Promise<void> {
    await this.#deps.pool.query(
      'UPDATE identity.challenges SET sealed_email = NULL WHERE code_id = $1',
      [codeId],
    );
  }

  /**
   * Uses the code up, for all who hold a challenge to it. `mayGuess` is asked before digits are
   * compared, so that it can count all that is compared.
   */
  async accept(
    email: string,
    code: string,
    challenge: string,
    mayGuess: () => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<CodeTry> {
    const { pool, vault, clock } = this.#deps;
    const now = clock();
    // Counted before the comparison, in one statement: tries sent all at once can't get past the
    // limit.
    const { rows } = await pool.query<{
      codeId: string;
      secret: string;
      signsIn: boolean;
      isWord: boolean;
    }>(
      `UPDATE identity.challenges SET tries = tries + 1
        WHERE challenge_hash = $1 AND email_digest = $2 AND consumed_at IS NULL AND expires_at > $3 AND tries < $4 AND NOT for_password
       RETURNING code_id AS "codeId", sealed_secret AS secret, signs_in AS "signsIn", is_word AS "isWord"`,
      [hashOf(challenge), await vault.emailDigest(email), now, CODE_TRIES],
    );
    const row = rows[0];
    if (row === undefined) return { tried: false, codeId: null };
    const { codeId, signsIn, isWord } = row;
    const secret = opened(() => vault.openSecret(row.secret, `code ${codeId}`));
    if (secret === null || !(isWord ? A_WORD : SIX_DIGITS).test(code))
      return { tried: true, codeId: null };
    if (!isWord && !(await mayGuess())) return { tried: true, codeId: null, closed: true };
    const valid = isWord
      ? isSameSecret(code, secret)
      : (await verify({ secret, token: code, strategy: 'hotp', counter: 0 })).valid;
    if (!valid || !signsIn) return { tried: true, codeId: null };
    return { tried: true, codeId: (await this.#consume(codeId, now)) ? codeId : null };
  }

  /**
   * Whether a password may be chosen by this word. `use`: it is used up by that, for all who hold a
   * challenge to it; without it nothing is. Nobody guesses a word, so that no tries are counted.
   * @returns the id of the code; null where it is none, over or used
   */
  async forPassword(
    { email, word, challenge }: { email: string; word: string; challenge: string },
    use = false,
  ): Promise<string | null> {
    const { pool, vault, clock } = this.#deps;
    const now = clock();
    const { rows } = await pool.query<{ codeId: string; secret: string }>(
      `SELECT code_id AS "codeId", sealed_secret AS secret FROM identity.challenges
        WHERE challenge_hash = $1 AND email_digest = $2 AND consumed_at IS NULL AND expires_at > $3
          AND signs_in AND for_password`,
      [hashOf(challenge), await vault.emailDigest(email), now],
    );
    const [row] = rows;
    const secret = row && opened(() => vault.openSecret(row.secret, `code ${row.codeId}`));
    if (row === undefined || !secret || !isSameSecret(word, secret)) return null;
    return !use || (await this.#consume(row.codeId, now)) ? row.codeId : null;
  }

  /** False when it was used before. */
  async #consume(codeId: string, now: Date): Promise<boolean> {
    const { rowCount } = await this.#deps.pool.query(
      'UPDATE identity.challenges SET consumed_at = $2, sealed_email = NULL WHERE code_id = $1 AND consumed_at IS NULL',
      [codeId, now],
    );
    return rowCount !== 0;
  }

  /** Forgets what is over. */
  async sweep(): Promise<void> {
    const { pool, clock } = this.#deps;
    await pool.query('DELETE FROM identity.challenges WHERE expires_at < $1', [clock()]);
  }

  /** Of a code that others share, only this browser's challenge goes. */
  async #drop(challenge: string, digest: string): Promise<void> {
    await this.#deps.pool.query(
      'DELETE FROM identity.challenges WHERE challenge_hash = $1 AND email_digest = $2',
      [hashOf(challenge), digest],
    );
  }
}

const SIX_DIGITS = /^\d{6}$/;
// Hexadecimal: mail programs leave out signs that they take for the end of a sentence.
const A_WORD = /^[\da-f]{32}$/;
const newWord = () => randomBytes(WORD_BYTES).toString('hex');

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

const minutesAfter = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * 60_000);

/** What was sealed with a key that is no longer known can't be right any more. */
function opened(open: () => string): string | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof NotSealed) return null;
    throw error;
  }
}
