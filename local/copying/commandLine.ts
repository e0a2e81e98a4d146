import { parseArgs } from 'node:util';
import { CopyProblem } from './copyProblem.ts';

export type CommandLine = {
  /** Each a postgres:// or esdb:// address, or the data folder of `npm start`. */
  readonly from: string;
  readonly to: string;
  /** Compare only, change nothing. */
  readonly verify: boolean;
  /** The database whose checkpoints move along: a postgres:// address or a data folder. */
  readonly database: string | null;
};

export const USAGE = `npm run log:copy -- --from <log> --to <log> [--database <database>]   copy, compare, and let the database belong to the new log
npm run log:copy -- --from <log> --to <log> --verify                  compare only

<log>       postgres://…, esdb://…, esdb+discover://…, or the data folder of npm start, such as .waymark
<database>  postgres://… or the data folder: DATABASE_URL of the services, which must be stopped`;

/** @throws CopyProblem naming the option */
export function commandLine(args: readonly string[]): CommandLine {
  const { from, to, verify, database } = parsed(args);
  if (!from) throw new CopyProblem(`--from is missing.\n\n${USAGE}`);
  if (!to) throw new CopyProblem(`--to is missing.\n\n${USAGE}`);
  if (from === to) throw new CopyProblem('--from and --to name the same event log.');
  if (verify && database !== undefined)
    throw new CopyProblem('--verify changes nothing: leave --database out, or --verify.');
  if (database?.startsWith('esdb'))
    throw new CopyProblem('--database must be a postgres:// address.');
  return { from, to, verify, database: database ?? null };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        verify: { type: 'boolean', default: false },
        database: { type: 'string' },
      },
    }).values;
  } catch {
    // Node's own words repeat what was typed, which may hold a password.
    throw new CopyProblem(`There is an option that log:copy does not know.\n\n${USAGE}`);
  }
}
