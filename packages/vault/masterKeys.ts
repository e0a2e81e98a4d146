import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { NotSealed, openBytes, sealBytes } from './sealedText.ts';

/** 32 bytes each. */
export type MasterKeys = {
  /** Wraps every key that is stored. Without it nothing can be opened again. */
  readonly masterKey: Buffer;
  /** Opens too, while one takes the place of the other. */
  readonly otherMasterKey?: Buffer | undefined;
};

/** @throws Error when a key has another length */
export function checkMasterKeys({ masterKey, otherMasterKey }: MasterKeys): void {
  for (const key of [masterKey, otherMasterKey ?? masterKey])
    if (key.length !== 32) throw new Error(`the master key has ${key.length} bytes, it needs 32`);
}

export const wrap = ({ masterKey }: MasterKeys, key: Buffer, context: string): string =>
  sealBytes(masterKey, key, context);

/**
 * The key, and whether it is wrapped by the other master key still. @throws NotSealed when neither
 * opens it
 */
export function unwrap(
  { masterKey, otherMasterKey }: MasterKeys,
  wrapped: string,
  context: string,
): { readonly key: Buffer; readonly byOther: boolean } {
  try {
    return { key: openBytes(masterKey, wrapped, context), byOther: false };
  } catch (error) {
    if (!(error instanceof NotSealed) || otherMasterKey === undefined) throw error;
    return { key: openBytes(otherMasterKey, wrapped, context), byOther: true };
  }
}

/** A person's key opens as nothing but that person's key. */
export const contextOf = (accountId: string): string => `person key of ${accountId}`;

/**
 * Secrets that live for minutes are sealed by keys that follow from the master keys, and opened by
 * either.
 */
export function keysOfSecrets({ masterKey, otherMasterKey }: MasterKeys): MasterKeys {
  const label = 'waymark secrets';
  return {
    masterKey: derived(masterKey, label),
    otherMasterKey: otherMasterKey && derived(otherMasterKey, label),
  };
}

/** Keys that sign links to files, and nothing else: the first signs, each is taken. */
export function keysOfFileLinks({
  masterKey,
  otherMasterKey = masterKey,
}: MasterKeys): readonly [KeyObject, KeyObject] {
  const key = (of: Buffer) => createSecretKey(derived(of, 'waymark file link'));
  return [key(masterKey), key(otherMasterKey)];
}

/** The key of one use that follows from another key (HKDF-SHA-256). */
export const derived = (key: Buffer, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), label, 32));
