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

export function forgetPosition(): void {
  newest = 0n;
}
