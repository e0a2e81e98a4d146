import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { processIsAlive, runningPostmaster, stopPostmaster } from '../postgres/processes.ts';

const IN_MEMORY = '/dev/shm';
const NAME = /^waymark-test-(\d+)-/;
const GB = 1024 ** 3;
/** What a run leaves there at most, and what its processes need beside, in bytes. */
const ROOM = 4 * GB;
const MEMORY = 10 * GB;

/**
 * A folder in memory for all that a run of the tests writes to temporary files; null where there is no room for one. Databases
 * are made by the hundred, and making their files takes a quarter of the processor's time on a disk. Nothing in it has to
 * survive a power cut: what is killed in the tests are processes.
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

/** A killed run could not tidy up, and what it left takes memory: the databases it started end, and its folder goes. */
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
    await rm(folder, { recursive: true, force: true });
  }
}
