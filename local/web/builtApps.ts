import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const shared = ['packages/api', 'packages/client', 'packages/frames', 'packages/look', 'events'];
/** The two apps, and the folders that each is made of. */
export const apps = { admin: ['admin', ...shared], portal: ['portal', ...shared] } as const;
export type AppName = keyof typeof apps;

/**
 * Builds whichever app has changed since it was built last; the first start takes some seconds,
 * later ones none.
 * @returns the folders of the built apps
 */
export async function builtApps(
  root: string,
  log: (line: string) => void,
): Promise<Record<AppName, string>> {
  const folders = { admin: join(root, 'admin', 'dist'), portal: join(root, 'portal', 'dist') };
  const build = async (app: AppName) => {
    const print = await fingerprint(root, apps[app]);
    const file = join(folders[app], '.fingerprint');
    if (print === (await readFile(file, 'utf8').catch(() => ''))) return;
    log(`Building the ${app} app …`);
    await builtApart(app, [join(root, app), print]);
  };
  await Promise.all((Object.keys(apps) as AppName[]).map(build));
  return folders;
}

/**
 * In a process of its own, so that what serves the app afterwards does not keep the memory of the
 * builder.
 */
async function builtApart(app: string, args: readonly string[]): Promise<void> {
  const script = join(import.meta.dirname, 'buildApp.ts');
  const builder = fork(script, args, { stdio: 'inherit' });
  const end = () => builder.kill();
  process.once('exit', end);
  const [code] = (await once(builder, 'exit')) as [number | null];
  process.off('exit', end);
  if (code !== 0) throw new Error(`the ${app} app could not be built; the reason stands above`);
}

/** One hash over the names and contents of all sources, and over the versions installed. */
async function fingerprint(root: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (file) =>
          !/[/\\](dist|dist\.[^/\\]*|node_modules)[/\\]/.test(file) && !/\.test\.tsx?$/.test(file),
      )
      .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}
