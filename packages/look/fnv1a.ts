/**
 * FNV-1a, 32 bit, over the UTF-8 bytes of a text: the same number for the same text, on every
 * machine. Spreads ids over a few colours; it is no protection against anybody.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
