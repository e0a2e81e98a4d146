import { secretKey, type SecretsInUse } from '@waymark/edge';
import { mailStop, type MailStop } from '@waymark/events';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** Whose mails are stopped, and which. */
export type StopRef = { readonly accountId: string; readonly stop: MailStop };

const ISSUER = 'waymark-mails';
const claims = z.object({ sub: z.string(), stop: mailStop });

/** The word in a mail's link that stops mails like it, without signing in (RFC 8058). It is no access token. */
export class StopLinks {
  readonly #secrets: SecretsInUse;
  constructor(secrets: SecretsInUse) {
    this.#secrets = secrets;
  }

  token({ accountId, stop }: StopRef): string {
    return jwt.sign(
      { sub: accountId, stop, iss: ISSUER },
      secretKey(this.#secrets[0]),
      {
        algorithm: 'HS256',
        noTimestamp: true,
      },
    );
  }

  /** Null for what was forged or damaged on its way. */
  read(token: string): StopRef | null {
    for (const secret of this.#secrets) {
      const found = readBy(secret, token);
      if (found !== null) return found;
    }
    return null;
  }
}

function readBy(secret: string, token: string): StopRef | null {
  try {
    const found = claims.safeParse(
      jwt.verify(token, secretKey(secret), {
        algorithms: ['HS256'],
        issuer: ISSUER,
      }),
    );
    return found.success
      ? { accountId: found.data.sub, stop: found.data.stop }
      : null;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}
