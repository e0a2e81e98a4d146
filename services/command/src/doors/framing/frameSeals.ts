import { keysFor, SignedClaims, type SecretsInUse } from '@waymark/edge';
import { z } from 'zod';

const ISSUER = 'waymark-frame';
const claims = z.object({ w: z.string(), f: z.string(), o: z.string() });

/** Which form stands in a page of which origin. */
export type FrameSeal = {
  readonly workspaceId: string;
  readonly formId: string;
  readonly origin: string;
};

/**
 * What an address of a frame holds beside the ids, by which its page knows whose page may hold it:
 * without, whoever knows two ids would learn from it which sites a form is shown on. It opens
 * nothing.
 */
export class FrameSeals {
  readonly #signed: SignedClaims<z.infer<typeof claims>>;
  constructor(secrets: SecretsInUse) {
    const keys = keysFor('frame address', secrets);
    this.#signed = new SignedClaims(keys, ISSUER, claims);
  }

  make({ workspaceId, formId, origin }: FrameSeal, until: Date): string {
    const exp = Math.floor(until.getTime() / 1000);
    return this.#signed.sign({ w: workspaceId, f: formId, o: origin }, { exp });
  }

  /** Null for what was forged, or is over. */
  read(seal: string, now: Date): FrameSeal | null {
    const found = this.#signed.read(seal, now);
    if (found === null) return null;
    return { workspaceId: found.w, formId: found.f, origin: found.o };
  }
}
