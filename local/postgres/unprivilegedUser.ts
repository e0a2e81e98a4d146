import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupProblem } from '../base/startupProblem.ts';

/** The user that Postgres runs as when we are root; Postgres itself refuses to run as root. */
export type UnprivilegedUser = {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
};

/** `undefined` when this process is not root: then Postgres simply runs as the same user. */
export async function unprivilegedUser(): Promise<UnprivilegedUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted);
    // macOS writes nobody's id as -2; system calls want it unsigned.
    if (account)
      return { name: wanted, uid: Number(account[2]) >>> 0, gid: Number(account[3]) >>> 0 };
  }
  throw new StartupProblem(
    'Postgres refuses to run as root, and this machine has neither a user "postgres" nor "nobody".',
    'Start Waymark as an ordinary user, or add a user named "postgres".',
  );
}

/**
 * True when `user` may pass through every folder from the root down to `folder` (which need not
 * exist yet).
 */
export async function canTraverse(folder: string, user: UnprivilegedUser): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = await stat(at).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (found) {
      const bit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}

/** Hands a folder and all that is in it over to `user`. */
export async function giveTo(folder: string, user: UnprivilegedUser): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const full = path.join(entry.parentPath, entry.name);
    const found = await lstat(full);
    if (!found.isSymbolicLink() && found.uid !== user.uid) await chown(full, user.uid, user.gid);
  }
}
