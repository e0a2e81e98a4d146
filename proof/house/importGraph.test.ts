import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import circles from './circles.mjs';
import { folderCircles } from './folderCircles.ts';

const root = join(import.meta.dirname, '../..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-circles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The names of the files that stand in a circle, of files given by their texts. */
async function circlesIn(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return circlesOf(await graphOf(folder, ['.']));
}

async function graphOf(baseDir: string, folders: readonly string[]): Promise<ICruiseResult> {
  const { forbidden = [], options } = circles;
  const { tsConfig: _, ...rest } = options ?? {};
  const { output } = await cruise([...folders], {
    ...rest,
    baseDir,
    ruleSet: { forbidden },
    validate: true,
  });
  return output as ICruiseResult;
}

const circlesOf = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ from, to }) => `${from} and ${to}`);

let house: ICruiseResult;
beforeAll(async () => {
  house = await graphOf(root, [
    'admin',
    'events',
    'local',
    'packages',
    'portal',
    'proof',
    'services',
  ]);
});

test('no two files of the house need each other', () => {
  expect(circlesOf(house)).toEqual([]);
});

test.each([
  ['admin/src', 500],
  ['services/projector/src', 200],
  ['portal/src', 250],
  ['packages/look', 100],
  ['packages/client', 20],
  ['local', 60],
])('no folder of %s reaches itself again through another, by types neither', (folder, atLeast) => {
  const inside = house.modules
    .filter(({ source }) => source.startsWith(`${folder}/`))
    .map(({ source, dependencies }) => ({
      source,
      imports: dependencies
        .map(({ resolved }) => resolved)
        .filter((file) => file.startsWith(`${folder}/`)),
    }));
  expect(inside.length).toBeGreaterThan(atLeast);
  expect(folderCircles(inside)).toEqual([]);
});

test('folders that need each other are found, across a third too; what a test needs is not told', () => {
  const source = (name: string, ...imports: string[]) => ({ source: name, imports });
  expect(folderCircles([source('a/a.ts', 'a/b/b.ts'), source('a/b/b.ts', 'c/c.ts')])).toEqual([]);
  expect(
    folderCircles([
      source('a/a.ts', 'a/b/b.ts', 'd/d.ts'),
      source('a/b/b.ts', 'c/c.ts'),
      source('c/c.ts', 'a/another.ts'),
    ]),
  ).toEqual(['a/a.ts -> a/b/b.ts', 'a/b/b.ts -> c/c.ts', 'c/c.ts -> a/another.ts']);
  expect(folderCircles([source('a/a.ts', 'b/b.ts'), source('b/b.test.ts', 'a/a.ts')])).toEqual([]);
});

test('what Node runs as it stands needs no view: Node reads TypeScript, and no JSX', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const entries = Object.values(scripts).flatMap(
    (script) => /^node local\/run\.mjs (\S+)/.exec(script)?.slice(1) ?? [],
  );
  expect(entries).toContain('proof/drill/main.ts');
  const files = new Map(house.modules.map((file) => [file.source, file]));
  const needed = new Set(entries);
  for (const file of needed)
    for (const { resolved, dependencyTypes } of files.get(file)?.dependencies ?? [])
      if (!dependencyTypes.includes('type-only')) needed.add(resolved);
  expect(needed.size).toBeGreaterThan(entries.length * 10);
  expect([...needed].filter((file) => file.endsWith('.tsx'))).toEqual([]);
});

test('two files that need each other are a circle, unless they need no more than types', async () => {
  const b = "import { a } from './a.ts';\nexport const b = () => a;\n";
  expect(
    await circlesIn({
      'a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'b.ts': b,
    }),
  ).toEqual(['a.ts and b.ts']);
  expect(
    await circlesIn({
      'a.ts': "import type { b } from './b.ts';\nexport const a = (of: typeof b) => of;\n",
      'b.ts': b,
    }),
  ).toEqual([]);
});
