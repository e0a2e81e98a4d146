import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import type { Stored } from '@waymark/events';
import { StreamDeleted, type EventLog } from '@waymark/log';
import { inTransaction } from '@waymark/postgres';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Lookups } from '../mail/lookups/lookups.ts';
import { enqueueConsequences, type EnqueueContext } from './enqueueConsequences.ts';
import type { Reaction } from './reaction.ts';
import { reactionTo } from './reactionTo.ts';

/** How often what is parked is tried again: another service may have parked it, in milliseconds. */
const ROUND = 60_000;

type Parked = {
  readonly reaction: string;
  readonly event_id: string;
  readonly stream: string;
  readonly revision: string;
};

/** Within the transaction that moves the checkpoint past the event. */
export async function park(
  client: PoolClient,
  { name }: Reaction,
  { id, stream, revision }: Stored,
): Promise<void> {
  await client.query(
    'INSERT INTO identity.parked_reactions (reaction, event_id, stream, revision) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [name, id, stream, revision],
  );
}

/** How many events wait for a newer program. */
export async function parkedReactions(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ parked: number }>(
    'SELECT count(DISTINCT event_id)::int AS parked FROM identity.parked_reactions',
  );
  return rows[0]?.parked ?? 0;
}

export type TakingUp = {
  readonly reactions: readonly Reaction[];
  readonly pool: Pool;
  readonly log: EventLog;
  readonly lookups: Lookups;
  readonly logger: Logger;
} & EnqueueContext;

/** Reacts to what was parked and can be read by now, oldest first. Answers to how many events. */
export async function takeUpParked({ pool, ...how }: TakingUp): Promise<number> {
  const { rows } = await pool.query<Parked>(
    'SELECT reaction, event_id, stream, revision FROM identity.parked_reactions ORDER BY since, stream, revision',
  );
  let taken = 0;
  for (const parked of rows) {
    const isTaken = await inTransaction(pool, (client) => takeUp(client, parked, how));
    if (isTaken) taken += 1;
  }
  return taken;
}

async function takeUp(
  client: PoolClient,
  { reaction: name, event_id, stream, revision }: Parked,
  { reactions, log, lookups, logger, unlessTold, clock }: Omit<TakingUp, 'pool'>,
): Promise<boolean> {
  const reaction = reactions.find((each) => each.name === name);
  // A newer program has parked it for a reaction that this one does not know.
  if (reaction === undefined) return false;
  // Of several services that look at once, one has it.
  const { rowCount } = await client.query(
    'SELECT FROM identity.parked_reactions WHERE reaction = $1 AND event_id = $2 FOR UPDATE SKIP LOCKED',
    [name, event_id],
  );
  if (rowCount === 0) return false;
  const recorded = await eventAt(log, stream, BigInt(revision));
  const outcome = recorded === null ? null : await reactionTo(recorded, reaction, lookups);
  if (outcome?.kind === 'unreadable') return false;
  await client.query(
    'DELETE FROM identity.parked_reactions WHERE reaction = $1 AND event_id = $2',
    [name, event_id],
  );
  if (recorded === null || outcome?.kind !== 'follows') return false;
  const step = { event: recorded, what: outcome.what };
  await enqueueConsequences(client, reaction, [step], { unlessTold, clock });
  logger.info({ eventId: event_id }, 'a parked event was reacted to');
  return true;
}

/** Null when the stream was deleted for good. */
async function eventAt(log: EventLog, stream: string, revision: bigint): Promise<Stored | null> {
  try {
    for await (const event of log.readStream(stream, { from: revision, limit: 1 })) return event;
    return null;
  } catch (error) {
    if (error instanceof StreamDeleted) return null;
    throw error;
  }
}

/** Takes up what it can now and every minute, until the signal aborts. */
export async function takeUpParkedAgainAndAgain({
  signal,
  ...how
}: TakingUp & { readonly signal: AbortSignal }): Promise<void> {
  while (!signal.aborted) {
    await takeUpParked(how).catch((error: unknown) => {
      if (!signal.aborted)
        how.logger.warn(
          { err: errorForLog(error) },
          'parked events could not be taken up; they are tried again in a minute',
        );
    });
    await delay(ROUND, undefined, { signal }).catch(() => undefined);
  }
}
