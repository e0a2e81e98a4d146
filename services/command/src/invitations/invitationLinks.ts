import { secretKey, type SecretsInUse } from '@waymark/edge';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** Which invitation: who is meant, by which workspace, into which client's people or (null) the team. */
export type InvitationRef = {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly clientId: string | null;
};

const ISSUER = 'waymark-invitation';
const claims = z.object({
  sub: z.string(),
  w: z.string(),
  c: z.string().nullable(),
});

/**
 * The word in a mail's link by which its receiver may look at an invitation and say no, without signing in. It is no
 * access token and takes nothing on: accepting needs a session. It ends with the invitation.
 */
export class InvitationLinks {
  readonly #secrets: SecretsInUse;
  constructor(secrets: SecretsInUse) {
    this.#secrets = secrets;
  }

  token({ accountId, workspaceId, clientId }: InvitationRef): string {
    return jwt.sign(
      { sub: accountId, w: workspaceId, c: clientId, iss: ISSUER },
      secretKey(this.#secrets[0]),
      { algorithm: 'HS256', noTimestamp: true },
    );
  }

  /** Null for what was forged or damaged on its way. */
  read(token: string): InvitationRef | null {
    for (const secret of this.#secrets) {
      const found = readBy(secret, token);
      if (found !== null) return found;
    }
    return null;
  }
}

function readBy(secret: string, token: string): InvitationRef | null {
  try {
    const found = claims.safeParse(
      jwt.verify(token, secretKey(secret), {
        algorithms: ['HS256'],
        issuer: ISSUER,
      }),
    );
    if (!found.success) return null;
    const { sub, w, c } = found.data;
    return { accountId: sub, workspaceId: w, clientId: c };
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}
