import {
  RequestGate,
  Readiness,
  serviceMetrics,
  type SecretsInUse,
  type Served,
} from '@waymark/edge';
import { troublesOf, type EventLog } from '@waymark/log';
import { BlockedNetworks } from '@waymark/postgres';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { drafts } from '../../documents/drafts.ts';
import { commandsOf } from '../../handling/commandsOf.ts';
import { handleCommand } from '../../handling/handleCommand.ts';
import { installIdentityTables } from '../../database/identityTables.ts';
import type { InvitationAllowance } from '../../http/limits/invitationLimits.ts';
import type { ChangeAllowance } from '../../http/limits/changeLimits.ts';
import { measuredLog } from '../../streams/measuredLog.ts';
import { repliesTo } from './addresses/replyAddresses.ts';
import type { MailInOptions } from './addresses/mailInOptions.ts';
import type { RunningSmtpServer } from './smtp/smtpServer.ts';
import { startMailIn } from './startMailIn.ts';

export type MailInServiceOptions = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly pool: Pool;
  readonly logger: Logger;
  readonly timeZone: string;
  readonly mailIn: MailInOptions;
  readonly signingSecrets: SecretsInUse;
  readonly allowance?: ChangeAllowance;
  readonly invitations?: InvitationAllowance;
};

export type MailInService = Served & {
  /** Where mail comes in by SMTP. */
  readonly port: number;
  /** What it takes there, each with its limit. */
  readonly ways: RunningSmtpServer['ways'];
  stop(): Promise<void>;
};

/**
 * Takes mail in, and nothing else: what strangers send is read in a process that answers no request
 * and sends no mail. What it gives are commands, from whose events all else follows in the command
 * services.
 */
export async function startMailInService(options: MailInServiceOptions): Promise<MailInService> {
  const { pool, vault, logger, signingSecrets } = options;
  const metrics = serviceMetrics();
  const log = measuredLog(options.log, metrics);
  await installIdentityTables(pool);
  const commands = commandsOf({ ...options, log, vault, metrics, drafts });
  const { accounts } = commands;
  const blocked = new BlockedNetworks(pool);
  await blocked.start();
  const smtp = await startMailIn({
    ...{ pool, metrics, logger, accounts, options: options.mailIn },
    addresses: repliesTo(options.mailIn, pool, signingSecrets),
    give: (request) => handleCommand(request, commands),
    clock: () => new Date(),
    isKeptOut: (address) => blocked.isBlocked(address),
  });
  if (smtp === null) throw new Error('no port is told at which mail comes in');
  return {
    ...{ port: smtp.port, ways: smtp.ways },
    routes: [],
    gate: new RequestGate({ isKeptOut: (address) => blocked.isBlocked(address) }),
    metrics,
    readiness: new Readiness({
      needs: { 'the event log': () => log.head(), 'the database': () => pool.query('SELECT 1') },
      notes: () => troublesOf(options.log),
    }),
    stop: async () => {
      await smtp.stop();
      blocked.close();
      await commands.replies.drained();
    },
  };
}
