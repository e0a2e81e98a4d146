import { errorForLog, type IsKeptOut, type Metrics } from '@waymark/edge';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Request } from '../../handling/commandRequest.ts';
import type { Accounts } from '../../identity/accounts.ts';
import type { ReplyAddresses } from './addresses/replyAddresses.ts';
import { conversationsBy } from './conversations.ts';
import { MailInLimits, type MailInAllowance } from './receiving/mailInLimits.ts';
import type { MailInOptions } from './addresses/mailInOptions.ts';
import type { ReplyPlace } from './addresses/signedAddress.ts';
import { refusedFor, type IncomingMailOutcome } from './receiving/incomingMailOutcome.ts';
import { MailReaders } from './reading/mailReaders.ts';
import { receiveMail } from './receiving/receiveMail.ts';
import { startSmtpServer, type RunningSmtpServer } from './smtp/smtpServer.ts';

export type StartingMailIn = {
  readonly options: MailInOptions | undefined;
  readonly allowance?: MailInAllowance;
  readonly pool: Pool;
  readonly addresses: ReplyAddresses | null;
  readonly accounts: Pick<Accounts, 'person'>;
  readonly give: (request: Request) => Promise<unknown>;
  readonly clock: () => Date;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Whom no connection is taken from. */
  readonly isKeptOut: IsKeptOut;
};

/** Lets mail come in; null where none does, or another service of this database takes it. */
export async function startMailIn({
  options,
  allowance,
  pool,
  addresses,
  accounts,
  give,
  clock,
  metrics,
  logger,
  isKeptOut,
}: StartingMailIn): Promise<RunningSmtpServer | null> {
  if (options?.listen === undefined || addresses === null) return null;
  const { listen, domain } = options;
  const conversations = conversationsBy({ ...{ give, clock } });
  const emailOf = async (accountId: string) => (await accounts.person(accountId))?.email ?? null;
  const limits = new MailInLimits(pool, allowance);
  const readers = new MailReaders();
  const taken = metrics.counter('mails_in_total', 'Mails that came in, by what became of them.', [
    'outcome',
  ]);
  /** The sender's server has its answer by then, whatever becomes of this. */
  const tellTeam = async (outcome: IncomingMailOutcome, places: readonly ReplyPlace[]) => {
    const why = refusedFor(outcome);
    if (why !== null) for (const place of places) await conversations.refuse(place, why);
  };
  const told = (
    outcome: IncomingMailOutcome | 'later' | 'no-room' | 'broken-off',
    places: readonly ReplyPlace[] = [],
  ) => {
    const became = nameOf(outcome);
    taken.inc({ outcome: became });
    logger.info({ became }, 'a mail came in');
    if (typeof outcome !== 'string')
      tellTeam(outcome, places).catch((error: unknown) =>
        logger.warn(
          { err: errorForLog(error) },
          'that a mail was refused could not be said to the team',
        ),
      );
  };
  const server = await startSmtpServer({
    options: { ...options, listen },
    ...{ addresses, limits, told, logger, isKeptOut },
    receive: (arrived) => receiveMail(arrived, { domain, readers, limits, emailOf, conversations }),
  });
  logger.info({ port: server.port }, 'mail may come in');
  return server;
}

/** Few words, none of which a stranger chooses. */
function nameOf(outcome: IncomingMailOutcome | 'later' | 'no-room' | 'broken-off'): string {
  if (typeof outcome === 'string') return outcome;
  if (outcome.kind === 'unreadable') return outcome.why;
  return outcome.kind === 'machine' ? `machine, ${outcome.sign}` : outcome.kind;
}
