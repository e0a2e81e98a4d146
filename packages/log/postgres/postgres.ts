import type pg from 'pg';
import type { Stored } from '@waymark/events';
import { installTables } from '@waymark/postgres';
import { MOST_CONNECTIONS } from '@waymark/postgres';
import { openPool } from '@waymark/postgres';
import { verdictOf } from './connectionTrouble.ts';
import { BATCH_BYTES, LogUnavailable } from '../port/eventLog.ts';
import type { Appended, EventLog, ReadOptions } from '../port/eventLog.ts';
import { groupCommit } from '@waymark/postgres';
import type { PendingAppend } from './planAppends.ts';
import { writeAppends } from './append.ts';
import { newestOf } from './newest.ts';
import { readLogPage, readStreamPage } from './pages.ts';
import { LOG_TABLES } from './logTables.ts';
import { BATCH, subscribePostgres } from './subscription.ts';
import { SharedTail } from './tail.ts';
import { postgresWakeUps } from './wakeUps.ts';
import { serialiseEvents } from '../port/serialiseEvents.ts';
import { OutageClock } from '../outages/outageClock.ts';
import { untilAnswered } from '../outages/untilAnswered.ts';

export type PostgresLogOptions = {
  readonly connectionString: string;
  /** Most connections for reading and appending together; one more listens. Default 10. */
  readonly poolSize?: number;
  /**
   * Milliseconds to go on trying while the database does not answer, before LogUnavailable. Default
   * 10,000.
   */
  readonly patience?: number;
  /** Milliseconds until a subscription looks again though nobody woke it. Default 1,000. */
  readonly lookAgainAfter?: number;
};

/** Repeats what may safely be done twice until the database has answered. */
type Answered = <T>(work: () => Promise<T>) => Promise<T>;

const PAGE = 500;
/**
 * One plan for ever, by index, is best for the few statements of a log. Postgres by itself would
 * plan some of them anew each time, and would keep plans that read the whole table if they were
 * made while that was still small.
 */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off';
/**
 * Appends that wait beyond this, in bytes, are refused: the memory of who appends must not grow
 * with a slow disk.
 */
const MOST_WAITING_BYTES = 128_000_000;
const tooManyWait = () => new LogUnavailable('too many appends wait to be stored');
const MAX_REVISION = 2n ** 63n - 1n;

/** Opens the event log in schema `log`, which is made if missing. @throws LogUnavailable */
export async function openPostgresLog({
  connectionString,
  poolSize = MOST_CONNECTIONS.log,
  patience = 10_000,
  lookAgainAfter,
}: PostgresLogOptions): Promise<EventLog> {
  const application_name = 'waymark-log';
  const pool = openPool({
    connectionString,
    application_name,
    max: poolSize,
    // A process that stands still must not hold the lock on the log's head for longer than others
    // are to wait.
    idle_in_transaction_session_timeout: 2_000,
    options: PLANNED_ONCE,
  });
  const called = { patience, silence: new OutageClock(), judge: verdictOf };
  const answered: Answered = (work) => untilAnswered(called, work);
  await answered(() => installTables(pool, LOG_TABLES)).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const wakeUps = postgresWakeUps({
    connectionString,
    application_name,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  const closing = new AbortController();
  const appends = groupCommit<PendingAppend, Appended>({
    write: async (group) => {
      const outcomes = await answered(() => writeAppends(pool, group));
      wakeUps.wake();
      return outcomes;
    },
    sizeOf: ({ events }) => events.reduce((sum, { bytes }) => sum + bytes, 0),
    maxSize: 4_000_000,
    maxItems: 1_000,
    waiting: { maxSize: MOST_WAITING_BYTES, full: tooManyWait },
  });
  const newest = newestOf(pool);
  const tail = new SharedTail((after) => readLogPage(pool, after, undefined, BATCH, BATCH_BYTES));
  const mustBeOpen = () => {
    if (closing.signal.aborted) throw new LogUnavailable('this event log has been closed');
  };

  return {
    async append(stream, events, expected) {
      mustBeOpen();
      return appends.add({ stream, events: serialiseEvents(stream, events), expected });
    },
    readStream(stream, options = {}) {
      mustBeOpen();
      return readPages(pool, newest, answered, stream, options);
    },
    subscribe(options) {
      mustBeOpen();
      return subscribePostgres(
        { pool, wakeUps, tail, lookAgainAfter },
        { ...options, signal: AbortSignal.any([options.signal, closing.signal]) },
      );
    },
    async head() {
      mustBeOpen();
      const { rows } = await answered(() =>
        pool.query<{ position: string }>('SELECT position FROM log.head'),
      );
      return BigInt(rows[0]?.position ?? 0);
    },
    interruptions: () => called.silence.met,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await appends.drained();
      await wakeUps.close();
      await pool.end();
    },
  };
}

/**
 * Reads the pages of a stream. Who reads on to its end is mostly near it: the first page comes from
 * a look for many at once.
 */
async function* readPages(
  pool: pg.Pool,
  newest: ReturnType<typeof newestOf>,
  answered: Answered,
  stream: string,
  { from, to, backwards = false, limit = Infinity }: ReadOptions,
): AsyncGenerator<Stored, void, undefined> {
  const [first, last] = [
    within(from ?? (backwards ? MAX_REVISION : 0n)),
    within(to ?? (backwards ? 0n : MAX_REVISION)),
  ];
  let [lowest, highest] = backwards ? [last, first] : [first, last];
  let left = limit;
  let toTheEnd = !backwards && to === undefined && limit === Infinity;
  while (left > 0 && lowest <= highest) {
    const { events, complete } = await answered(() =>
      toTheEnd
        ? newest.add({ stream, lowest })
        : readStreamPage(pool, stream, lowest, highest, backwards, Math.min(left, PAGE)),
    );
    toTheEnd = false;
    yield* events;
    left -= events.length;
    const reached = events.at(-1)?.revision;
    if (complete || reached === undefined) return;
    if (backwards) highest = reached - 1n;
    else lowest = reached + 1n;
  }
}

/** Revisions beyond 64 bits are asked for in vain, not in error. */
const within = (revision: bigint) =>
  revision < -1n ? -1n : revision > MAX_REVISION ? MAX_REVISION : revision;
