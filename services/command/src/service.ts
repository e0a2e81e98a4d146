import {
  errorForLog,
  Readiness,
  serviceMetrics,
  type Metrics,
  type SecretsInUse,
} from '@waymark/edge';
import { troublesOf, type EventLog } from '@waymark/log';
import { EndedSessions, installEndedSessions } from '@waymark/postgres';
import type { PersonVault } from '@waymark/vault';
import type { Middleware } from 'koa';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { accountDirectory } from './identity/accountDirectory.ts';
import { calendarOf } from './handling/calendarOf.ts';
import {
  commandCounters,
  observeCommandService,
} from './metrics/commandMetrics.ts';
import {
  handleCommand,
  type CommandDependencies,
  type Request,
} from './handling/handleCommand.ts';
import { commandRoute } from './http/commandRoute.ts';
import { openApiRoute, type ReadDescription } from './http/openApi.ts';
import { previewRoute } from './http/previewRoute.ts';
import { signInRoutes } from './http/signInRoute.ts';
import { invitationRoute } from './http/invitationRoute.ts';
import { Accounts } from './identity/accounts.ts';
import { everybody, type Admission } from './identity/admission.ts';
import { installIdentityTables } from './identity/identityTables.ts';
import { KnownBrowsers } from './identity/knownBrowsers.ts';
import { OneTimeCodes } from './identity/oneTimeCodes.ts';
import { Sessions } from './identity/sessions.ts';
import { SignInLimits, type Limits } from './identity/signInLimits.ts';
import { sweepNowAndThen } from './identity/sweeper.ts';
import { loadSigningKey } from './identity/signingKey.ts';
import { ChangeLimits, type ChangeAllowance } from './limits/changeLimits.ts';
import {
  InvitationLimits,
  type InvitationAllowance,
} from './invitations/invitationLimits.ts';
import { InvitationLinks } from './invitations/invitationLinks.ts';
import type { Mailer } from './mailer/mailer.ts';
import { measuredLog } from './metrics/measuredLog.ts';
import { commandGiver } from './reactions/commandJob.ts';
import { logLookups } from './reactions/lookups.ts';
import {
  installOutbox,
  outboxOn,
  releaseTaken,
  startOutbox,
} from './reactions/outbox.ts';
import { runReactions, type ReactionsAt } from './reactions/runReactions.ts';
import { mailSender } from './reactions/sendMail.ts';
import { namesOfActors } from './conflicts/namesOfActors.ts';
import { Replies } from './replies/replies.ts';
import { StreamCache } from './streams/streamCache.ts';
import { StreamTurns } from './streams/streamTurns.ts';

export type CommandServiceOptions = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  /** Secrets, replies and the outbox. Closed by whoever opened it. */
  readonly pool: Pool;
  readonly mailer: Mailer;
  /** `Name <address>` that all mail comes from. */
  readonly mailFrom: string;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly logger: Logger;
  /** What the reads look like, for the OpenAPI document. */
  readonly reads: readonly ReadDescription[];
  /** The first signs access tokens, each is taken; absent: one that is kept in the database. */
  readonly signingSecrets?: SecretsInUse;
  /** Who may sign up. Default: everybody. */
  readonly admission?: Admission;
  /** How often one may ask for codes and try them. */
  readonly signInLimits?: Limits;
  /** How much one account may change within a time. Default: the usual allowance. */
  readonly allowance?: ChangeAllowance;
  /** How many people one may invite. */
  readonly invitations?: InvitationAllowance;
  /** True when no other command service runs on this database: mail that a killed start was sending goes out at once. */
  readonly alone?: boolean;
  readonly clock?: () => Date;
};

export type CommandService = {
  /** Everything under /api that this service answers; stands behind request id, log and problem details. */
  readonly routes: readonly Middleware[];
  /** Signs and checks access tokens; the projector checks with the same. */
  readonly signingSecret: string;
  /** Gives a command without HTTP: the demo workspace is made through it. */
  readonly give: (request: Request) => ReturnType<typeof handleCommand>;
  readonly accounts: Accounts;
  readonly metrics: Metrics;
  /** Whether log and database answer. */
  readonly readiness: Readiness;
  /** Ends the reactions and the outbox, after the mails under way. */
  stop(): Promise<void>;
};

