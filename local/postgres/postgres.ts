import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { connectionString, ensureDatabase, isOurs } from './connection.ts';
import { explained } from './explainFailure.ts';
import { clusterPaths, SPARE_FOLDER } from './paths.ts';
import type { ClusterPaths } from './paths.ts';
import { processIsAlive, runningPostmaster, stopPostmaster } from './processes.ts';
import type { Postmaster } from './processes.ts';
import { launchServer } from './server.ts';
import type { ServerSettings } from './server.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

export type StartOptions = {
  /**
   * Folder of the database cluster; made on the first start. Its password, log and owner files lie
   * beside it.
   */
  readonly dataDir: string;
  /** Takes one sentence at a time for the person who starts Waymark. */
  readonly log: (line: string) => void;
  /** Server settings on top of Postgres's own, e.g. `{ fsync: 'off' }` in tests. */
  readonly settings?: ServerSettings;
  /** Gives the start up, and ends what it had begun. */
  readonly signal?: AbortSignal | undefined;
};

export type RunningPostgres = {
  /** Superuser, database `waymark`, on 127.0.0.1. */
  readonly connectionString: string;
  /** True when a server that an earlier, killed Waymark had left running was taken over. */
  readonly reused: boolean;
  /** Where the data really lies (see `clusterPaths`). */
  readonly dataDir: string;
  /** Process id of the server. */
  readonly pid: number;
  /**
   * Shuts the server down in order, unless another living Waymark looks after it by now; at once
   * where that takes more than `within` milliseconds.
   */
  stop(within?: number): Promise<void>;
};

/** How long a server that is just starting or recovering may take before it is taken for stuck. */
const REUSE_WITHIN_MS = 30_000;

/**
 * Starts the Postgres that came with the npm package, or takes over the one that still runs on the
 * folder.
 * @throws StartupProblem with a sentence and an advice: full disk, damaged folder, wrong owner,
 * missing programs
 */
export async function startPostgres({
  dataDir: wanted,
  log,
  settings = {},
  signal,
}: StartOptions): Promise<RunningPostgres> {
  return explained('Starting the database', wanted, async () => {
    const user = await unprivilegedUser();
    const paths = await clusterPaths(wanted, user, log);
    const binaries = await findBinaries(user, SPARE_FOLDER);
    const password = await ensureCluster(paths, binaries, user, signal);
    const found = await reusable(paths, password, log, signal);
    const server = found ?? (await launchServer(paths, binaries, user, { settings, signal }));
    await takeCare(paths.owner);
    await ensureDatabase(server.port, password, paths);
    return {
      connectionString: connectionString(server.port, password, 'waymark'),
      reused: found !== undefined,
      dataDir: paths.dataDir,
      pid: server.pid,
      stop: (within) => stopIfOurs(paths, server.pid, within),
    };
  });
}

/**
 * The server that already runs here, once it answers; one that never does is stopped, so that a new
 * one can start.
 */
async function reusable(
  paths: ClusterPaths,
  password: string,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Postmaster | undefined> {
  const deadline = performance.now() + REUSE_WITHIN_MS;
  for (;;) {
    const found = await runningPostmaster(paths.dataDir);
    if (!found) return undefined;
    if (found.ready && (await isOurs(found.port, password, paths.dataDir))) return found;
    if (performance.now() > deadline) {
      log('A database that was left running does not answer; it is stopped and started again.');
      await stopPostmaster(found.pid);
      return undefined;
    }
    await delay(100, undefined, { signal });
  }
}

/** Notes that this process looks after the server, unless a living one already does. */
async function takeCare(ownerFile: string): Promise<void> {
  if (!processIsAlive(await ownerOf(ownerFile))) await writeFile(ownerFile, String(process.pid));
}

const ownerOf = (ownerFile: string) => readFile(ownerFile, 'utf8').then(Number, () => 0);

async function stopIfOurs(paths: ClusterPaths, pid: number, within?: number): Promise<void> {
  if ((await ownerOf(paths.owner)) !== process.pid) return;
  const running = await runningPostmaster(paths.dataDir);
  if (running?.pid === pid) await stopPostmaster(pid, within);
  await rm(paths.owner, { force: true });
}
