import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mayMakeTables } from '@waymark/postgres';
import { Logger as WorkerLogger, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { COMMAND_TASK } from './commandJob.ts';
import { mailJob, type MailJob, type Try } from './mailJob.ts';
import { patientPool } from './patientPool.ts';
import { releaseDeadAgainAndAgain, showPresence } from './workerPresence.ts';

const TASK = 'send_mail';
/**
 * With graphile-worker's back-off (e^n seconds) the last try comes about ten minutes after the
 * first.
 */
const TRIES = 7;

/** What names a mail: the event and the person, without naming the person. */
export function mailKey(job: MailJob): string {
  if (job.mail === 'oneTimeCode') return job.codeId;
  if (job.mail === 'newSignIn') return `sign-in-${job.sid}`;
  if (job.mail === 'passwordChanged') return `password-${job.changeId}`;
  return `${job.eventId}.${createHash('sha256').update(job.to).digest('hex').slice(0, 16)}`;
}

/**
 * Makes the outbox's tables, where this login may; before anything is put in. Safe when several
 * services start at once.
 */
export async function installOutbox(pool: Pool, logger: Logger): Promise<void> {
  if (await mayMakeTables(pool))
    await runMigrations({ pgPool: pool, logger: workerLogger(logger) });
}

/**
 * Puts mails in, within the caller's transaction if it has one. The same mail twice waits only
 * once.
 */
export async function enqueueMails(
  client: Pool | PoolClient,
  jobs: readonly MailJob[],
): Promise<void> {
  for (const job of jobs) {
    await client.query(
      'SELECT FROM graphile_worker.add_job($1, payload := $2, job_key := $3, max_attempts := $4)',
      [TASK, JSON.stringify(job), `${job.mail}:${mailKey(job)}`, TRIES],
    );
  }
}

export const outboxOn = (pool: Pool) => ({
  enqueue: (jobs: readonly MailJob[], client: Pool | PoolClient = pool) =>
    enqueueMails(client, jobs),
});

/**
 * Gives free what a worker that was killed had taken, so that it is sent now and not hours later.
 * Only for a service that is the only one on its database.
 */
export async function releaseTaken(pool: Pool): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(workers) FROM
       (SELECT array_agg(DISTINCT locked_by) AS workers FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) taken WHERE workers IS NOT NULL`,
  );
}

export type OutboxOptions = {
  readonly pool: Pool;
  readonly send: (job: MailJob, tried: Try) => Promise<void>;
  /** Gives a command that waited (`commandJob`). */
  readonly give: (job: unknown) => Promise<void>;
  readonly logger: Logger;
};

/** `later`: timers that are not due yet; `failed`: what was tried too often. */
export type OutboxLoad = {
  readonly waiting: number;
  readonly later: number;
  readonly failed: number;
};
const nothing: OutboxLoad = { waiting: 0, later: 0, failed: 0 };

/** What lies in the outbox. */
export async function outboxLoad(
  pool: Pool,
): Promise<{ readonly mails: OutboxLoad; readonly commands: OutboxLoad }> {
  const { rows } = await pool.query<OutboxLoad & { task: string }>(
    `SELECT task_identifier AS task,
            count(*) FILTER (WHERE attempts >= max_attempts)::int AS failed,
            count(*) FILTER (WHERE attempts = 0 AND run_at > now())::int AS later,
            count(*) FILTER (WHERE attempts < max_attempts AND NOT (attempts = 0 AND run_at > now()))::int AS waiting
       FROM graphile_worker.jobs GROUP BY 1`,
  );
  const of = (wanted: string): OutboxLoad => {
    const { task: _, ...load } = rows.find(({ task }) => task === wanted) ?? {
      task: wanted,
      ...nothing,
    };
    return load;
  };
  return { mails: of(TASK), commands: of(COMMAND_TASK) };
}

/**
 * Sends and gives what waits, in this process, as soon as it is due, and gives free what workers of
 * killed processes had taken, of whatever kind. `stop` waits for what is under way.
 */
export async function startOutbox({
  pool,
  send,
  give,
  logger,
}: OutboxOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = new AbortController();
  const beside: Promise<void>[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    beside.push(showPresence(workerPool.id, { pool, logger, signal }));
  });
  const runner = await run({
    events,
    pgPool: patientPool(pool, waiting.signal),
    taskList: {
      [TASK]: (payload, { job: { attempts, max_attempts: most } }) =>
        send(mailJob.parse(payload), { attempt: attempts, last: attempts >= most }),
      [COMMAND_TASK]: give,
    },
    concurrency: 4,
    noHandleSignals: true,
    crontab: '',
    logger: workerLogger(logger),
  });
  beside.push(releaseDeadAgainAndAgain({ pool, logger, signal }));
  return {
    stop: async () => {
      waiting.abort();
      await runner.stop();
      stopping.abort();
      await Promise.all(beside);
    },
  };
}

/**
 * Its words go to our log, without what it says of payloads; that each job went well is worth
 * nobody's time.
 */
const workerLogger = (logger: Logger) =>
  new WorkerLogger(({ taskIdentifier, jobId }) => (level, message) => {
    const severity = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    logger[severity]({ taskIdentifier, jobId }, message);
  });
