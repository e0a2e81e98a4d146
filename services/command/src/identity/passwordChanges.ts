import { randomUUID } from 'node:crypto';
import { streamOf, type Actor } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { inTransaction } from '@waymark/postgres';
import type { Pool, PoolClient } from 'pg';
import { asNew } from './accountStreams.ts';
import type { SignInDevice } from './device.ts';
import type { PasswordHash } from './passwordHash.ts';
import type { Passwords } from './passwords.ts';
import { endAllWithin } from './sessionIndex.ts';

export type PasswordChangeDeps = {
  readonly pool: Pool;
  readonly log: EventLog;
  readonly passwords: Passwords;
  /** Has its owner told of it, within the transaction of the change. */
  readonly tell: (client: PoolClient, changed: PasswordChanged) => Promise<void>;
  readonly clock: () => Date;
};

/** What the owner of a password is told of a change. */
export type PasswordChanged = SignInDevice & {
  /** The account. */
  readonly to: string;
  /** Names the change. */
  readonly changeId: string;
  readonly how: 'set' | 'changed' | 'reset' | 'removed';
  /** Instant, ISO. */
  readonly at: string;
};

type PasswordChange = {
  readonly accountId: string;
  /** `reset`: by the link of a mail. */
  readonly by: 'owner' | 'reset' | 'operator';
  /** The session that goes on. */
  readonly except: string | null;
  /** From which it was asked for. */
  readonly device: SignInDevice;
};

/**
 * Sets the password of somebody: tells it in the log, never its words, ends all their other
 * sessions with what goes by them, and mails them.
 * @throws LogUnavailable
 */
export async function setPassword(
  deps: PasswordChangeDeps,
  hash: PasswordHash,
  change: PasswordChange,
): Promise<void> {
  const at = deps.clock();
  const changeId = await toldInLog(deps.log, 'PasswordSet', change, at);
  await inTransaction(deps.pool, async (client) => {
    const { replaced } = await deps.passwords.keep(client, change.accountId, hash, at);
    const how = change.by === 'reset' ? 'reset' : replaced ? 'changed' : 'set';
    await endAllWithin(client, change.accountId, change.except);
    await deps.tell(client, toldTo(change, { changeId, at, how }));
  });
}

/**
 * Does away with it, as `setPassword` sets it: a code signs in from then on. @returns whether there
 * was one
 * @throws LogUnavailable
 */
export async function removePassword(
  deps: PasswordChangeDeps,
  change: PasswordChange,
): Promise<boolean> {
  if ((await deps.passwords.setAt(change.accountId)) === null) return false;
  const at = deps.clock();
  const changeId = await toldInLog(deps.log, 'PasswordDropped', change, at);
  await inTransaction(deps.pool, async (client) => {
    await deps.passwords.remove(client, change.accountId);
    await endAllWithin(client, change.accountId, change.except);
    await deps.tell(client, toldTo(change, { changeId, at, how: 'removed' }));
  });
  return true;
}

/**
 * The event comes first: a secret that no history tells of would be worse than a history that tells
 * of one which was never kept. @returns what names the change
 */
async function toldInLog(
  log: EventLog,
  type: 'PasswordSet' | 'PasswordDropped',
  { accountId, by }: PasswordChange,
  at: Date,
): Promise<string> {
  const commandId = randomUUID();
  const actor: Actor | 'self' = by === 'operator' ? { kind: 'system', name: 'operator' } : 'self';
  const stream = streamOf.account(accountId);
  const event = asNew({ type, data: { accountId } }, stream, accountId, {
    ...{ commandId, actor, correlationId: commandId, workspaceId: null },
    command: type === 'PasswordSet' ? 'SetPassword' : 'DropPassword',
    at: at.toISOString(),
  });
  await log.append(stream, [event], 'any');
  return event.id;
}

const toldTo = (
  { accountId, device }: PasswordChange,
  { changeId, at, how }: Pick<PasswordChanged, 'changeId' | 'how'> & { readonly at: Date },
): PasswordChanged => ({ ...device, to: accountId, changeId, how, at: at.toISOString() });
