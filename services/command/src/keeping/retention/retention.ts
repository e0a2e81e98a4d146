import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import { keyOf, parseEvent, prefixOf, withVersion } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { endSession } from '@waymark/postgres';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { deterministicId } from '../../streams/deterministicId.ts';

/** For how many days is kept what nobody deletes. */
export type Retention = {
  /** Of a guest who came by a link: name, session and drafts, since they looked last. */
  readonly guests: number;
  /** What was begun to be answered and never sent, since it was changed last. */
  readonly drafts: number;
};
export const usualRetention: Retention = { guests: 90, drafts: 365 };

type RetentionSources = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly pool: Pool;
  readonly clock: () => Date;
};

const DAY = 86_400_000;
const EVERY = DAY / 4;

/**
 * Ends what is kept no longer. May be done by several services at once, and again. @throws
 * LogUnavailable
 */
export async function endWhatIsOld(
  place: RetentionSources,
  { guests, drafts }: Retention,
): Promise<void> {
  const { pool, clock } = place;
  const before = (days: number) => new Date(clock().getTime() - days * DAY);
  await pool.query('DELETE FROM identity.answer_drafts WHERE at < $1', [before(drafts)]);
  const since = before(guests).toISOString();
  for (const guest of await guestsOf(place.log))
    if (guest.lookedAt < since) await endGuest(guest, place);
}

type Guest = {
  readonly stream: string;
  readonly workspaceId: string | null;
  readonly linkId: string;
  readonly guestId: string;
  readonly lookedAt: string;
};

/** All whose name is still kept. */
async function guestsOf(log: EventLog): Promise<readonly Guest[]> {
  const all = new Map<string, Guest>();
  const end = await log.head();
  const done = new AbortController();
  try {
    for await (const batch of log.subscribe({
      prefixes: [prefixOf('share')],
      signal: done.signal,
    })) {
      for (const stored of batch.events) {
        const { type, data, stream, metadata } = parseEvent(stored);
        if (type === 'GuestCameIn' || type === 'GuestLooked') {
          const { linkId, guestId, at: lookedAt } = data;
          const { workspaceId } = metadata;
          all.set(guestId, { stream, workspaceId, linkId, guestId, lookedAt });
        }
        if (type === 'GuestEnded') all.delete(data.guestId);
      }
      if (batch.live || batch.position >= end) break;
    }
  } finally {
    done.abort();
  }
  return [...all.values()];
}

async function endGuest(
  { stream, workspaceId, linkId, guestId }: Guest,
  { log, vault, pool, clock }: RetentionSources,
): Promise<void> {
  await vault.erase(keyOf('guestId', guestId));
  const commandId = deterministicId('retention', 'GuestEnded', guestId);
  const metadata = {
    ...{ workspaceId, commandId, command: 'EndGuest' },
    ...{ causationId: commandId, correlationId: commandId },
    actor: { kind: 'system', name: 'retention' } as const,
    at: clock().toISOString(),
  };
  await log.append(
    stream,
    [
      {
        id: deterministicId(commandId, stream),
        type: 'GuestEnded',
        data: { linkId, guestId },
        metadata: withVersion('GuestEnded', metadata),
      },
    ],
    'any',
  );
  const tx = await pool.connect();
  try {
    const { rows } = await tx.query<{ sid: string }>(
      'DELETE FROM identity.sessions WHERE account_id = $1 RETURNING session_id AS sid',
      [guestId],
    );
    for (const { sid } of rows) await endSession(tx, sid);
    await tx.query('DELETE FROM identity.answer_drafts WHERE account_id = $1', [guestId]);
  } finally {
    tx.release();
  }
}

/** At once and every few hours, until the signal aborts. */
export async function endOldNowAndThen(
  place: RetentionSources,
  retention: Retention,
  { signal, logger }: { readonly signal: AbortSignal; readonly logger: Logger },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await endWhatIsOld(place, retention);
    } catch (error) {
      logger.warn({ err: errorForLog(error) }, 'what is kept no longer is ended later');
    }
    await delay(EVERY, undefined, { signal }).catch(() => undefined);
  }
}
