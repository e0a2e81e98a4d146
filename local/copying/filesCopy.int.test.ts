import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openFileStore } from '@waymark/files';
import { afterAll, beforeAll, expect, test } from 'vitest';

const filesCopy = join(import.meta.dirname, '..', 'filesCopy.ts');
const key = 'a'.repeat(64);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-files-'));
  const store = await openFileStore(join(folder, 'from'));
  await store.put(key, { bytes: 3, open: () => Readable.from([Buffer.from('abc')]) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', filesCopy, ...args],
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: out + err }),
    ),
  );
const places = () => ['--from', join(folder, 'from'), '--to', join(folder, 'to')];

test('copies, compares, and goes on where it was', async () => {
  expect((await run(...places(), '--verify')).code).toBe(1);
  const first = await run(...places());
  expect(first).toMatchObject({ code: 0 });
  expect(first.text).toContain('Copied 1 contents (3 bytes); 0 were there before.');
  expect(first.text).toContain('Compared 1 contents by SHA-256: all equal.');
  expect((await run(...places())).text).toContain(
    'Copied 0 contents (0 bytes); 1 were there before.',
  );
  await writeFile(join(folder, 'to', 'aa', key), 'xyz');
  const damaged = await run(...places(), '--verify');
  expect(damaged.code).toBe(1);
  expect(damaged.text).toContain(`DIFFERENT  ${key}`);
});

test.each([[[]], [['--from', 'a']], [['--from', 'a', '--to', 'a']], [['--secret', 'a']]])(
  'says how it is called: %j',
  async (args) => {
    const { code, text } = await run(...args);
    expect(code).toBe(1);
    expect(text).toContain('npm run files:copy -- --from <store> --to <store>');
    expect(text).not.toContain('--secret');
  },
);
