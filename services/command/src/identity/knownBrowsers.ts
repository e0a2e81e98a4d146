import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret, keysFor, type KeysInUse, type SecretsInUse } from '@waymark/edge';

/** How long a browser stays known, in days. */
export const KNOWN_DAYS = 180;

/**
 * A browser that has once signed in with an address holds a proof of it, which strangers can't
 * make: so what they do by other browsers is never held against it (OWASP: device cookies). Nothing
 * is kept of it here.
 */
export class KnownBrowsers {
  readonly #keys: KeysInUse;
  readonly #digest: (email: string) => Promise<string>;
  constructor(secrets: SecretsInUse, digest: (email: string) => Promise<string>) {
    this.#keys = keysFor('known browser', secrets);
    this.#digest = digest;
  }

  /**
   * A proof for the browser that has just signed in with this address. @param accountId whose it
   * was then: with whoever has the address later the browser has signed in no time. Of a link: none
   */
  async proofFor(email: string, accountId?: string): Promise<string> {
    const name = randomBytes(16).toString('base64url');
    const digest = await this.#digest(email);
    return `${name}.${mark(this.#keys[0], name, digest, accountId)}`;
  }

  /**
   * The name of the browser that holds this proof; null when it is none for this address, and whose
   * it is. Up to 0.5.0 proofs were of the address alone.
   */
  async nameOf(
    proof: string | undefined,
    email: string,
    accountId?: string | null,
  ): Promise<string | null> {
    const [name = '', given = ''] = proof?.split('.') ?? [];
    const digest = await this.#digest(email);
    const isBy = (key: KeysInUse[0], of?: string) =>
      isSameSecret(given, mark(key, name, digest, of));
    return this.#keys.some((key) => isBy(key, accountId ?? undefined) || isBy(key)) ? name : null;
  }
}

const mark = (key: KeysInUse[0], name: string, digest: string, accountId?: string): string =>
  createHmac('sha256', key)
    .update(`browser ${name} of ${digest}${accountId === undefined ? '' : ` as ${accountId}`}`)
    .digest('base64url');
