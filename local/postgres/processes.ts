import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** True when a process with this id exists, whoever owns it. */
export function processIsAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Ended, but not yet waited for by its parent: in a container without an init that may last for
 * ever.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true; // It ended between the two looks.
  }
}

/** What `postmaster.pid` says: the process, its port, and whether it takes connections. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

/**
 * The Postgres that runs on this folder, or `undefined` (also when the file was left by a dead
 * one).
 */
export async function runningPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  const [pid = '', , , port = '', , , , status = ''] = text.split('\n');
  if (!processIsAlive(Number(pid)) || !(await isPostgresOn(dataDir, Number(pid)))) return undefined;
  return { pid: Number(pid), port: Number(port), ready: status.trim() === 'ready' };
}

/**
 * After a reboot the id in an old pid file may be somebody else's; such a process must never get
 * our signals.
 */
async function isPostgresOn(dataDir: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    // Postgres's working folder is its data folder. Gone or not ours to look at: not our Postgres.
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return workingFolder === (await realpath(dataDir));
  }
  const command = await new Promise<string>((resolve) => {
    execFile('ps', ['-o', 'command=', '-p', String(pid)], (error, stdout) =>
      resolve(error ? '' : stdout),
    );
  });
  return command.includes('postgres') && command.includes(dataDir);
}

/** Waits until the process is gone; `false` when it outlives the milliseconds. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (processIsAlive(pid)) {
    if (performance.now() > end) return false;
    await delay(20);
  }
  return true;
}

/**
 * Stops a Postgres: a fast shutdown (clients are cut, everything is on disk), an immediate one if
 * that takes more than `within` milliseconds, after which the next start recovers.
 */
export async function stopPostmaster(pid: number, within = 20_000): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', within],
    ['SIGQUIT', within / 4],
    ['SIGKILL', within / 4],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await waitForEnd(pid, patience)) return;
  }
}
