import { timingSafeEqual } from 'node:crypto';

/** Compares a digest with what somebody claims it is, in a time that tells nothing of where they differ. */
export function sameDigest(digest: Buffer, claimed: Buffer): boolean {
  return digest.length === claimed.length && timingSafeEqual(digest, claimed);
}
