import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MOST = 64 * 1024 ** 2;

/**
 * What npm says in the folder of the checkout, and how it ends. It is not among the packages: it
 * came with the system's Node.
 */
export const npm = (
  args: readonly string[],
): Promise<{ readonly stdout: string; readonly failed: boolean }> =>
  new Promise((resolve) => {
    const name = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFile(name, [...args], { cwd: root, maxBuffer: MOST }, (error, stdout) =>
      resolve({ stdout, failed: error !== null }),
    );
  });
