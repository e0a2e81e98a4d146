import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { SecretsInUse } from '../settings/environment.ts';

/**
 * Uses of the signing secret: each has a key of its own that follows from it. Stands in derived
 * keys: never changed.
 */
export type SigningUse =
  | 'refresh token'
  | 'invitation link'
  | 'mail stop'
  | 'end of a session'
  | 'view ticket'
  | 'frame address'
  | 'known browser';

/** The first signs, each is taken. */
export type KeysInUse = readonly [KeyObject, ...KeyObject[]];

const keys = new Map<string, KeyObject>();

/**
 * The key of 32 bytes for this use alone: HKDF-SHA-256 of the secret. Kept, since every request
 * asks for one.
 */
export function keyFor(use: SigningUse, secret: string): KeyObject {
  const name = `${use}\n${secret}`;
  let key = keys.get(name);
  if (key === undefined) {
    key = createSecretKey(derivedBytes(secret, `waymark ${use}`, 32));
    keys.set(name, key);
  }
  return key;
}

/**
 * The keys for a use. Taken as well is what the whole secret signed, as 0.5.0 and versions before
 * did: links in mails that have long been sent go on working, until that secret is exchanged.
 */
export function keysFor(use: SigningUse, [signing, ...others]: SecretsInUse): KeysInUse {
  const secrets = [signing, ...others];
  return [
    keyFor(use, signing),
    ...others.map((secret) => keyFor(use, secret)),
    ...secrets.map((secret) => createSecretKey(secret, 'utf8')),
  ];
}

/** @throws Error for an empty secret, from which everybody could derive the same */
export function derivedBytes(secret: string, label: string, length: number): Buffer {
  if (secret === '') throw new Error('an empty secret signs nothing');
  return Buffer.from(hkdfSync('sha256', secret, '', label, length));
}
