import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logFile } from './logFile.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'waymark-log-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const written = async (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');

test('a full file is set aside, the newest lines stay in waymark.log, and five files are kept at most', async () => {
  const logger = logFile(folder, 'info', 1_000);
  for (let line = 0; line < 100; line++) {
    logger.info({ line, words: 'x'.repeat(200) }, 'said');
    await expect.poll(async () => (await readAll()).includes(`"line":${line},`)).toBe(true);
  }
  const names = (await readdir(folder)).sort();
  expect(names).toEqual(['waymark.log', ...[1, 2, 3, 4].map((age) => `waymark.log.${age}`)]);
  for (const name of names) expect((await written(name)).length).toBeLessThan(2_000);
  const lines = (await readAll()).match(/"line":\d+/g)?.map((each) => Number(each.slice(7))) ?? [];
  expect(lines.at(-1)).toBe(99);
  expect(lines).toEqual(lines.map((_, at) => 100 - lines.length + at));
});

test('the log goes on with the file that it finds, and counts what is in it', async () => {
  const first = logFile(folder, 'info', 500);
  first.info({ words: 'x'.repeat(300) }, 'before');
  await expect.poll(() => written('waymark.log')).toContain('before');
  const second = logFile(folder, 'info', 500);
  second.info({ words: 'x'.repeat(300) }, 'after');
  await expect.poll(() => written('waymark.log.1')).toMatch(/before[\s\S]*after/);
});

/** Oldest first. */
async function readAll(): Promise<string> {
  const names = (await readdir(folder)).sort().reverse();
  return (await Promise.all(names.map(written))).join('');
}
