import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import type { Stored } from '@waymark/events';
import { keepPlace, type Batch, type EventLog } from '@waymark/log';
import { inTransaction } from '@waymark/postgres';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Lookups } from '../mail/lookups/lookups.ts';
import { park } from './parkedReactions.ts';
import type { ReactionCheckpoint, PassedCheckpoints } from './passedCheckpoints.ts';
import { enqueueConsequences, type EnqueueContext } from './enqueueConsequences.ts';
import { prefixesFor, type Consequence, type Reaction } from './reaction.ts';
import { reactionTo } from './reactionTo.ts';

/** Pause after a failure, in ms: doubled each time up to the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/**
 * Pause after whatever was new, in ms: what comes meanwhile shares one look and one commit, and
 * mail has time.
 */
const GATHERING = 100;

export type FollowContext = EnqueueContext & {
  readonly lookups: Lookups;
  readonly pool: Pool;
  readonly log: EventLog;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  readonly passed: PassedCheckpoints;
  /** Told after each batch, and when it can't go on. */
  readonly onProgress: (at: { readonly live: boolean; readonly position?: bigint }) => void;
};

/**
 * Follows the log for one reaction and puts what follows from events into the outbox; ends when the
 * signal aborts. Checkpoint and outbox are written in one transaction, so that each event is
 * reacted to once, also by several services at a time: who comes second finds the checkpoint moved
 * and goes on from there.
 */
export async function follow(reaction: Reaction, how: FollowContext): Promise<void> {
  const { pool, log, logger, signal, onProgress } = how;
  const prefixes = prefixesFor(reaction);
  let pause = FIRST_PAUSE;
  while (!signal.aborted) {
    try {
      const checkpoint = await checkpointOf(pool, reaction);
      how.passed.forget(reaction.name);
      const { written: after } = checkpoint;
      for await (const batch of log.subscribe({
        ...(after === null ? {} : { after }),
        prefixes,
        signal,
        onHealth: ({ state }) => onProgress({ live: state === 'live' }),
      })) {
        if (!(await handle(reaction, batch, checkpoint, how))) break;
        onProgress({ position: batch.position, live: batch.live });
        pause = FIRST_PAUSE;
        if (batch.live) await delay(GATHERING, undefined, { signal });
      }
    } catch (error) {
      if (signal.aborted) break;
      onProgress({ live: false });
      logger.error(
        { err: errorForLog(error), pause, reaction: reaction.name },
        'reactions stopped; they go on after a pause',
      );
      await delay(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }
}

async function checkpointOf(pool: Pool, { name }: Reaction): Promise<ReactionCheckpoint> {
  const { rows } = await pool.query<{ position: string }>(
    'SELECT position FROM identity.reaction_checkpoints WHERE name = $1',
    [name],
  );
  return { written: rows[0] === undefined ? null : BigInt(rows[0].position) };
}

type Step = { readonly event: Stored; readonly what: readonly Consequence[] };

/** What the events call for, and those that can't be read. */
async function reactToAll(
  reaction: Reaction,
  events: readonly Stored[],
  { lookups, logger }: FollowContext,
): Promise<{ steps: readonly Step[]; unreadable: readonly Stored[] }> {
  const steps: Step[] = [];
  const unreadable: Stored[] = [];
  for (const event of events) {
    const outcome = await reactionTo(event, reaction, lookups);
    if (outcome.kind === 'follows') {
      if (outcome.what.length > 0) steps.push({ event, what: outcome.what });
      continue;
    }
    const parked = outcome.kind === 'unreadable';
    if (parked) unreadable.push(event);
    logger.error(
      { err: errorForLog(outcome.error), eventId: event.id, reaction: reaction.name },
      parked
        ? 'an event that cannot be read is parked until a program comes that can'
        : 'no reaction to an event whose stream was deleted for good',
    );
  }
  return { steps, unreadable };
}

/** False when another service has handled these events. */
async function handle(
  reaction: Reaction,
  batch: Batch,
  checkpoint: ReactionCheckpoint,
  how: FollowContext,
): Promise<boolean> {
  const { steps, unreadable } = await reactToAll(reaction, batch.events, how);
  const { written } = checkpoint;
  const { name } = reaction;
  const last = batch.events.at(-1);
  if (written !== null && steps.length === 0 && unreadable.length === 0) {
    how.passed.note(name, checkpoint, batch.position, last);
    return true;
  }
  const isMoved = await inTransaction(how.pool, async (client) => {
    const { rowCount } = await client.query(
      written === null
        ? 'INSERT INTO identity.reaction_checkpoints (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING'
        : 'UPDATE identity.reaction_checkpoints SET position = $2 WHERE name = $1 AND position = $3',
      [name, batch.position, ...(written === null ? [] : [written])],
    );
    if (rowCount !== 1) return false;
    await enqueueConsequences(client, reaction, steps, how);
    for (const event of unreadable) await park(client, reaction, event);
    if (last !== undefined) await keepPlace(client, last);
    return true;
  });
  if (!isMoved) return false;
  checkpoint.written = batch.position;
  how.passed.forget(name);
  return true;
}
