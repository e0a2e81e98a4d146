import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { StartupProblem } from '../base/startupProblem.ts';
import type { Binaries } from './binaries.ts';
import { explainFailure } from './explainFailure.ts';
import type { ClusterPaths } from './paths.ts';
import { processIsAlive } from './processes.ts';
import { giveTo } from './unprivilegedUser.ts';
import type { UnprivilegedUser } from './unprivilegedUser.ts';

/** Environment of the Postgres programs: English messages, UTC, nothing of ours. */
export const PROGRAM_ENV = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Makes the database cluster if there is none yet, and answers with its superuser password. initdb
 * works in a folder beside and the finished one is renamed into place, so a start that was killed
 * halfway leaves nothing that looks like a database.
 * @throws StartupProblem
 */
export async function ensureCluster(
  paths: ClusterPaths,
  binaries: Binaries,
  user: UnprivilegedUser | undefined,
  signal?: AbortSignal,
): Promise<string> {
  await removeUnfinished(paths.dataDir);
  const entries: string[] = await readdir(paths.dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries.length === 0) return initialise(paths, binaries, user, signal);
  if (!entries.includes('PG_VERSION')) {
    throw new StartupProblem(
      `The folder ${paths.dataDir} is not empty, but holds no whole database (PG_VERSION is missing).`,
      'Put it back from a backup, or move it away to begin anew with an empty database.',
    );
  }
  await claimFolder(paths.dataDir, user);
  return storedPassword(paths);
}

async function initialise(
  paths: ClusterPaths,
  binaries: Binaries,
  user: UnprivilegedUser | undefined,
  signal: AbortSignal | undefined,
): Promise<string> {
  await makePassword(paths.password);
  const password = await storedPassword(paths);
  const workshop = `${paths.dataDir}.unfinished-${process.pid}`;
  await mkdir(workshop, { mode: 0o700 });
  try {
    await fillWorkshop(workshop, password, paths, binaries, user, signal);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return password;
}

async function fillWorkshop(
  workshop: string,
  password: string,
  paths: ClusterPaths,
  binaries: Binaries,
  user: UnprivilegedUser | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const passwordFile = path.join(workshop, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) await giveTo(workshop, user);
  const made = path.join(workshop, 'data');
  await runInitdb(binaries.initdb, made, passwordFile, user, paths, signal);
  await rename(made, paths.dataDir).catch((error: NodeJS.ErrnoException) => {
    // Another Waymark on this folder was faster; both used the one password file.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

function runInitdb(
  initdb: string,
  made: string,
  passwordFile: string,
  user: UnprivilegedUser | undefined,
  paths: ClusterPaths,
  signal: AbortSignal | undefined,
) {
  const options = [
    `--pgdata=${made}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  return new Promise<void>((resolve, reject) => {
    const child = spawn(initdb, options, {
      env: PROGRAM_ENV,
      cwd: path.dirname(made),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: Ctrl-C reaches us, and we end it.
      detached: true,
      ...(signal && { signal }),
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) =>
      reject(explainFailure('initdb', error.message, paths.dataDir, paths.log)),
    );
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      writeFile(paths.log, output, { flag: 'a', mode: 0o600 }).then(
        () =>
          reject(explainFailure(`initdb (${signal ?? code})`, output, paths.dataDir, paths.log)),
        reject,
      );
    });
  });
}

/** Removes what killed starts left behind; the work of one that is still alive stays. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const beginning = `${path.basename(dataDir)}.unfinished-`;
  for (const name of await readdir(path.dirname(dataDir))) {
    const pid = name.startsWith(beginning) ? Number(name.slice(beginning.length)) : undefined;
    if (pid === undefined || (pid !== process.pid && processIsAlive(pid))) continue;
    // The killed start's initdb may still be writing there for a moment.
    await rm(path.join(path.dirname(dataDir), name), {
      recursive: true,
      force: true,
      maxRetries: 20,
      retryDelay: 50,
    });
  }
}

/** Postgres insists on owning its folder, with no rights for others. */
async function claimFolder(dataDir: string, user: UnprivilegedUser | undefined): Promise<void> {
  const found = await stat(dataDir);
  if (user) {
    if (found.uid !== user.uid) await giveTo(dataDir, user);
  } else if (found.uid !== process.getuid?.()) {
    throw new StartupProblem(
      `The database in ${dataDir} belongs to another user of this machine.`,
      'Start Waymark as that user, or give the folder to yourself with chown -R.',
    );
  }
  if ((found.mode & 0o077) !== 0) await chmod(dataDir, 0o700);
}

/**
 * Whole or not at all, and never over an existing one: the cluster knows only the first password.
 */
async function makePassword(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(randomBytes(24).toString('base64url'));
  await handle.sync();
  await handle.close();
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

async function storedPassword({ password, dataDir }: ClusterPaths): Promise<string> {
  const text = await readFile(password, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new StartupProblem(
      `The password of the database in ${dataDir} cannot be read (${password}: ${cause.code ?? cause.message}).`,
      'Put that file back from a backup; it lies beside the data folder and belongs to the user who starts Waymark.',
      cause,
    );
  });
  await chmod(password, 0o600);
  return text.trim();
}
