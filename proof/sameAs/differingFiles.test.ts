import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differingFiles } from './differingFiles.ts';

let place: string;
beforeEach(async () => (place = await mkdtemp(join(tmpdir(), 'waymark-differing-'))));
afterEach(() => rm(place, { recursive: true }));

async function folder(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const made = join(place, name);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(made, file, '..'), { recursive: true });
    await writeFile(join(made, file), content);
  }
  return made;
}

test('files that are equal, wherever they lie below, differ in nothing', async () => {
  const files = { 'a.json': '1', 'deep/b.json': '2' };
  expect(await differingFiles(await folder('one', files), await folder('other', files))).toEqual({
    compared: 2,
    differing: [],
  });
});

test('a byte, a file that went and a file that came are told; code is left out', async () => {
  const one = await folder('one', { 'a.json': '1', 'gone.json': '', 'code.ts': '1' });
  const other = await folder('other', { 'a.json': '2', 'come.json': '', 'code.ts': '2' });
  expect((await differingFiles(one, other)).differing).toEqual([
    'a.json',
    'come.json',
    'gone.json',
  ]);
});
