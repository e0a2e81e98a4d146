import { setTimeout as sleep } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
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
 * Runs `work` while this process is the one projector of the database that works off operations; the others wait for
 * their turn. The lock goes with its connection, so that a killed one holds nobody up.
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
        logger.warn(
          { err: errorForLog(error) },
          'operations wait for the database',
        );
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
  const connection = await pool.connect();
  const lost = new AbortController();
  const lose = () => lost.abort();
  connection.on('error', lose).on('end', lose);
  const look = setInterval(() => mayLead() || lose(), ASK_AGAIN_MS);
  let leading = false;
  try {
    const { rows } = await connection.query<{ mine: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS mine',
      [LEADING],
    );
    leading = rows[0]?.mine === true;
    if (leading) await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(look);
    connection.off('error', lose).off('end', lose);
    // Closing the connection gives the lock back.
    connection.release(leading);
  }
}
