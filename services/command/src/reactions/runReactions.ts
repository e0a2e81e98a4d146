import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/api/http';
import { parseEvent, UnreadableEvent, type Recorded } from '@waymark/events';
import { keepPlace, type Batch, type EventLog } from '@waymark/events/log';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Lookups } from './lookups.ts';
import type { EventMail } from './mailJob.ts';
import { enqueueMails } from './outbox.ts';
import { react, reactionPrefixes } from './react.ts';

const CHECKPOINT = 'mails';
/** Pause after a failure, in ms: doubled each time up to the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** How far the reactions have come. */
export type ReactionsAt = {
  readonly position: bigint;
  /** When the newest event was made that has been reacted to; null before the first. */
  readonly lastAt: string | null;
  /** True while nothing waits. */
  readonly live: boolean;
};

export const notBegun: ReactionsAt = {
  position: 0n,
  lastAt: null,
  live: false,
};

export type ReactionDeps = {
  readonly pool: Pool;
  readonly log: EventLog;
  readonly lookups: Lookups;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Told after each batch, and when a failure keeps them from going on. */
  readonly told?: (at: ReactionsAt) => void;
};

/**
 * Follows the log and puts the mails that events call for into the outbox; ends when the signal aborts. Checkpoint and
 * mails are written in one transaction, so that each event is reacted to once, also by several services at a time:
 * who comes second finds the checkpoint moved and goes on from there.
 */
export async function runReactions({
  pool,
  log,
  lookups,
  logger,
  signal,
  told = () => undefined,
}: ReactionDeps): Promise<void> {
  let pause = FIRST_PAUSE;
  let at = notBegun;
  const tell = (change: Partial<ReactionsAt>) =>
    told((at = { ...at, ...change }));
  while (!signal.aborted) {
    try {
      let after = await checkpointOf(pool);
      for await (const batch of log.subscribe({
        ...(after === null ? {} : { after }),
        prefixes: reactionPrefixes,
        signal,
      })) {
        if (!(await handle(batch, after, { pool, lookups, logger }))) break;
        after = batch.position;
        const lastAt = batch.events.at(-1)?.metadata.at ?? at.lastAt;
        tell({ position: after, lastAt, live: batch.live });
        pause = FIRST_PAUSE;
      }
    } catch (error) {
      if (signal.aborted) return;
      tell({ live: false });
      logger.error(
        { err: errorForLog(error), pause },
        'reactions stopped; they go on after a pause',
      );
      await delay(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }
}

async function checkpointOf(pool: Pool): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string }>(
    'SELECT position FROM identity.reaction_checkpoints WHERE name = $1',
    [CHECKPOINT],
  );
  return rows[0] === undefined ? null : BigInt(rows[0].position);
}

/** False when another service has handled these events. */
async function handle(
  batch: Batch,
  after: bigint | null,
  { pool, lookups, logger }: Pick<ReactionDeps, 'pool' | 'lookups' | 'logger'>,
) {
  const mails: EventMail[] = [];
  for (const recorded of batch.events)
    mails.push(...(await mailsFor(recorded, lookups, logger)));
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const moved = await client.query(
      after === null
        ? 'INSERT INTO identity.reaction_checkpoints (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING'
        : 'UPDATE identity.reaction_checkpoints SET position = $2 WHERE name = $1 AND position = $3',
      [CHECKPOINT, batch.position, ...(after === null ? [] : [after])],
    );
    if (moved.rowCount === 1) {
      await enqueueMails(client, mails);
      const last = batch.events.at(-1);
      if (last !== undefined) await keepPlace(client, last);
    }
    await client.query('COMMIT');
    return moved.rowCount === 1;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** An event of a newer version than this program can't be reacted to, and must not hold up all mail behind it. */
async function mailsFor(
  recorded: Recorded,
  lookups: Lookups,
  logger: Logger,
): Promise<readonly EventMail[]> {
  try {
    return await react(parseEvent(recorded), lookups);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    logger.error(
      { err: errorForLog(error), eventId: recorded.id },
      'no reaction to an event that cannot be read',
    );
    return [];
  }
}
