import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a browser stays known, in days. */
export const KNOWN_DAYS = 180;

/**
 * A browser that has once signed in with an address holds a proof of it, which strangers can't make: so what they do by
 * other browsers is never held against it (OWASP: device cookies). Nothing is kept of it here.
 */
export class KnownBrowsers {
  readonly #secret: string;
  readonly #digest: (email: string) => Promise<string>;
  constructor(secret: string, digest: (email: string) => Promise<string>) {
    this.#secret = secret;
    this.#digest = digest;
  }

  /** A proof for the browser that has just signed in with this address. */
  async proofFor(email: string): Promise<string> {
    const name = randomBytes(16).toString('base64url');
    return `${name}.${await this.#mark(name, email)}`;
  }

  /** The name of the browser that holds this proof; null when it is none for this address. */
  async nameOf(
    proof: string | undefined,
    email: string,
  ): Promise<string | null> {
    const [name = '', mark = ''] = proof?.split('.') ?? [];
    const right = Buffer.from(await this.#mark(name, email));
    const given = Buffer.from(mark);
    return given.length === right.length && timingSafeEqual(given, right)
      ? name
      : null;
  }

  async #mark(name: string, email: string): Promise<string> {
    return createHmac('sha256', this.#secret)
      .update(`browser ${name} of ${await this.#digest(email)}`)
      .digest('base64url');
  }
}
