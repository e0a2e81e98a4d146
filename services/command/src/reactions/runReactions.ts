import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import type { Stored } from '@waymark/events';
import { keepPlace, type Batch, type EventLog } from '@waymark/log';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { acceptedBy } from './heldMails.ts';
import type { Lookups } from './lookups.ts';
import type { EventMail } from './mailJob.ts';
import { park, takeUpParkedAgainAndAgain } from './parkedReactions.ts';
import { putOut } from './putOut.ts';
import { reactionPrefixes } from './react.ts';
import { reactionTo } from './reactionTo.ts';
import { withoutRepeats } from './withoutRepeats.ts';

const CHECKPOINT = 'mails';
/** Pause after a failure, in ms: doubled each time up to the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Pause after whatever was new, in ms: what comes meanwhile shares one look and one commit, and mail has time. */
const GATHERING = 100;

/** How far the reactions have come. */
export type ReactionsAt = {
  readonly position: bigint;
  /** True while nothing waits, as far as is known: false also while the log can't be read. */
  readonly live: boolean;
  /** When they were last level with the log; before the first time, when they began. */
  readonly levelAt: Date;
};

export type ReactionDeps = {
  readonly pool: Pool;
  readonly log: EventLog;
  readonly lookups: Lookups;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  readonly clock?: () => Date;
  /** Told at the start, after each batch, and when a failure, also one of the log, keeps them from going on. */
  readonly told?: (at: ReactionsAt) => void;
};

type Telling = { readonly live: boolean; readonly position?: bigint };

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
  clock = () => new Date(),
  told = () => undefined,
}: ReactionDeps): Promise<void> {
  const unlessTold = withoutRepeats(pool);
  let pause = FIRST_PAUSE;
  let at: ReactionsAt = { position: 0n, live: false, levelAt: clock() };
  const tell = ({ live, position = at.position }: Telling) => {
    const levelAt = live || at.live ? clock() : at.levelAt;
    told((at = { position, live, levelAt }));
  };
  tell({ live: false });
  const parked = takeUpParkedAgainAndAgain({
    ...{ pool, log, lookups, logger, unlessTold, signal },
  });
  while (!signal.aborted) {
    try {
      let after = await checkpointOf(pool);
      for await (const batch of log.subscribe({
        ...(after === null ? {} : { after }),
        prefixes: reactionPrefixes,
        signal,
        onHealth: ({ state }) => tell({ live: state === 'live' }),
      })) {
        const how = { pool, lookups, logger, unlessTold };
        if (!(await handle(batch, after, how))) break;
        after = batch.position;
        tell({ position: after, live: batch.live });
        pause = FIRST_PAUSE;
        if (batch.live) await delay(GATHERING, undefined, { signal });
      }
    } catch (error) {
      if (signal.aborted) break;
      tell({ live: false });
      logger.error(
        { err: errorForLog(error), pause },
        'reactions stopped; they go on after a pause',
      );
      await delay(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }
  await parked;
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
  {
    pool,
    lookups,
    logger,
    unlessTold,
  }: Pick<ReactionDeps, 'pool' | 'lookups' | 'logger'> & {
    readonly unlessTold: ReturnType<typeof withoutRepeats>;
  },
) {
  const steps: { recorded: Stored; mails: readonly EventMail[] }[] = [];
  const unreadable: Stored[] = [];
  for (const recorded of batch.events) {
    const reaction = await reactionTo(recorded, lookups);
    if (reaction.kind === 'mails')
      steps.push({ recorded, mails: reaction.mails });
    else {
      const parked = reaction.kind === 'unreadable';
      if (parked) unreadable.push(recorded);
      logger.error(
        { err: errorForLog(reaction.error), eventId: recorded.id },
        parked
          ? 'an event that cannot be read is parked until a program comes that can'
          : 'no reaction to an event whose stream was deleted for good',
      );
    }
  }
  const matters =
    unreadable.length > 0 ||
    steps.some(
      ({ recorded, mails }) =>
        mails.length > 0 || acceptedBy(recorded) !== null,
    );
  const client = await pool.connect();
  try {
    // Without anything to do nothing is lost when the checkpoint is: the events are looked at once more.
    await client.query(
      matters ? 'BEGIN' : 'BEGIN; SET LOCAL synchronous_commit TO off',
    );
    const moved = await client.query(
      after === null
        ? 'INSERT INTO identity.reaction_checkpoints (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING'
        : 'UPDATE identity.reaction_checkpoints SET position = $2 WHERE name = $1 AND position = $3',
      [CHECKPOINT, batch.position, ...(after === null ? [] : [after])],
    );
    if (moved.rowCount === 1) {
      for (const { recorded, mails } of steps)
        await putOut(client, recorded, mails, { lookups, unlessTold });
      for (const recorded of unreadable) await park(client, recorded);
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
