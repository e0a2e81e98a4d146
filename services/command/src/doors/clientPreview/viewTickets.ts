import { keysFor, SignedClaims, type SecretsInUse } from '@waymark/edge';
import { z } from 'zod';

/** How long a page that looks as somebody else may go on without being opened anew, in seconds. */
export const TICKET_SECONDS = 60 * 60;
const ISSUER = 'waymark-view';

const claims = z.object({
  /** As whom. */
  sub: z.string(),
  /** Who looks, and in which of their sessions. */
  by: z.string(),
  sid: z.string(),
  workspaceId: z.string(),
  clientId: z.string(),
});
export type TicketClaims = z.infer<typeof claims>;

/**
 * What a page holds that looks at the portal as a client's user. It is no access token, and good
 * for nothing else.
 */
export class ViewTickets {
  readonly #signed: SignedClaims<TicketClaims>;
  constructor(secrets: SecretsInUse) {
    const keys = keysFor('view ticket', secrets);
    this.#signed = new SignedClaims(keys, ISSUER, claims);
  }

  make(view: TicketClaims, now: Date): string {
    const iat = Math.floor(now.getTime() / 1000);
    return this.#signed.sign(view, { iat, exp: iat + TICKET_SECONDS });
  }

  /** Null for what was forged, is over or was made for something else. */
  read(ticket: string, now: Date): TicketClaims | null {
    return this.#signed.read(ticket, now);
  }
}
