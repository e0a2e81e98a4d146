import jwt from 'jsonwebtoken';
import type { z } from 'zod';
import type { KeysInUse } from './keysByUse.ts';

/** Seconds since 1970. */
type Times = { readonly iat?: number; readonly exp?: number };

/**
 * Words of one kind (JWT, HS256), which this installation signs and reads itself; of no other kind
 * is one taken for it.
 */
export class SignedClaims<Claims extends object> {
  readonly #keys: KeysInUse;
  readonly #issuer: string;
  readonly #schema: z.ZodType<Claims>;
  /**
   * @param issuer names the kind; stands in words that are out in the world, so that it is never
   * changed
   */
  constructor(keys: KeysInUse, issuer: string, schema: z.ZodType<Claims>) {
    this.#keys = keys;
    this.#issuer = issuer;
    this.#schema = schema;
  }

  /** Without `exp` it is good for ever. */
  sign(claims: Claims, times: Times = {}): string {
    return jwt.sign({ ...claims, iss: this.#issuer, ...times }, this.#keys[0], {
      algorithm: 'HS256',
      noTimestamp: true,
    });
  }

  /** Null for what was forged or damaged on its way, is over, or was made for something else. */
  read(word: string, now: Date = new Date()): Claims | null {
    for (const key of this.#keys) {
      const found = this.#readBy(key, word, now);
      if (found !== null) return found;
    }
    return null;
  }

  #readBy(key: KeysInUse[0], word: string, now: Date): Claims | null {
    try {
      const found = this.#schema.safeParse(
        jwt.verify(word, key, {
          algorithms: ['HS256'],
          issuer: this.#issuer,
          clockTimestamp: Math.floor(now.getTime() / 1000),
        }),
      );
      return found.success ? found.data : null;
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return null;
      throw error;
    }
  }
}
