import { createSecretKey, type KeyObject } from 'node:crypto';

const keys = new Map<string, KeyObject>();

/**
 * The key that a secret is, for signing and checking tokens. Given the text itself, the library would try with every token
 * whether it holds a private or public key, which takes longer than all the rest. An empty one is left to it to refuse.
 */
export function secretKey(secret: string): KeyObject | string {
  if (secret === '') return secret;
  let key = keys.get(secret);
  if (key === undefined) {
    key = createSecretKey(secret, 'utf8');
    keys.set(secret, key);
  }
  return key;
}
