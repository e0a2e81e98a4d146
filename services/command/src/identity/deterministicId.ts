import { createHash } from 'node:crypto';

/**
 * The same parts always give the same id: a UUID (version 8) from their SHA-256. For ids of events and accounts, so that
 * a retry names the same things again. Where one part ends matters: ('ab', 'c') is not ('a', 'bc').
 */
export function deterministicId(...parts: string[]): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify(parts))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
