import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeAbandoned } from './arriving.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-arriving-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

test('what a killed service left is taken away a day later, and nothing else', async () => {
  const now = new Date();
  const before = new Date(now.getTime() - 25 * 60 * 60_000);
  for (const name of ['waymark-upload-old', 'waymark-upload-new', 'somebody-else'])
    await mkdir(join(folder, name, 'in'), { recursive: true });
  for (const name of ['waymark-upload-old', 'somebody-else']) await utimes(join(folder, name), before, before);
  await removeAbandoned(now);
  expect((await readdir(folder)).toSorted()).toEqual(['somebody-else', 'waymark-upload-new']);
});
