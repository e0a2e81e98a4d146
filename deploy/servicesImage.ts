import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rootFile } from './composeFile.ts';

const root = join(import.meta.dirname, '..');

/**
 * What the Dockerfile's stage `services` takes from the checkout: each path with the place it is
 * copied to.
 */
export function copiedPaths(): { from: string; to: string }[] {
  const stage = /^FROM \S+ AS services$([^]*?)(?=^FROM )/m.exec(rootFile('Dockerfile'))?.[1];
  if (stage === undefined) throw new Error('there is no stage `services`');
  return [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, words = '']) => {
    const paths = words.split(' ');
    const to = paths.pop() ?? '';
    return paths.map((from) => ({
      from,
      to: to.endsWith('/') ? join(to, from.split('/').at(-1) ?? '') : to,
    }));
  });
}

/**
 * Files of the checkout, relative to it, that a program loads, and the packages that it asks npm
 * for.
 */
export function loadedBy(main: string): { files: Set<string>; packages: Set<string> } {
  const [files, packages] = [new Set<string>(), new Set<string>()];
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const name of importsOf(join(root, file))) {
      if (name.startsWith('node:')) continue;
      if (name.startsWith('.')) follow(relative(root, resolve(root, dirname(file), name)));
      else if (name.startsWith('@waymark/')) follow(exported(name));
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  };
  follow(main);
  return { files, packages };
}

/** What Node loads; imports of types alone are gone by then. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, name, dynamic]) => name ?? dynamic ?? '');

type PackageFile = {
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
};
const packageFile = (folder: string) =>
  JSON.parse(rootFile(join(folder, 'package.json'))) as PackageFile;

/** In which folder a workspace lives: where the installation links it. */
const folderOf = (workspace: string): string =>
  relative(root, realpathSync(join(root, 'node_modules', '@waymark', workspace)));

function exported(name: string): string {
  const [, workspace = '', ...rest] = name.split('/');
  const folder = folderOf(workspace);
  const path = packageFile(folder).exports?.[['.', ...rest].join('/')];
  if (path === undefined) throw new Error(`nothing exports ${name}`);
  return join(folder, path);
}

/** The packages that these workspaces depend on in production, also by way of other workspaces. */
export function installedFor(folders: readonly string[]): Set<string> {
  const [seen, packages] = [new Set<string>(), new Set<string>()];
  const add = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    for (const name of Object.keys(packageFile(folder).dependencies ?? {}))
      if (name.startsWith('@waymark/')) add(folderOf(name.split('/')[1] ?? ''));
      else packages.add(name);
  };
  folders.forEach(add);
  return packages;
}
