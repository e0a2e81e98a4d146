import { secretKey, type SecretsInUse } from '@waymark/edge';
import jwt from 'jsonwebtoken';
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
export type View = z.infer<typeof claims>;

/** What a page holds that looks at the portal as a client's user. It is no access token, and good for nothing else. */
export class ViewTickets {
  readonly #secrets: SecretsInUse;
  constructor(secrets: SecretsInUse) {
    this.#secrets = secrets;
  }

  make(view: View, now: Date): string {
    const iat = Math.floor(now.getTime() / 1000);
    return jwt.sign(
      { ...view, iss: ISSUER, iat, exp: iat + TICKET_SECONDS },
      secretKey(this.#secrets[0]),
      { algorithm: 'HS256' },
    );
  }

  /** Null for what was forged, is over or was made for something else. */
  read(ticket: string, now: Date): View | null {
    for (const secret of this.#secrets) {
      const found = readBy(secret, ticket, now);
      if (found !== null) return found;
    }
    return null;
  }
}

function readBy(secret: string, ticket: string, now: Date): View | null {
  try {
    const found = claims.safeParse(
      jwt.verify(ticket, secretKey(secret), {
        algorithms: ['HS256'],
        issuer: ISSUER,
        clockTimestamp: Math.floor(now.getTime() / 1000),
      }),
    );
    return found.success ? found.data : null;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}
