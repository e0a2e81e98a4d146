import {
  errorForLog,
  Readiness,
  serviceMetrics,
  type Metrics,
  type SecretsInUse,
} from '@waymark/edge';
import { troublesOf } from '@waymark/log';
import { EndedSessions, installEndedSessions } from '@waymark/postgres';
import type { Middleware } from 'koa';
import { bookingFramePage } from './bookings/bookingFramePage.ts';
import { bookingRoute } from './bookings/bookingRoute.ts';
import { frameRoutes } from './framing/frameRoutes.ts';
import { takeFiles } from './files/takeFiles.ts';
import { accountDirectory } from './identity/accountDirectory.ts';
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
import { mailRoutes } from './http/mailRoutes.ts';
import { teamSeenRoute } from './http/teamSeenRoute.ts';
import { openApiRoute } from './http/openApi.ts';
import { draftRoute } from './drafts/draftRoute.ts';
import { previewRoute } from './http/previewRoute.ts';
import { signInRoutes } from './http/signInRoute.ts';
import { invitationRoute } from './http/invitationRoute.ts';
import { Accounts } from './identity/accounts.ts';
import { installIdentityTables } from './identity/identityTables.ts';
import { OneTimeCodes } from './identity/oneTimeCodes.ts';
import { signInParts } from './identity/signInParts.ts';
import { sweepNowAndThen } from './identity/sweeper.ts';
import { loadSigningKey } from './identity/signingKey.ts';
import { ChangeLimits } from './limits/changeLimits.ts';
import { InvitationLimits } from './invitations/invitationLimits.ts';
import { InvitationLinks } from './invitations/invitationLinks.ts';
import { repliesTo } from './mailIn/addresses/replyAddresses.ts';
import { startMailIn } from './mailIn/startMailIn.ts';
import { usualHabits } from './post/habits.ts';
import { deliverAgainAndAgain } from './post/postman.ts';
import { recordTried } from './post/record.ts';
import { StopLinks } from './post/stopLinks.ts';
import { measuredLog } from './metrics/measuredLog.ts';
import { commandGiver } from './reactions/commandJob.ts';
import { logLookups } from './reactions/lookups.ts';
import {
  installOutbox,
  releaseTaken,
  startOutbox,
} from './reactions/outbox.ts';
import { runReactions, type ReactionsAt } from './reactions/runReactions.ts';
import { mailSender } from './reactions/sendMail.ts';
import { namesOfActors } from './conflicts/namesOfActors.ts';
import { Replies } from './replies/replies.ts';
import type { CommandServiceOptions } from './serviceOptions.ts';
import { StreamCache } from './streams/streamCache.ts';
import { StreamTurns } from './streams/streamTurns.ts';

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
  /** Where mail comes in by SMTP; null where it does not. */
  readonly mailInPort: number | null;
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
  const codes = new OneTimeCodes({ pool, vault, clock });
  const invitationLimits = new InvitationLimits(pool, options.invitations);
  const commands: CommandDependencies = {
    timeZone,
    log,
    cache: new StreamCache(log, cacheRead),
    turns: new StreamTurns(),
    replies: new Replies(pool, (error) =>
      logger.warn({ err: errorForLog(error) }, 'replies are stored later'),
    ),
    nameOf: namesOfActors(accounts),
    accountsFor: accountDirectory(accounts, invitationLimits, vault, pool),
    repeated,
  };
  const give = (request: Request) => handleCommand(request, commands);
  const links = new InvitationLinks(signingSecrets);
  const replyAddresses = repliesTo(options.mailIn, pool, signingSecrets);
  const stops = new StopLinks(signingSecrets);
  const habits = options.postHabits ?? usualHabits;
  const lookups = logLookups(log, timeZone);
  const signIn = signInParts(options, {
    ...{ accounts, codes, commands, signingSecrets, isEnded, clock },
  });

  const limits = new ChangeLimits(pool, options.allowance);
  const calling = { signingSecret: signingSecrets, isEnded };
  const files = takeFiles(options, { ...commands, ...calling, limits, clock });
  // What is asked for most often stands first.
  const routes = [
    ...[
      commandRoute({
        ...commands,
        ...{ ...calling, clock, limits },
      }),
      files.routes,
      previewRoute({
        ...{ ...calling, cache: commands.cache, limits, look: lookups, pool },
        ...{ accounts, habits, publicUrl, mailFrom, mailer, timeZone, clock },
      }),
      draftRoute({
        ...{ ...calling, cache: commands.cache },
        ...{ limits, pool, vault, clock },
      }),
      invitationRoute({
        ...commands,
        ...{ accounts, links, lookups, clock },
      }),
      mailRoutes({
        ...{ ...commands, ...calling },
        ...{ accounts, stops, habits, timeZone, clock },
      }),
      teamSeenRoute({
        ...{ ...calling, cache: commands.cache, pool, timeZone, clock },
      }),
      bookingRoute({ ...commands, vault, publicUrl, clock }),
      openApiRoute(reads),
    ].map((router) => router.routes() as unknown as Middleware),
    signInRoutes(signIn),
    bookingFramePage({ cache: commands.cache }),
    frameRoutes({
      ...{ cache: commands.cache, accounts, pool, signingSecrets },
      ...{ isEnded, clock, publicUrl },
    }),
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
  const postman = deliverAgainAndAgain(
    {
      ...{ pool, lookups, timeZone, clock, logger },
      mailsOf: (accountId) => accounts.mailChoices(accountId),
      habits,
    },
    stopping.signal,
  );
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
      replyAddresses,
      stops,
      ...{ habits, timeZone, clock, logger },
      ...{ look: lookups, keys: vault },
      record: (job, tried) => recordTried(pool, vault, job, tried),
    }),
    give: commandGiver({ give, clock, logger }),
    logger,
  });
  const mailIn = await startMailIn({
    ...{ pool, metrics, logger, clock, accounts, give },
    ...{ options: options.mailIn, addresses: replyAddresses },
  });
  return {
    routes,
    signingSecret,
    mailInPort: mailIn?.port ?? null,
    ...{ give, accounts },
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
      files.stop();
      await mailIn?.stop();
      await Promise.all([reactions, sweeping, postman]);
      await outbox.stop();
      await commands.replies.drained();
      ended.close();
    },
  };
}
