import { keysFor, SignedClaims, type SecretsInUse } from '@waymark/edge';
import { z } from 'zod';

/**
 * Which invitation: who is meant, by which workspace, into which client's people or (null) the
 * team.
 */
export type InvitationRef = {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly clientId: string | null;
};

const ISSUER = 'waymark-invitation';
const claims = z.object({ sub: z.string(), w: z.string(), c: z.string().nullable() });

/**
 * The word in a mail's link by which its receiver may look at an invitation and say no, without
 * signing in. It is no access token and takes nothing on: accepting needs a session. It ends with
 * the invitation.
 */
export class InvitationLinks {
  readonly #signed: SignedClaims<z.infer<typeof claims>>;
  constructor(secrets: SecretsInUse) {
    const keys = keysFor('invitation link', secrets);
    this.#signed = new SignedClaims(keys, ISSUER, claims);
  }

  token({ accountId, workspaceId, clientId }: InvitationRef): string {
    return this.#signed.sign({ sub: accountId, w: workspaceId, c: clientId });
  }

  /** Null for what was forged or damaged on its way. */
  read(token: string): InvitationRef | null {
    const found = this.#signed.read(token);
    if (found === null) return null;
    return { accountId: found.sub, workspaceId: found.w, clientId: found.c };
  }
}
