import { timingSafeEqual } from 'node:crypto';

/**
 * Compares what somebody gave with what it has to be, in a time that tells nothing of where they
 * differ.
 */
export function isSameSecret(given: string | Buffer, right: string | Buffer): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
