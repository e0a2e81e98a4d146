import { z } from 'zod';
import type { KeysInUse } from '../keys/keysByUse.ts';
import { SignedClaims } from '../keys/signedClaims.ts';

/** One of the pictures that a workspace shows of itself. */
export type PictureRef = { readonly workspaceId: string; readonly kind: 'logo' | 'header' };

const ISSUER = 'waymark-pictures';
const claims = z.object({ workspace: z.string(), kind: z.enum(['logo', 'header']) });

/**
 * Addresses of the pictures of a workspace (ADR 55). Whoever was told one may see the picture for
 * as long as the workspace shows one there: it stands in mails too, and on pages that nobody has
 * signed in to. Nobody can make one.
 */
export class PictureLinks {
  readonly #signed: SignedClaims<z.infer<typeof claims>>;
  constructor(keys: KeysInUse) {
    this.#signed = new SignedClaims(keys, ISSUER, claims);
  }

  /** @param fileId the picture that is shown now, so that another one is asked for anew */
  url({ workspaceId, kind }: PictureRef, fileId: string): string {
    const token = this.#signed.sign({ workspace: workspaceId, kind });
    return `/api/pictures/${fileId}?token=${token}`;
  }

  /** Null for what was forged or damaged. */
  read(token: string): PictureRef | null {
    const found = this.#signed.read(token);
    return found && { workspaceId: found.workspace, kind: found.kind };
  }
}
