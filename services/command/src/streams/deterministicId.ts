import { hash } from 'node:crypto';

/**
 * The same parts always give the same id: a UUID (version 8) from their SHA-256. For ids of events
 * and accounts, so that a retry names the same things again. Where one part ends matters: ('ab',
 * 'c') is not ('a', 'bc').
 */
export function deterministicId(...parts: string[]): string {
  const hex = hash('sha256', JSON.stringify(parts));
  const variant = '89ab'[parseInt(hex.charAt(16), 16) & 3] ?? '';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
