import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** The two apps, and what each is made of. */
const apps = {
  admin: ['admin', 'look', 'api', 'events'],
  portal: ['portal', 'look', 'api', 'events'],
} as const;
export type AppName = keyof typeof apps;

/**
 * Builds whichever app has changed since it was built last; the first start takes some seconds, later ones none.
 * @returns the folders of the built apps
 */
export async function builtApps(
  root: string,
  log: (line: string) => void,
): Promise<Record<AppName, string>> {
  for (const app of Object.keys(apps) as AppName[]) {
    const dist = join(root, app, 'dist');
    const print = await fingerprint(root, apps[app]);
    if (
      (await readFile(join(dist, '.fingerprint'), 'utf8').catch(() => '')) ===
      print
    )
      continue;
    log(`Building the ${app} app …`);
    await buildAside(join(root, app), dist, print);
  }
  return {
    admin: join(root, 'admin', 'dist'),
    portal: join(root, 'portal', 'dist'),
  };
}

/** Built beside the old one and put in its place at the end: an instance that serves it meanwhile never meets half an app. */
async function buildAside(
  folder: string,
  dist: string,
  print: string,
): Promise<void> {
  const aside = `${dist}.${process.pid}`;
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: aside, emptyOutDir: true },
  });
  await writeFile(join(aside, '.fingerprint'), print);
  await rename(dist, `${aside}.old`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(aside, dist);
  await rm(`${aside}.old`, { recursive: true, force: true });
}

/** One hash over the names and contents of all sources, and over the versions installed. */
async function fingerprint(
  root: string,
  folders: readonly string[],
): Promise<string> {
  const hash = createHash('sha256').update(
    await readFile(join(root, 'package-lock.json')),
  );
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (file) =>
          !/[/\\](dist|dist\.[^/\\]*|node_modules)[/\\]/.test(file) &&
          !/\.test\.tsx?$/.test(file),
      )
      .sort();
    for (const file of files)
      hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}
