import { secretKey, type SigningSecrets } from '@waymark/edge';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** Who may read which file, by which of their sessions. */
export type FileRef = {
  readonly fileId: string;
  readonly workspaceId: string;
  readonly accountId: string;
  readonly sid: string;
};

const ISSUER = 'waymark-files';
const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  file: z.string(),
  workspace: z.string(),
});

/** The word in the address of a file; it is no access token, and is over at `until`. */
export function fileToken(
  secrets: SigningSecrets,
  { fileId, workspaceId, accountId, sid }: FileRef,
  until: Date,
): string {
  const [secret = ''] = [secrets].flat();
  return jwt.sign(
    {
      ...{ sub: accountId, sid, file: fileId, workspace: workspaceId },
      ...{ iss: ISSUER, exp: Math.floor(until.getTime() / 1_000) },
    },
    secretKey(secret),
    { algorithm: 'HS256', noTimestamp: true },
  );
}

/** Null for what was forged or damaged, or is over. */
export function readFileToken(
  secrets: SigningSecrets,
  token: string,
  now: Date,
): FileRef | null {
  for (const secret of [secrets].flat()) {
    const found = readBy(secret, token, now);
    if (found !== null) return found;
  }
  return null;
}

function readBy(secret: string, token: string, now: Date): FileRef | null {
  try {
    const { data } = claims.safeParse(
      jwt.verify(token, secretKey(secret), {
        algorithms: ['HS256'],
        issuer: ISSUER,
        clockTimestamp: Math.floor(now.getTime() / 1_000),
      }),
    );
    return data === undefined
      ? null
      : {
          ...{ fileId: data.file, workspaceId: data.workspace },
          ...{ accountId: data.sub, sid: data.sid },
        };
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}
