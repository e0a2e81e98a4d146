import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import {
  keyOf,
  mailMonthKey,
  partsOfStream,
  withVersion,
  type ExpiringRecords,
  type WaymarkEvent,
} from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { endSession } from '@waymark/postgres';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { deterministicId } from '../../streams/deterministicId.ts';
import { allOf } from '../erasing/whatGoes.ts';

/** For how many days is kept what nobody deletes. */
export type Retention = {
  /** Of a guest who came by a link: name, session and drafts, since they looked last. */
  readonly guests: number;
  /** What was begun to be answered and never sent, since it was changed last. */
  readonly drafts: number;
  /** How mails read that went out; and notices of bells. Each until the end of its month. */
  readonly mailCopies: number;
  readonly notices: number;
};
export const usualRetention: Retention = {
  ...{ guests: 90, drafts: 365 },
  ...{ mailCopies: 1095, notices: 365 },
};

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
  { guests, drafts, mailCopies, notices }: Retention,
): Promise<void> {
  const { pool, clock } = place;
  const before = (days: number) => new Date(clock().getTime() - days * DAY);
  await pool.query('DELETE FROM identity.answer_drafts WHERE at < $1', [before(drafts)]);
  const since = before(guests).toISOString();
  for (const guest of await guestsOf(place.log))
    if (guest.lookedAt < since) await endGuest(guest, place);
  const monthBefore = (days: number) => before(days).toISOString().slice(0, 7);
  await eraseMailMonths(place, monthBefore(mailCopies));
  await expireRecords(place, {
    mailCopies: monthBefore(mailCopies),
    notices: monthBefore(notices),
  });
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
  for await (const { type, data, stream, metadata } of allOf(log, ['share'])) {
    if (type === 'GuestCameIn' || type === 'GuestLooked') {
      const { linkId, guestId, at: lookedAt } = data;
      const { workspaceId } = metadata;
      all.set(guestId, { stream, workspaceId, linkId, guestId, lookedAt });
    }
    if (type === 'GuestEnded') all.delete(data.guestId);
  }
  return [...all.values()];
}

async function endGuest(
  { stream, workspaceId, linkId, guestId }: Guest,
  { log, vault, pool, clock }: RetentionSources,
): Promise<void> {
  await vault.erase(keyOf('guestId', guestId));
  const ended = { type: 'GuestEnded', data: { linkId, guestId } } as const;
  await say(log, stream, ended, { workspaceId, command: 'EndGuest', at: clock() }, guestId);
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

/** Deletes the keys of months before one, so that no copy of their mails opens anywhere. */
async function eraseMailMonths(
  { vault, pool }: RetentionSources,
  beforeMonth: string,
): Promise<void> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT account_id AS key FROM identity.person_keys
      WHERE starts_with(account_id, $1) AND account_id < $2 COLLATE "C" AND wrapped_key IS NOT NULL`,
    [mailMonthKey(''), mailMonthKey(beforeMonth)],
  );
  for (const { key } of rows) await vault.erase(key);
}

/**
 * Says in each workspace, once a month, up to which month its records have expired: that takes them
 * out of the read models, also out of those that are made anew.
 */
async function expireRecords(
  { log, clock }: RetentionSources,
  beforeMonth: Readonly<Record<ExpiringRecords, string>>,
): Promise<void> {
  const workspaces = new Map<string, { begun: string } & Partial<typeof beforeMonth>>();
  for await (const { type, data, stream, metadata } of allOf(log, ['workspace'])) {
    if (type === 'WorkspaceCreated') workspaces.set(stream, { begun: metadata.at.slice(0, 7) });
    const workspace = workspaces.get(stream);
    if (type === 'RecordsExpired' && workspace !== undefined)
      workspaces.set(stream, { ...workspace, [data.records]: data.before });
  }
  for (const [stream, { begun, ...ended }] of workspaces)
    for (const [records, before] of Object.entries(beforeMonth) as [ExpiringRecords, string][]) {
      if ((ended[records] ?? begun) >= before) continue;
      const { workspaceId } = partsOfStream(stream);
      const about = { workspaceId, command: 'ExpireRecords', at: clock() };
      const expired = { type: 'RecordsExpired', data: { records, before } } as const;
      await say(log, stream, expired, about, workspaceId ?? '', records, before);
    }
}

/** Says something of itself, once however often it is asked to: `of` tells one from another. */
async function say(
  log: EventLog,
  stream: string,
  event: Pick<WaymarkEvent, 'type' | 'data'>,
  { workspaceId, command, at }: { workspaceId: string | null; command: string; at: Date },
  ...of: readonly string[]
): Promise<void> {
  const commandId = deterministicId('retention', event.type, ...of);
  const metadata = {
    ...{ workspaceId, commandId, command, causationId: commandId, correlationId: commandId },
    actor: { kind: 'system', name: 'retention' } as const,
    at: at.toISOString(),
  };
  await log.append(
    stream,
    [
      {
        ...{ id: deterministicId(commandId, stream), ...event },
        metadata: withVersion(event.type, metadata),
      },
    ],
    'any',
  );
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
