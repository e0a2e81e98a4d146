import type { KeyObject } from 'node:crypto';

/**
 * The port to the vault: personal data (e-mail, names, gender) stands in events only sealed with a
 * key of that person's own (AES-256-GCM). The keys live beside the other secrets, never in the log:
 * deleting a key erases the person and leaves the history whole (DESIGN: streams).
 */
export interface PersonVault {
  /** Seals `data` (JSON) with the person's key, which is made on first use. @throws PersonErased */
  seal(accountId: string, data: unknown): Promise<string>;
  /**
   * Opens what `seal` made; `null` when the person has been erased. @throws when the text is not a
   * sealed one
   */
  open(accountId: string, sealed: string): Promise<unknown>;
  /** Deletes the key: everything sealed with it is unreadable from now on. */
  erase(accountId: string): Promise<void>;
  /** Whether a key was deleted. */
  isErased(accountId: string): Promise<boolean>;
  /**
   * HMAC-SHA-256 (base64url) of the trimmed, lower-cased address: names the e-mail claim's stream.
   */
  emailDigest(email: string): Promise<string>;
  /**
   * HMAC-SHA-256 (hexadecimal) of a text with a key of the installation: what it stands for can't
   * be guessed and tried.
   */
  contentDigest(text: string): Promise<string>;
  /** Seals a secret of the service itself, which belongs to no person; `purpose` is bound to it. */
  sealSecret(secret: string, purpose: string): string;
  /** Sign links to files and nothing else; the first signs, each is taken. */
  readonly fileLinkKeys: readonly [KeyObject, ...KeyObject[]];
  /**
   * What passwords of people are hashed with beside their salts, so that nobody guesses at them by
   * the database alone. It stays when the master key is changed.
   */
  readonly passwordPepper: Buffer;
  /** Opens what `sealSecret` made for the same purpose. @throws NotSealed */
  openSecret(sealed: string, purpose: string): string;
}

/**
 * So long after `erase` another process may still open what was sealed by that key, in
 * milliseconds.
 */
export const KEYS_IN_MEMORY_FOR = 60_000;

/** The person's key was erased; nothing may be kept about this account any more. */
export class PersonErased extends Error {
  override readonly name = 'PersonErased';
  readonly accountId: string;
  constructor(accountId: string) {
    super(`the personal data of account ${accountId} has been erased`);
    this.accountId = accountId;
  }
}
