import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import { sweepEndedSessions } from '@waymark/postgres';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { OneTimeCodes } from './oneTimeCodes.ts';

const EVERY = 60_000;

type Sweeping = { readonly codes: OneTimeCodes; readonly pool: Pool; readonly clock: () => Date };

/**
 * Deletes what is over of signing in: codes, whoever asked for them, sessions, tickets of frames,
 * and what is known of ended sessions.
 */
export async function sweep({ codes, pool, clock }: Sweeping): Promise<void> {
  await codes.sweep();
  await pool.query('DELETE FROM identity.sessions WHERE expires_at < $1', [clock()]);
  await pool.query('DELETE FROM identity.frame_tickets WHERE expires_at < $1', [clock()]);
  await sweepEndedSessions(pool);
}

/** Sweeps at once and every minute, until the signal aborts. */
export async function sweepNowAndThen({
  logger,
  signal,
  ...what
}: Sweeping & { readonly logger: Logger; readonly signal: AbortSignal }): Promise<void> {
  while (!signal.aborted) {
    try {
      await sweep(what);
    } catch (error) {
      logger.warn({ err: errorForLog(error) }, 'what is over of signing in is deleted later');
    }
    await delay(EVERY, undefined, { signal }).catch(() => undefined);
  }
}
