import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SecretsInUse } from '@waymark/edge';

/** What an address is for: a conversation, and the person who may answer in it by mail. */
export type ReplyPlace = {
  readonly workspaceId: string;
  readonly processId: string;
  readonly taskId: string;
  readonly accountId: string;
};

/** Some mail servers write addresses in lower case, so they hold no other. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Of handle and signature each: 80 bits. */
const BYTES = 10;
const LENGTH = (BYTES * 8) / 5;
const SHAPE = new RegExp(`^talk\\+([${LETTERS}]{${LENGTH}})([${LETTERS}]{${LENGTH}})$`);

/**
 * The name under which a place is kept: the same for the same place, and nothing can be told from
 * it.
 */
export const handleOf = (
  [secret]: SecretsInUse,
  { workspaceId, processId, taskId, accountId }: ReplyPlace,
): string =>
  written(hmac(secret, 'handle', JSON.stringify([workspaceId, processId, taskId, accountId])));

/** `talk+<handle><signature>@<domain>`, 37 characters before the sign, of 64 that there may be. */
export const signedAddress = ([secret]: SecretsInUse, handle: string, domain: string): string =>
  `talk+${handle}${written(signatureOf(secret, handle))}@${domain}`;

/**
 * The handle of an address that was signed here, in whatever case it comes back; null for any
 * other. Nothing is looked up for it, and how long it takes tells nothing of how much of the
 * signature was right.
 */
export function handleIn(secrets: SecretsInUse, address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain) return null;
  const [, handle, signature] = SHAPE.exec(address.slice(0, at).toLowerCase()) ?? [];
  if (handle === undefined || signature === undefined) return null;
  const given = Buffer.from(signature);
  const isSigned = secrets
    .map((secret) => Buffer.from(written(signatureOf(secret, handle))))
    .map((right) => timingSafeEqual(right, given))
    .includes(true);
  return isSigned ? handle : null;
}

const signatureOf = (secret: string, handle: string): Buffer => hmac(secret, 'signature', handle);

/**
 * By keys that serve nothing else, so that no address helps to forge what the same secret signs
 * elsewhere.
 */
const hmac = (secret: string, use: string, words: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `reply address ${use}`, 32)))
    .update(words)
    .digest()
    .subarray(0, BYTES);

/** Base32, of which five bytes make eight letters. */
function written(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let i = 0; i < LENGTH; i++) {
    text = LETTERS.charAt(Number(bits & 31n)) + text;
    bits >>= 5n;
  }
  return text;
}
