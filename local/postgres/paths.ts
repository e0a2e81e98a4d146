import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartupProblem } from '../base/startupProblem.ts';
import { canTraverse } from './unprivilegedUser.ts';
import type { UnprivilegedUser } from './unprivilegedUser.ts';

/** Where one cluster and what belongs to it lie: all side by side in the data folder's parent. */
export type ClusterPaths = {
  readonly dataDir: string;
  /** Superuser password, mode 600. */
  readonly password: string;
  /** What Postgres writes to its standard error. */
  readonly log: string;
  /** Process id of the Waymark that looks after the running server. */
  readonly owner: string;
};

/** Where root keeps data that an unprivileged Postgres must reach. */
export const SPARE_FOLDER = '/var/lib/waymark';

/**
 * Settles on a data folder that Postgres can reach, and makes its parent. Below a folder that is
 * closed to `user` (like /root) it answers with a place of its own below SPARE_FOLDER, always the
 * same for the same wish.
 */
export async function clusterPaths(
  wanted: string,
  user: UnprivilegedUser | undefined,
  log: (line: string) => void,
  spareFolder = SPARE_FOLDER,
): Promise<ClusterPaths> {
  const asked = path.resolve(wanted);
  if (!user || (await canTraverse(path.dirname(asked), user))) return inParent(asked);
  const place = createHash('sha256').update(asked).digest('hex').slice(0, 12);
  const spare = path.join(spareFolder, place, path.basename(asked));
  if (!(await canTraverse(path.dirname(spare), user))) {
    throw new StartupProblem(
      `The user "${user.name}", which Postgres runs as, can reach neither ${asked} nor ${spare}.`,
      'Choose a data folder that every user may pass through, or start Waymark as an ordinary user.',
    );
  }
  log(`The database is kept in ${spare}, because the user "${user.name}" cannot reach ${asked}.`);
  return inParent(spare);
}

async function inParent(dataDir: string): Promise<ClusterPaths> {
  const beside = (ending: string) => `${dataDir}.${ending}`;
  // Others may pass through, not look around: the unprivileged Postgres has to reach its folder.
  await mkdir(path.dirname(dataDir), { recursive: true, mode: 0o711 });
  return { dataDir, password: beside('password'), log: beside('log'), owner: beside('owner') };
}
