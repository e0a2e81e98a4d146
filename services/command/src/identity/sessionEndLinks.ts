import { createHmac } from 'node:crypto';
import { isSameSecret, keysFor, type KeysInUse, type SecretsInUse } from '@waymark/edge';

/**
 * The word in the mail about a sign-in that ends this session, and nothing else, without signing
 * in.
 */
export class SessionEndLinks {
  readonly #keys: KeysInUse;
  constructor(secrets: SecretsInUse) {
    this.#keys = keysFor('end of a session', secrets);
  }

  token(sid: string): string {
    return `${sid}.${mark(this.#keys[0], sid)}`;
  }

  /** The session that it ends; null for what was forged or damaged on its way. */
  read(token: string): string | null {
    const [sid = '', given = ''] = token.split('.');
    return this.#keys.some((key) => isSameSecret(given, mark(key, sid))) ? sid : null;
  }
}

const mark = (key: KeysInUse[0], sid: string): string =>
  createHmac('sha256', key).update(sid).digest('hex');
