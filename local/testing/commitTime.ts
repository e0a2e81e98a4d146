import { spawnSync } from 'node:child_process';

/** When the commit that is checked out was made; null where there is no git. */
export function commitTime(root: string): Date | null {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? new Date(stdout.trim()) : null;
}
