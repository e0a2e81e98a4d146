import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const SHAPE = /^v1\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/;

/** The text is not a sealed one, was changed, or belongs to another key or person. */
export class NotSealed extends Error {
  override readonly name = 'NotSealed';
}

/**
 * Seals bytes with AES-256-GCM: `v1.<iv>.<tag>.<ciphertext>`, each base64url, a new random iv (12
 * bytes) every time. `context` is bound to it (additional authenticated data): it opens only where
 * the same context is given.
 */
export function sealBytes(key: Buffer, bytes: Buffer, context: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return [
    'v1',
    ...[iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url')),
  ].join('.');
}

/** True when the text has the shape of a sealed one; only opening it tells whether it is. */
export const looksSealed = (text: string): boolean => SHAPE.test(text);

/** Opens what `sealBytes` made. @throws NotSealed */
export function openBytes(key: Buffer, sealed: string, context: string): Buffer {
  const parts = SHAPE.exec(sealed);
  if (!parts) throw new NotSealed('this text was not made by sealing');
  const [iv, tag, ciphertext] = parts.slice(1).map((part) => Buffer.from(part, 'base64url')) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: 16 })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
  } catch (cause) {
    throw new NotSealed('the sealed text was changed, or belongs to another key or person', {
      cause,
    });
  }
}
