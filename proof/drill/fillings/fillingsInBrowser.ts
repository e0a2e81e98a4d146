import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

/**
 * The journey of the fillings, with so many of them, on an instance of its own. @returns its exit
 * code
 */
export async function fillingsInBrowser(fillings: number, seed: number): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      ...[playwright, 'test', 'filling.spec.ts'],
      ...['--config', path.join('proof', 'journeys', 'playwright.config.ts')],
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
        FILLINGS: String(fillings),
        FILLINGS_SEED: String(seed),
      },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
