import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretsInUse } from '@waymark/edge';

/** How long a browser stays known, in days. */
export const KNOWN_DAYS = 180;

/**
 * A browser that has once signed in with an address holds a proof of it, which strangers can't make: so what they do by
 * other browsers is never held against it (OWASP: device cookies). Nothing is kept of it here.
 */
export class KnownBrowsers {
  readonly #secrets: SecretsInUse;
  readonly #digest: (email: string) => Promise<string>;
  constructor(
    secrets: SecretsInUse,
    digest: (email: string) => Promise<string>,
  ) {
    this.#secrets = secrets;
    this.#digest = digest;
  }

  /** A proof for the browser that has just signed in with this address. */
  async proofFor(email: string): Promise<string> {
    const name = randomBytes(16).toString('base64url');
    const digest = await this.#digest(email);
    return `${name}.${mark(this.#secrets[0], name, digest)}`;
  }

  /** The name of the browser that holds this proof; null when it is none for this address. */
  async nameOf(
    proof: string | undefined,
    email: string,
  ): Promise<string | null> {
    const [name = '', given = ''] = proof?.split('.') ?? [];
    const digest = await this.#digest(email);
    return this.#secrets.some((secret) =>
      isSame(given, mark(secret, name, digest)),
    )
      ? name
      : null;
  }
}

const mark = (secret: string, name: string, digest: string): string =>
  createHmac('sha256', secret)
    .update(`browser ${name} of ${digest}`)
    .digest('base64url');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
