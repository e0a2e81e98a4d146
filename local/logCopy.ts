import { LogUnavailable } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { commandLine } from './copying/commandLine.ts';
import { CopyProblem } from './copying/copyProblem.ts';
import { moveLog } from './copying/moveLog.ts';
import { CopyEndpoints } from './copying/copyEndpoints.ts';
import { StartupProblem } from './base/startupProblem.ts';

/**
 * `npm run log:copy`: moves a whole history from one event log to another, and compares them. May
 * be cut off at any time and started again. Exits 1 when anything is not equal or went wrong.
 */
const say = (line: string) => console.log(line);
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

const places = new CopyEndpoints();
let equal = false;
try {
  const { from, to, verify, database } = commandLine(process.argv.slice(2));
  const source = await places.log('--from', from);
  const target = await places.log('--to', to);
  const pool =
    database === null
      ? null
      : openPool({
          connectionString: await places.database('--database', database),
          application_name: 'waymark-log-copy',
          statement_timeout: 0,
          max: 2,
        });
  try {
    const { signal } = stopping;
    equal = await moveLog({ source, target, pool, verify, signal, say });
  } finally {
    await pool?.end();
  }
} catch (error) {
  console.error(inWords(error));
} finally {
  await places.close();
}
process.exit(equal ? 0 : 1);

function inWords(error: unknown): string {
  if (error instanceof CopyProblem) return error.message;
  if (error instanceof StartupProblem) return `${error.message}\n${error.advice}`;
  if (error instanceof LogUnavailable)
    return 'One of the two logs does not answer any more. Start the same command again: it goes on where it stopped.';
  return `Something unexpected happened: ${error instanceof Error ? error.message : 'no reason given'}`;
}