/** Puts the command service together and starts its reactions. */
export async function startCommandService(
  options: CommandServiceOptions,
): Promise<CommandService> {
  const {
    vault,
    pool,
    mailer,
    mailFrom,
    publicUrl,
    timeZone,
    logger,
    reads,
    clock = () => new Date(),
  } = options;
  const metrics = serviceMetrics();
  const { cacheRead, repeated } = commandCounters(metrics);
  const log = measuredLog(options.log, metrics);
  await installIdentityTables(pool);
  await installEndedSessions(pool);
  await installOutbox(pool, logger);
  if (options.alone === true) await releaseTaken(pool);
  const signingSecrets: SecretsInUse = options.signingSecrets ?? [
    await loadSigningKey(pool),
  ];
  const [signingSecret] = signingSecrets;

  const ended = new EndedSessions(pool);
  await ended.start();
  const isEnded = (sid: string) => ended.isEnded(sid);
  const accounts = new Accounts(log, vault);
  const digest = (email: string) => vault.emailDigest(email);
  const codes = new OneTimeCodes({ pool, vault, clock });
  const invitationLimits = new InvitationLimits(pool, options.invitations);
  const commands: CommandDependencies = {
    log,
    cache: new StreamCache(log, cacheRead),
    turns: new StreamTurns(),
    replies: new Replies(pool, (error) =>
      logger.warn({ err: errorForLog(error) }, 'replies are stored later'),
    ),
    nameOf: namesOfActors(accounts),
    accountsFor: accountDirectory(accounts, invitationLimits),
    repeated,
  };
  const links = new InvitationLinks(signingSecrets);
  const lookups = logLookups(log);
  const signIn = {
    accounts,
    codes,
    browsers: new KnownBrowsers(signingSecrets, digest),
    limits: new SignInLimits(pool, digest, options.signInLimits),
    sessions: new Sessions({ pool, secret: signingSecret, clock }),
    outbox: outboxOn(pool),
    admission: options.admission ?? everybody,
    clock,
  };

  const limits = new ChangeLimits(pool, options.allowance);
  // What is asked for most often stands first.
  const routes = [
    ...[
      commandRoute({
        ...commands,
        ...{ signingSecret: signingSecrets, isEnded, timeZone, clock },
        limits,
      }),
      previewRoute({
        ...{ signingSecret: signingSecrets, isEnded },
        ...{ cache: commands.cache, limits },
      }),
      invitationRoute({
        ...commands,
        ...{ accounts, links, lookups, timeZone, clock },
      }),
      openApiRoute(reads),
    ].map((router) => router.routes() as unknown as Middleware),
    signInRoutes(signIn),
  ];
  const stopping = new AbortController();
  const sweeping = sweepNowAndThen({
    ...{ codes, pool, clock, logger },
    signal: stopping.signal,
  });
  let reactionsAt: ReactionsAt = {
    position: 0n,
    live: false,
    levelAt: clock(),
  };
  const reactions = runReactions({
    pool,
    log,
    lookups,
    logger,
    signal: stopping.signal,
    clock,
    onProgress: (at) => (reactionsAt = at),
  });
  const { cache, turns } = commands;
  observeCommandService(metrics, {
    ...{ log, pool, cache, turns },
    reactions: () => reactionsAt,
    now: clock,
  });
  const outbox = await startOutbox({
    pool,
    send: mailSender({
      mailer,
      from: mailFrom,
      publicUrl,
      accounts,
      codes,
      links,
      logger,
    }),
    give: commandGiver({
      give: (request) => handleCommand(request, commands),
      ...{ clock, logger, dateAt: calendarOf(timeZone) },
    }),
    logger,
  });
  return {
    routes,
    signingSecret,
    give: (request) => handleCommand(request, commands),
    accounts,
    metrics,
    readiness: new Readiness({
      needs: {
        'the event log': () => log.head(),
        'the database': () => pool.query('SELECT 1'),
      },
      notes: () => troublesOf(options.log),
    }),
    stop: async () => {
      stopping.abort();
      await Promise.all([reactions, sweeping]);
      await outbox.stop();
      await commands.replies.drained();
      ended.close();
    },
  };
}
