import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from './startupProblem.ts';

/**
 * Makes the data folder this process's own, so that two instances never write into one. The note of
 * a process that was killed counts for nothing. @returns the function that gives the folder free
 * again
 */
export async function ownFolder(dataDir: string, port: number): Promise<() => Promise<void>> {
  const note = join(dataDir, 'running.json');
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be made: ${reason(error)}.`,
      'Make room or choose another folder by WAYMARK_DATA.',
      error,
    );
  });
  const running = await readFile(note, 'utf8').then(
    (text) => JSON.parse(text) as { pid: number; port: number },
    () => null,
  );
  if (running !== null && running.pid !== process.pid && isAlive(running.pid)) {
    throw new StartupProblem(
      `Waymark already runs on the data folder ${dataDir} (process ${running.pid}, http://localhost:${running.port}).`,
      'Use that one, stop it first, or choose another folder by WAYMARK_DATA.',
    );
  }
  await writeFile(note, JSON.stringify({ pid: process.pid, port })).catch(
    (error: NodeJS.ErrnoException) => {
      throw new StartupProblem(
        `The data folder ${dataDir} cannot be written: ${reason(error)}.`,
        'Make room on the disk or choose another folder by WAYMARK_DATA.',
        error,
      );
    },
  );
  return () => rm(note, { force: true });
}

const reason = ({ code }: NodeJS.ErrnoException): string =>
  code === 'ENOSPC'
    ? 'the disk is full'
    : code === 'EACCES' || code === 'EPERM'
      ? 'permission is missing'
      : code === 'EROFS'
        ? 'the disk is read-only'
        : `error ${code}`;

/**
 * A process of ours or of somebody else's is alive; a zombie of a killed start is not told apart
 * and rare.
 */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
