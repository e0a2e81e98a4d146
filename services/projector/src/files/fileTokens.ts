import { SignedClaims, type KeysInUse } from '@waymark/edge';
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

/** The word in the address of a file; it is no access token. */
export class FileTokens {
  readonly #signed: SignedClaims<z.infer<typeof claims>>;
  constructor(keys: KeysInUse) {
    this.#signed = new SignedClaims(keys, ISSUER, claims);
  }

  /** It is over at `until`. */
  make({ fileId, workspaceId, accountId, sid }: FileRef, until: Date): string {
    return this.#signed.sign(
      { sub: accountId, sid, file: fileId, workspace: workspaceId },
      { exp: Math.floor(until.getTime() / 1_000) },
    );
  }

  /** Null for what was forged or damaged, or is over. */
  read(token: string, now: Date): FileRef | null {
    const found = this.#signed.read(token, now);
    return (
      found && {
        ...{ fileId: found.file, workspaceId: found.workspace },
        ...{ accountId: found.sub, sid: found.sid },
      }
    );
  }
}
