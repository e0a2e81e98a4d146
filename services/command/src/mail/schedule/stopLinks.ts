import { keysFor, SignedClaims, type SecretsInUse } from '@waymark/edge';
import { mailStop, type MailStop } from '@waymark/events';
import { z } from 'zod';

/** Whose mails are stopped, and which. */
export type StopRef = { readonly accountId: string; readonly stop: MailStop };

const ISSUER = 'waymark-mails';
const claims = z.object({ sub: z.string(), stop: mailStop });

/**
 * The word in a mail's link that stops mails like it, without signing in (RFC 8058). It is no
 * access token.
 */
export class StopLinks {
  readonly #signed: SignedClaims<z.infer<typeof claims>>;
  constructor(secrets: SecretsInUse) {
    const keys = keysFor('mail stop', secrets);
    this.#signed = new SignedClaims(keys, ISSUER, claims);
  }

  token({ accountId, stop }: StopRef): string {
    return this.#signed.sign({ sub: accountId, stop });
  }

  /** Null for what was forged or damaged on its way. */
  read(token: string): StopRef | null {
    const found = this.#signed.read(token);
    return found && { accountId: found.sub, stop: found.stop };
  }
}
