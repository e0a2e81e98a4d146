import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import { leaseLock } from '@waymark/postgres';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * First key of the advisory locks by which living workers are known; the second is made of the
 * worker's name.
 */
const PRESENCE = 7_135_002;
/** Pause before a lost connection is replaced, in milliseconds. */
const PAUSE = 1_000;
/**
 * A worker that has taken something less than this ago counts as alive, in seconds: it may have
 * lost the connection that shows it, and is about to open another.
 */
const BENEFIT_OF_DOUBT = 30;
/**
 * How often dead workers are looked for, in milliseconds: with the benefit of doubt, what one had
 * is free within a minute.
 */
const ROUND = 20_000;

type Options = { readonly pool: Pool; readonly logger: Logger; readonly signal: AbortSignal };

/**
 * Shows to every service on this database that `worker` lives: a lock is leased on a connection of
 * its own, so it ends with the process, however that ends, and runs out where that stands still. A
 * connection that is lost is replaced. Ends when the signal aborts.
 */
export async function showPresence(
  worker: string,
  { pool, logger, signal }: Options,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await holdUntilLost(worker, pool, signal);
    } catch (error) {
      if (signal.aborted) return;
      logger.warn(
        { err: errorForLog(error) },
        'the worker of the outbox cannot show that it lives; it tries again',
      );
    }
    await delay(PAUSE, undefined, { signal }).catch(() => undefined);
  }
}

async function holdUntilLost(worker: string, pool: Pool, signal: AbortSignal): Promise<void> {
  const lease = await leaseLock(pool, [PRESENCE, worker], { wait: true });
  const over = AbortSignal.any([signal, ...(lease === null ? [] : [lease.lost])]);
  await new Promise<void>((resolve) => {
    over.addEventListener('abort', () => resolve(), { once: true });
    if (over.aborted) resolve();
  });
  lease?.letGo();
}

/**
 * Gives free what dead workers had taken, mails and commands alike, so that it is done soon and not
 * when graphile-worker gives them up after four hours. How many workers that were.
 */
export async function releaseDead(pool: Pool, doubt = BENEFIT_OF_DOUBT): Promise<number> {
  const { rows } = await pool.query<{ dead: string[] | null }>(
    `SELECT array_agg(worker) AS dead FROM
       (SELECT locked_by AS worker FROM graphile_worker.jobs WHERE locked_by IS NOT NULL
         GROUP BY locked_by HAVING max(locked_at) < now() - make_interval(secs => $2)) taken
      WHERE pg_try_advisory_xact_lock($1, hashtext(worker))`,
    [PRESENCE, doubt],
  );
  const dead = rows[0]?.dead ?? [];
  if (dead.length > 0) await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [dead]);
  return dead.length;
}

/** Looks for dead workers now and again and again until the signal aborts. */
export async function releaseDeadAgainAndAgain({ pool, logger, signal }: Options): Promise<void> {
  while (!signal.aborted) {
    try {
      const workers = await releaseDead(pool);
      if (workers > 0) logger.warn({ workers }, 'what dead workers had taken is free again');
    } catch (error) {
      if (signal.aborted) return;
      logger.warn({ err: errorForLog(error) }, 'dead workers could not be looked for');
    }
    await delay(ROUND, undefined, { signal }).catch(() => undefined);
  }
}
