import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zones } from './zones.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The rows of the table of folders: which, and whom of the house it may know. */
const rows = [...read('docs/ARCHITECTURE.md').matchAll(/^\| `([^`]+)\/` \|.*\| ([^|]*)\|$/gm)].map(
  ([, folder = '', may = '']) => ({
    folder,
    may: [...may.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  }),
);
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
const folders = globSync(
  workspaces.map((each) => `${each}/package.json`),
  { cwd: root },
).map((file) => file.replace('/package.json', ''));

test('the table of folders in docs/ARCHITECTURE.md names each package of the house, and what is there', () => {
  const named = rows.map(({ folder }) => folder);
  expect(named).toEqual(expect.arrayContaining(folders));
  expect(named.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('the root of the repository tells the architecture: ten folders at most, all in the table', () => {
  const atTheRoot = new Set(rows.map(({ folder }) => folder.split('/')[0] ?? ''));
  const there = globSync('*/', { cwd: root }).map((folder) => folder.replace('/', ''));
  const tracked = there.filter(
    (folder) => !/^(node_modules|coverage|test-results|playwright-report|docs)$/.test(folder),
  );
  expect(tracked.toSorted()).toEqual([...atTheRoot].toSorted());
  expect(atTheRoot.size + 1).toBeLessThanOrEqual(10);
});

const inside = new Set(['decisions', 'policies', 'tables']);
const names = new Set(zones.map(({ name }) => name));
const packagesOfProduct = folders.filter((folder) => !/^(local|proof)/.test(folder));
test.each(packagesOfProduct)('%s may know what the table says', (folder) => {
  const zone = zones.find(
    ({ name, files }) => files.test(`${folder}/src/any.ts`) && !inside.has(name),
  );
  const may = (zone?.may ?? []).filter(
    (name) => names.has(name) && name !== zone?.name && !inside.has(name),
  );
  expect(rows.find((row) => row.folder === folder)?.may.toSorted()).toEqual(may.toSorted());
});
