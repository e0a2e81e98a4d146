import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLeftovers } from './memoryFolder.ts';

let place: string;
beforeEach(async () => (place = await mkdtemp(join(tmpdir(), 'waymark-place-'))));
afterEach(() => rm(place, { recursive: true }));

async function deadProcess() {
  const dead = sleeper();
  dead.kill('SIGKILL');
  await once(dead, 'exit');
  return dead;
}

const sleeper = (folder?: string) => spawn('sleep', ['60'], { cwd: folder, stdio: 'ignore' });

test('what a killed run left goes, with the database that it left running; what others have there stays', async () => {
  const dead = await deadProcess();
  const data = join(place, `waymark-test-${dead.pid}-a`, 'waymark-drill-b', 'data');
  await mkdir(data, { recursive: true });
  const database = sleeper(data);
  await writeFile(join(data, 'postmaster.pid'), `${database.pid}\n${data}\n\n5432\n\n\n\nready\n`);
  await mkdir(join(place, `waymark-test-${process.pid}-c`));
  await mkdir(join(place, 'waymark-testimony'));

  const ended = once(database, 'exit');
  await removeLeftovers(place);
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(await readdir(place)).toEqual([`waymark-test-${process.pid}-c`, 'waymark-testimony']);
});

test('a disk that a killed run left mounted is unmounted, and its folder goes', async (context) => {
  const disk = join(place, `waymark-test-${(await deadProcess()).pid}-a`, 'disk');
  await mkdir(disk, { recursive: true });
  try {
    await promisify(execFile)('mount', ['-t', 'tmpfs', 'tmpfs', disk]);
  } catch {
    context.skip('this process may not mount a disk');
  }
  await writeFile(join(disk, 'filler'), '');

  await removeLeftovers(place);
  expect(await readdir(place)).toEqual([]);
});
