/**
 * The newest position of the log that this page knows of, by its own commands or a live change: every read asks for an
 * answer that is at least as new, so that nobody misses their own change.
 */
let newest = 0n;

export const knownPosition = (): string | undefined =>
  newest === 0n ? undefined : newest.toString();

/** @param position a decimal string; anything else is left aside */
export function rememberPosition(position: string): void {
  if (!/^\d+$/.test(position)) return;
  const given = BigInt(position);
  if (given > newest) newest = given;
}

/** The oldest position that a read of this page showed; what came after it may be lacking somewhere. */
let oldestRead: bigint | undefined;

export const readSince = (): string | undefined => oldestRead?.toString();

/** @param position of an answer (header Waymark-Position), null where it says none */
export function noteRead(position: string | null): void {
  if (position === null || !/^\d+$/.test(position)) return;
  const read = BigInt(position);
  if (oldestRead === undefined || read < oldestRead) oldestRead = read;
}

export function forgetPosition(): void {
  newest = 0n;
  oldestRead = undefined;
}
