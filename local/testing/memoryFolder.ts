import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processIsAlive, runningPostmaster, stopPostmaster } from '../postgres/processes.ts';

const IN_MEMORY = '/dev/shm';
const NAME = /^waymark-test-(\d+)-/;
const run = promisify(execFile);
const GB = 1024 ** 3;
/** What a run leaves there at most, and what its processes need beside, in bytes. */
const ROOM = 4 * GB;
const MEMORY = 10 * GB;

/**
 * A folder in memory for all that a run of the tests writes to temporary files; null where there is
 * no room for one. Databases are made by the hundred, and making their files takes a quarter of the
 * processor's time on a disk. Nothing in it has to survive a power cut: what is killed in the tests
 * are processes.
 */
export async function memoryFolder(): Promise<string | null> {
  const room = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (room < ROOM || process.availableMemory() < MEMORY) return null;
  await removeLeftovers(IN_MEMORY);
  const folder = await mkdtemp(join(IN_MEMORY, `waymark-test-${process.pid}-`));
  // The unprivileged user of the database has to reach its own below.
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Ends the databases that a killed run left running and removes its folder, since it takes memory.
 * Disks that a drill of faults had mounted in it are detached first, whoever still uses them: else
 * the folder could not go, and no later run could begin.
 */
export async function removeLeftovers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid === undefined || processIsAlive(Number(pid))) continue;
    const folder = join(place, name);
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('/postmaster.pid')) continue;
      const server = await runningPostmaster(join(folder, file, '..'));
      if (server) await stopPostmaster(server.pid);
    }
    for (const disk of await mountedBelow(folder)) await run('umount', ['--lazy', disk]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The mount points below a folder, the deepest first; none where the system does not tell them. */
async function mountedBelow(folder: string): Promise<string[]> {
  const mounts = await readFile('/proc/self/mounts', 'utf8').catch(() => '');
  return mounts
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((point) => point.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length);
}
