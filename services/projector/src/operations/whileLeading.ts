import { setTimeout as sleep } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import { leaseLock } from '@waymark/postgres';
import type pg from 'pg';
import type { Logger } from 'pino';

/** Any number that all projectors on one database share. */
const LEADING = 7_401_993;
const ASK_AGAIN_MS = 1_000;

type Options = {
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** False while another should lead. */
  readonly mayLead: () => boolean;
};

/**
 * Runs `work` while this process is the one projector of the database that works off operations;
 * the others wait for their turn. The lock is a lease, so that one that was killed, stands still or
 * is cut off holds nobody up.
 */
export async function whileLeading(
  { pool, logger, signal, mayLead }: Options,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      if (mayLead()) await leadOnce(pool, signal, mayLead, work);
    } catch (error) {
      if (!signal.aborted)
        logger.warn({ err: errorForLog(error) }, 'operations wait for the database');
    }
    await sleep(ASK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function leadOnce(
  pool: pg.Pool,
  signal: AbortSignal,
  mayLead: () => boolean,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lease = await leaseLock(pool, [LEADING]);
  if (lease === null) return;
  const superseded = new AbortController();
  const look = setInterval(() => mayLead() || superseded.abort(), ASK_AGAIN_MS);
  try {
    await work(AbortSignal.any([signal, lease.lost, superseded.signal]));
  } finally {
    clearInterval(look);
    lease.letGo();
  }
}
