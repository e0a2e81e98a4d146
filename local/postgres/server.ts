import { spawn } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { PROGRAM_ENV } from './cluster.ts';
import { explainFailure } from './explainFailure.ts';
import type { ClusterPaths } from './paths.ts';
import { runningPostmaster } from './processes.ts';
import type { Postmaster } from './processes.ts';
import type { UnprivilegedUser } from './unprivilegedUser.ts';

/** Recovery after a crash may read a lot of write-ahead log. */
const READY_WITHIN_MS = 120_000;
const LOG_FILE_LIMIT = 5_000_000;
/**
 * Reasons that pass: somebody took the port between looking and using it; the dead server's
 * children still run.
 */
const WORTH_ANOTHER_TRY = /Address already in use|could not bind|pre-existing shared memory block/;

/** Server settings by name, as in postgresql.conf. */
export type ServerSettings = Readonly<Record<string, string>>;

type Launching = { readonly settings: ServerSettings; readonly signal?: AbortSignal | undefined };

/**
 * Starts Postgres on an existing cluster and waits until it takes connections. @throws
 * StartupProblem
 */
export async function launchServer(
  paths: ClusterPaths,
  binaries: Binaries,
  user: UnprivilegedUser | undefined,
  how: Launching,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(paths, binaries, user, how);
    how.signal?.throwIfAborted();
    if (typeof outcome !== 'string') return outcome;
    if (attempt === 10 || !WORTH_ANOTHER_TRY.test(outcome))
      throw explainFailure('Postgres', outcome, paths.dataDir, paths.log);
    await delay(200 * attempt, undefined, { signal: how.signal });
  }
}

/** The ready server, or what it said before it ended. */
async function tryOnce(
  paths: ClusterPaths,
  binaries: Binaries,
  user: UnprivilegedUser | undefined,
  { settings, signal }: Launching,
): Promise<Postmaster | string> {
  await removeStalePidFile(paths.dataDir);
  const all: ServerSettings = {
    listen_addresses: '127.0.0.1',
    port: String(await freePort()),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const logBefore = await stat(paths.log).then(
    (found) => found.size,
    () => 0,
  );
  const log = await open(paths.log, logBefore > LOG_FILE_LIMIT ? 'w' : 'a', 0o600);
  const start = logBefore > LOG_FILE_LIMIT ? 0 : logBefore;
  // A process group of its own: Ctrl-C reaches us, and we shut it down in order. A log file, not a
  // pipe: it may outlive us.
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      paths.dataDir,
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      env: PROGRAM_ENV,
      cwd: paths.dataDir,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  );
  child.unref();
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, signal) => (ended ??= `Postgres ended (${signal ?? code})`));
  try {
    const deadline = performance.now() + READY_WITHIN_MS;
    while (ended === undefined && signal?.aborted !== true && performance.now() < deadline) {
      const found = await runningPostmaster(paths.dataDir);
      // The pid may be another Waymark's server that won the race for this folder: as good as ours.
      if (found?.ready) return found;
      await delay(10);
    }
  } finally {
    await log.close();
  }
  // Nothing has been written yet, so it need not end in order.
  if (ended === undefined) child.kill('SIGQUIT');
  const said = (await readFile(paths.log)).subarray(start).toString();
  return `${said}\n${ended ?? `Postgres was not ready within ${READY_WITHIN_MS / 1000} s`}`;
}

/**
 * Only called when no Postgres runs here. A pid that now belongs to another program would make
 * Postgres refuse.
 */
async function removeStalePidFile(dataDir: string): Promise<void> {
  if (!(await runningPostmaster(dataDir)))
    await rm(path.join(dataDir, 'postmaster.pid'), { force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
