import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Where Chromium is: what `CHROME` names, else where packages of Debian put it; null where it is
 * not installed.
 */
export function chromiumPath(): string | null {
  const named = process.env['CHROME'] ?? '';
  const places = named === '' ? PLACES : [named];
  return places.find((place) => existsSync(place)) ?? null;
}
