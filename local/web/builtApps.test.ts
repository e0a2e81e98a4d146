import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apps } from './builtApps.ts';

const root = join(import.meta.dirname, '../..');
const folderOf = new Map(
  globSync('{events,packages/*}/package.json', { cwd: root }).map((file) => {
    const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
    return [name, file.replace('/package.json', '')];
  }),
);

/** The packages of the house that the files of a folder import. */
function neededBy(folder: string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /^(node_modules|dist.*|testing)$|\.test\.tsx?$/.test(name),
  });
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/from '(@waymark\/[\w-]+)/g),
  ]);
  return [...new Set(imports.map(([, name = '']) => name))].map(
    (name) => folderOf.get(name) ?? name,
  );
}

test.each(Object.entries(apps))(
  '%s is built anew after a change in whatever it is made of',
  (_, folders) => {
    expect(folders).toEqual(expect.arrayContaining(folders.flatMap(neededBy)));
    expect(neededBy(folders[0])).toContain('packages/client');
  },
);
