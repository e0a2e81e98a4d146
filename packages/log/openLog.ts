import { openPool } from '@waymark/postgres';
import { LogUnavailable } from './port/eventLog.ts';
import type { EventLog } from './port/eventLog.ts';
import { openEventStoreDbLog } from './eventStoreDb/eventStoreDb.ts';
import { isRefusedUser } from './eventStoreDb/trouble.ts';
import { AnotherLog, claimLog } from './logInUse.ts';
import type { LogKind } from './logInUse.ts';
import { openPostgresLog } from './postgres/postgres.ts';
import { watchedLog } from './watchedLog.ts';

export type LogSettings = {
  /** Of the database with everything but, perhaps, the log. */
  readonly DATABASE_URL: string;
  /** When set, the log is kept by this EventStoreDB server or cluster; else by Postgres. */
  readonly ESDB_URL?: string | undefined;
};

/**
 * Why the log that the settings name cannot be used. The message says what is wrong and holds no
 * credentials.
 */
export class LogProblem extends Error {
  override readonly name = 'LogProblem';
  readonly what: string;
  /** What to do about it. */
  readonly advice: string;
  constructor(what: string, advice: string, cause?: unknown) {
    super(`${what} ${advice}`, { cause });
    this.what = what;
    this.advice = advice;
  }
}

/** Tells where the log is kept by these settings. */
export const kindOfLog = ({ ESDB_URL }: Pick<LogSettings, 'ESDB_URL'>): LogKind =>
  ESDB_URL === undefined ? 'Postgres' : 'EventStoreDB';

export type OpenLogOptions = {
  /** Milliseconds to go on trying while the server does not answer; default 10,000. */
  readonly patience?: number;
  /**
   * Told when the log turns out to be another one, or to have lost its end, while it is used; null
   * when that is over.
   */
  readonly told?: (trouble: string | null) => void;
};

/**
 * Opens the log that the settings name, and makes sure that the checkpoints in the database are
 * positions of it, now and as long as it is used.
 * @throws LogProblem
 */
export async function openLog(
  settings: LogSettings,
  { patience, told }: OpenLogOptions = {},
): Promise<EventLog> {
  const log = await openNamed(settings, patience);
  const pool = openPool({
    connectionString: settings.DATABASE_URL,
    max: 1,
    application_name: 'waymark-log',
  });
  try {
    const mark = await claimLog(pool, log, kindOfLog(settings));
    return watchedLog(log, { mark, ...(told === undefined ? {} : { told }) });
  } catch (error) {
    await log.close();
    if (!(error instanceof AnotherLog)) throw error;
    throw new LogProblem(
      error.message,
      'Set ESDB_URL as it was, or move the history there: npm run log:copy. docs/OPERATIONS.md tells more under "The event log is another one".',
      error,
    );
  } finally {
    await pool.end();
  }
}

async function openNamed(
  { DATABASE_URL, ESDB_URL }: LogSettings,
  patience?: number,
): Promise<EventLog> {
  const trying = patience === undefined ? {} : { patience };
  if (ESDB_URL === undefined) return openPostgresLog({ connectionString: DATABASE_URL, ...trying });
  try {
    return await openEventStoreDbLog({ connectionString: ESDB_URL, ...trying });
  } catch (error) {
    if (error instanceof LogUnavailable && isRefusedUser(error.cause))
      throw new LogProblem(
        `EventStoreDB at ${hostsOf(ESDB_URL)} refuses the user or the password that ESDB_URL names, or that user may not read $all.`,
        'Correct ESDB_URL (esdb://user:password@host:2113), or give the user the rights (docs/OPERATIONS.md, "An EventStoreDB of your own").',
        error,
      );
    // What the client says of an address that it does not understand repeats that address,
    // credentials and all.
    throw error instanceof LogUnavailable
      ? new LogProblem(
          `The EventStoreDB server at ${hostsOf(ESDB_URL)}, which ESDB_URL names, does not answer.`,
          'Start it or correct ESDB_URL (tls=false for a server without TLS); without ESDB_URL the log is in Postgres.',
          error,
        )
      : new LogProblem(
          'ESDB_URL is not an address that the EventStoreDB client understands.',
          'It looks like esdb://host:2113?tls=false, esdb://user:password@a:2113,b:2113,c:2113 or esdb+discover://user:password@cluster.example:2113.',
        );
  }
}

/**
 * The hosts of an address like `esdb://user:password@a:2113,b:2113?tls=false`, and nothing else of
 * it.
 */
export const hostsOf = (address: string): string =>
  address
    .replace(/^.*@/s, '')
    .replace(/^[^:]*:\/\//, '')
    .replace(/[/?].*$/s, '');
