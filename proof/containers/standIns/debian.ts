import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { said } from '../engine/program.ts';

/**
 * Debian's testing suite: of all its suites the one with the Postgres and the Caddy that the images
 * are made of.
 */
const SUITE = 'forky';
const PACKAGES = ['ca-certificates', 'wget', 'postgresql-18', 'caddy'];
const SCRIPTS = '/usr/share/debootstrap/scripts';

/** Where this machine takes its Debian packages from, and by which keys it believes them. */
export type DebianSource = { readonly mirror: string; readonly keyring: string };

/**
 * By the machine's own list of sources, in either of its forms; null where it names none of
 * Debian's.
 */
export function debianSource(folder = '/etc/apt'): DebianSource | null {
  for (const file of [...globSync('sources.list.d/*.sources', { cwd: folder }), 'sources.list']) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    const text = readFileSync(path, 'utf8');
    const mirror =
      /^URIs:\s*(\S+\/debian\/?)(?:\s|$)/m.exec(text)?.[1] ??
      /^deb\s+(?:\[[^\]]*\]\s+)?(\S+\/debian\/?)\s/m.exec(text)?.[1];
    if (mirror === undefined) continue;
    const keyring =
      /^Signed-By:\s*(\/\S+)/im.exec(text)?.[1] ?? '/usr/share/keyrings/debian-archive-keyring.gpg';
    return { mirror, keyring };
  }
  return null;
}

/**
 * Puts a small Debian with Postgres and Caddy into an empty folder. @throws Error with what
 * debootstrap said
 */
export async function installDebian(
  into: string,
  { mirror, keyring }: DebianSource,
): Promise<void> {
  const script = existsSync(join(SCRIPTS, SUITE)) ? SUITE : 'sid';
  await said('debootstrap', [
    '--variant=minbase',
    `--include=${PACKAGES.join(',')}`,
    `--keyring=${keyring}`,
    ...[SUITE, into, mirror, join(SCRIPTS, script)],
  ]);
}
