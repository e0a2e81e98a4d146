import path from 'node:path';
import { pathToFileURL } from 'node:url';

const clock = pathToFileURL(path.join(import.meta.dirname, 'shiftedClock.ts'));

/**
 * Settings of a service whose clock is off: by `offset` milliseconds, or by as many as `file` says
 * at the time.
 */
export const clockEnv = ({
  file,
  offset = 0,
}: {
  readonly file?: string;
  readonly offset?: number;
}): Record<string, string> => ({
  NODE_OPTIONS: `--import=${clock.href} --disable-warning=ExperimentalWarning`,
  DRILL_CLOCK_OFFSET: String(offset),
  ...(file === undefined ? {} : { DRILL_CLOCK_FILE: file }),
});
