import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import circles from './circles.mjs';

const root = join(import.meta.dirname, '../..');
const house = ['admin', 'events', 'local', 'packages', 'portal', 'proof', 'services'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-circles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The names of the files that stand in a circle, of files given by their texts. */
async function circlesIn(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return violationsOf(folder, ['.']);
}

async function violationsOf(baseDir: string, folders: readonly string[]): Promise<string[]> {
  const { forbidden = [], options } = circles;
  const { tsConfig: _, ...rest } = options ?? {};
  const { output } = await cruise([...folders], { ...rest, baseDir, ruleSet: { forbidden }, validate: true });
  return (output as ICruiseResult).summary.violations.map(({ from, to }) => `${from} and ${to}`);
}

test('no two files of the house need each other', async () => {
  expect(await violationsOf(root, house)).toEqual([]);
});

test('two files that need each other are a circle, unless they need no more than types', async () => {
  const b = "import { a } from './a.ts';\nexport const b = () => a;\n";
  expect(await circlesIn({ 'a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n", 'b.ts': b })).toEqual([
    'a.ts and b.ts',
  ]);
  expect(
    await circlesIn({
      'a.ts': "import type { b } from './b.ts';\nexport const a = (of: typeof b) => of;\n",
      'b.ts': b,
    }),
  ).toEqual([]);
});
