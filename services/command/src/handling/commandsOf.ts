import { errorForLog, type Metrics } from '@waymark/edge';
import type { EventLog } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { namesOfActors } from './conflicts/namesOfActors.ts';
import { accountDirectory } from './accountDirectory.ts';
import { Accounts } from '../identity/accounts.ts';
import { InvitationLimits, type InvitationAllowance } from '../http/limits/invitationLimits.ts';
import { ChangeLimits, type ChangeAllowance } from '../http/limits/changeLimits.ts';
import type { Drafts } from '../nouns/commandEntry.ts';
import { Replies } from './replies/replies.ts';
import { StreamCache } from '../streams/streamCache.ts';
import { StreamTurns } from '../streams/streamTurns.ts';
import type { CommandDependencies } from './handleCommand.ts';

type Options = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly timeZone: string;
  readonly drafts: Drafts;
  readonly allowance?: ChangeAllowance | undefined;
  readonly invitations?: InvitationAllowance | undefined;
};

type Commands = CommandDependencies & {
  readonly accounts: Accounts;
  readonly limits: ChangeLimits;
};

/** Counts what the way of a command tells. */
function commandCounters(metrics: Metrics) {
  const reads = metrics.counter(
    'stream_cache_reads_total',
    'Streams read for commands: `hit` when only what is newer had to be read.',
    ['result'],
  );
  const repeats = metrics.counter(
    'replies_repeated_total',
    'Commands that came a second time and were answered with the first answer.',
  );
  return {
    cacheRead: (hit: boolean) => reads.inc({ result: hit ? 'hit' : 'miss' }),
    repeated: () => repeats.inc(),
  };
}

/** Makes what carries commands out, in whatever process, and the accounts that give them. */
export function commandsOf({
  log,
  vault,
  pool,
  metrics,
  logger,
  timeZone,
  drafts,
  allowance,
  invitations,
}: Options): Commands {
  const { cacheRead, repeated } = commandCounters(metrics);
  const accounts = new Accounts(log, vault);
  const most = new InvitationLimits(pool, invitations);
  return {
    ...{ timeZone, log, accounts, drafts, repeated },
    cache: new StreamCache(log, cacheRead),
    turns: new StreamTurns(),
    replies: new Replies(pool, (error) =>
      logger.warn({ err: errorForLog(error) }, 'replies are stored later'),
    ),
    nameOf: namesOfActors(accounts),
    profileOf: (accountId) => accounts.person(accountId),
    accountsFor: accountDirectory(accounts, most, vault, pool),
    limits: new ChangeLimits(pool, allowance),
  };
}
