import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { destination, pino, type Logger } from 'pino';

/** A file of the log, in bytes, and how many older ones are kept beside it. */
const MOST_BYTES = 10_000_000;
const KEPT = 4;

/**
 * Structured logs go to `waymark.log` in the data folder, so that the terminal stays readable. A
 * full file becomes `waymark.log.1`, the one before it `waymark.log.2`, and so on; the oldest goes.
 */
export function logFile(dataDir: string, level: string, mostBytes = MOST_BYTES): Logger {
  const file = join(dataDir, 'waymark.log');
  const out = destination({ dest: file, sync: false });
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  out.on('write', (bytes: number) => {
    size += bytes;
    if (size < mostBytes) return;
    size = 0;
    for (let age = KEPT - 1; age >= 0; age--)
      rename(age === 0 ? file : `${file}.${age}`, `${file}.${age + 1}`);
    out.reopen();
  });
  return pino({ level }, out);
}

/** A log that can't be moved goes on in the same file; nothing else may end for it. */
function rename(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    console.error(`Waymark: ${from} could not be renamed (${String(error)}).`);
  }
}
