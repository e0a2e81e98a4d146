import {
  evolveClaim,
  noClaim,
  nouns,
  streamOf,
  withVersion,
  type Account,
  type AccountEvent,
  type Actor,
  type Claim,
  type ClaimEvent,
  type Metadata,
} from '@waymark/events';
import {
  eventsOf,
  foldStream,
  WrongExpectedRevision,
  type EventLog,
  type NewEvent,
} from '@waymark/log';
import { deterministicId } from '../streams/deterministicId.ts';

/** What an account is opened by. `self`: the person, by signing up. */
export type AccountCause = Omit<Metadata, 'actor' | 'causationId' | 'version'> & {
  readonly actor: Actor | 'self';
};

/** @throws LogUnavailable */
export const foldAccount = (log: EventLog, accountId: string): Promise<Account> =>
  foldStream<Account>(log, streamOf.account(accountId), nouns.account);

/** Whose an address is, by its digest; null: nobody's. @throws LogUnavailable */
export const ownerOf = async (log: EventLog, digest: string): Promise<string | null> =>
  (await foldStream<Claim>(log, streamOf.emailClaim(digest), nouns.claim)).owner;

/**
 * Whose an address is from now on: who has it already, unless they were erased. @throws
 * LogUnavailable
 */
export async function claimAddress(
  log: EventLog,
  digest: string,
  cause: AccountCause,
): Promise<string> {
  const stream = streamOf.emailClaim(digest);
  const claims = (await eventsOf(log, stream)) as readonly ClaimEvent[];
  const { owner } = claims.reduce(evolveClaim, noClaim);
  if (owner !== null && (await foldAccount(log, owner)).life !== 'erased') return owner;
  // Whoever had it before was erased: who has it now is somebody else.
  const accountId =
    owner === null ? deterministicId('account', digest) : deterministicId('account', digest, owner);
  await appendFirst(
    log,
    stream,
    { type: 'EmailClaimed', data: { accountId } },
    accountId,
    cause,
    claims.length === 0 ? 'noStream' : BigInt(claims.length - 1),
  );
  return (await ownerOf(log, digest)) ?? accountId;
}

/**
 * Appends the first event of a stream, or of a new owner; that somebody else was faster is as good.
 */
export async function appendFirst(
  log: EventLog,
  stream: string,
  event: AccountEvent | ClaimEvent,
  accountId: string,
  cause: AccountCause,
  expected: 'noStream' | bigint = 'noStream',
): Promise<void> {
  try {
    await log.append(stream, [asNew(event, stream, accountId, cause)], expected);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
}

export function asNew(
  event: AccountEvent | ClaimEvent,
  stream: string,
  accountId: string,
  cause: AccountCause,
): NewEvent {
  const id = deterministicId(cause.commandId, stream, event.type);
  const actor: Actor =
    cause.actor === 'self' ? { kind: 'user', accountId, party: 'none' } : cause.actor;
  // Accounts and claims stand above all workspaces, whichever one the invitation came from.
  const metadata: Metadata = { ...cause, actor, workspaceId: null, causationId: cause.commandId };
  return { id, ...event, metadata: withVersion(event.type, metadata) };
}
