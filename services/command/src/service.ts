import {
  accessKeyPair,
  ApiKeyCheck,
  PictureLinks,
  RequestGate,
  Readiness,
  serviceMetrics,
  type Metrics,
  type Route,
  type SecretsInUse,
} from '@waymark/edge';
import { troublesOf } from '@waymark/log';
import {
  ApiKeyTable,
  BlockedNetworks,
  EndedSessions,
  installAccessKeys,
  installEndedSessions,
  publishAccessKeys,
} from '@waymark/postgres';
import { bookingFramePage } from './doors/bookings/bookingFramePage.ts';
import { bookingRoute } from './doors/bookings/bookingRoute.ts';
import { frameRoutes } from './doors/framing/frameRoutes.ts';
import { takeFiles } from './files/takeFiles.ts';
import { withStore } from './files/withStore.ts';
import { observeCommandService } from './commandMetrics.ts';
import { commandsOf } from './handling/commandsOf.ts';
import { handleCommand, type Request } from './handling/handleCommand.ts';
import { commandRoute } from './handling/commandRoute.ts';
import { countArriving } from './http/countArriving.ts';
import { mailRoutes } from './mail/schedule/mailRoutes.ts';
import { apiKeyUsesRoute } from './doors/apiKeys/apiKeyUsesRoute.ts';
import { teamSeenRoute } from './doors/signIn/teamSeenRoute.ts';
import { openApiRoute } from './description/openApi.ts';
import { draftRoutes } from './keeping/drafts/draftRoute.ts';
import { drafts } from './documents/drafts.ts';
import { previewRoutes } from './documents/previewRoute.ts';
import { mailPreviewRoutes } from './mail/preview/mailPreviewRoute.ts';
import { signInRoutes } from './doors/signIn/signInRoute.ts';
import { invitationRoutes } from './doors/invitations/invitationRoute.ts';
import type { Accounts } from './identity/accounts.ts';
import { installIdentityTables } from './database/identityTables.ts';
import { OneTimeCodes } from './identity/oneTimeCodes.ts';
import { SessionEndLinks } from './identity/sessionEndLinks.ts';
import { signInParts } from './doors/signIn/signInParts.ts';
import { endOldNowAndThen, usualRetention } from './keeping/retention/retention.ts';
import { sweepNowAndThen } from './identity/sweeper.ts';
import { loadSigningKey } from './identity/signingKey.ts';
import { InvitationLinks } from './identity/invitationLinks.ts';
import { repliesTo } from './mail/mailIn/addresses/replyAddresses.ts';
import { startMailIn } from './mail/mailIn/startMailIn.ts';
import { usualHabits } from './mail/schedule/habits.ts';
import { keepSendingDueMails } from './mail/schedule/sendDueMails.ts';
import { recordTried } from './mail/schedule/record.ts';
import { StopLinks } from './mail/schedule/stopLinks.ts';
import { measuredLog } from './streams/measuredLog.ts';
import { commandGiver } from './outbox/commandJob.ts';
import { logLookups } from './mail/lookups/lookups.ts';
import { installOutbox, releaseTaken, startOutbox } from './outbox/outbox.ts';
import { runReactions, type ReactionsAt } from './reactions/runReactions.ts';
import { mailSender } from './mail/sending/sendMail.ts';
import type { CommandServiceOptions } from './serviceOptions.ts';

export type CommandService = {
  /** Everything that this service answers; stands behind request id, log and problem details. */
  readonly routes: readonly Route[];
  /** Through which its routes lead. */
  readonly gate: RequestGate;
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
export async function startCommandService(options: CommandServiceOptions): Promise<CommandService> {
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
  const log = measuredLog(options.log, metrics);
  await installIdentityTables(pool);
  await installEndedSessions(pool);
  await installAccessKeys(pool);
  await installOutbox(pool, logger);
  if (options.alone === true) await releaseTaken(pool);
  const signingSecrets: SecretsInUse = options.signingSecrets ?? [await loadSigningKey(pool)];
  const [signingSecret] = signingSecrets;
  await publishAccessKeys(pool, signingSecrets.map(accessKeyPair));

  const ended = new EndedSessions(pool);
  await ended.start();
  const isEnded = (sid: string) => ended.isEnded(sid);
  const blocked = new BlockedNetworks(pool);
  await blocked.start();
  const isKeptOut = (address: string) => blocked.isBlocked(address);
  const codes = new OneTimeCodes({ pool, vault, clock });
  const commands = commandsOf({
    ...{ log, vault, pool, metrics, logger, timeZone, drafts },
    ...{ allowance: options.allowance, invitations: options.invitations },
  });
  const { accounts, limits } = commands;
  const give = (request: Request) => handleCommand(request, commands);
  const links = new InvitationLinks(signingSecrets);
  const replyAddresses = repliesTo(options.mailIn, pool, signingSecrets);
  const stops = new StopLinks(signingSecrets);
  const habits = options.postHabits ?? usualHabits;
  const lookups = logLookups(log, timeZone);
  const pictureLinks = new PictureLinks(vault.fileLinkKeys);
  const signIn = signInParts(options, {
    ...{ accounts, codes, commands, signingSecrets, isEnded, clock },
  });

  const apiKeyTable = new ApiKeyTable(pool);
  const apiKeys = new ApiKeyCheck(apiKeyTable, clock);
  const calling = { signingSecret: signingSecrets, isEnded };
  const files = takeFiles(options, { ...commands, ...calling, clock });
  // What is asked for most often stands first.
  const routes: readonly Route[] = [
    commandRoute({ ...commands, ...calling, apiKeys, clock }),
    ...files.routes,
    ...mailPreviewRoutes({
      ...{ ...calling, cache: commands.cache, look: lookups, pool },
      ...{ accounts, habits, publicUrl, mailFrom, mailer, pictureLinks, timeZone, clock },
    }),
    ...previewRoutes({ ...calling, cache: commands.cache, accounts }),
    ...draftRoutes({ ...{ ...calling, cache: commands.cache, pool, vault, clock } }),
    ...invitationRoutes({ ...commands, ...{ accounts, links, lookups, clock } }),
    ...mailRoutes({
      ...{ ...commands, ...calling },
      ...{ accounts, stops, habits, timeZone, clock },
    }),
    teamSeenRoute({ ...{ ...calling, cache: commands.cache, pool, timeZone, clock } }),
    apiKeyUsesRoute({ ...{ ...calling, cache: commands.cache, table: apiKeyTable } }),
    bookingRoute({ ...commands, vault, publicUrl, clock }),
    openApiRoute(reads),
    ...signInRoutes(signIn),
    bookingFramePage({ cache: commands.cache }),
    ...frameRoutes({
      ...{ cache: commands.cache, accounts, pool, signingSecrets },
      ...{ isEnded, clock, publicUrl },
    }),
  ];
  const stopping = new AbortController();
  const ending = endOldNowAndThen(
    { ...{ log, vault, pool, clock } },
    options.retention ?? usualRetention,
    { signal: stopping.signal, logger },
  );
  const sweeping = sweepNowAndThen({ ...{ codes, pool, clock, logger }, signal: stopping.signal });
  let reactionsAt: ReactionsAt = { position: 0n, live: false, levelAt: clock() };
  const reactions = runReactions({
    pool,
    log,
    lookups,
    logger,
    signal: stopping.signal,
    clock,
    onProgress: (at) => (reactionsAt = at),
  });
  const dueMails = keepSendingDueMails(
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
      sessionEnds: new SessionEndLinks(signingSecrets),
      ...{ habits, timeZone, clock, logger },
      ...{ look: lookups, keys: vault, pictureLinks },
      record: (job, tried) => recordTried({ pool, keys: vault, clock }, job, tried),
    }),
    give: commandGiver({ give: withStore(give, files.letGo), clock, logger }),
    logger,
  });
  const mailIn = await startMailIn({
    ...{ pool, metrics, logger, clock, accounts, give, isKeptOut },
    ...{ options: options.mailIn, addresses: replyAddresses },
  });
  return {
    routes,
    gate: new RequestGate({ changes: countArriving(limits), isKeptOut }),
    signingSecret,
    mailInPort: mailIn?.port ?? null,
    ...{ give, accounts },
    metrics,
    readiness: new Readiness({
      needs: { 'the event log': () => log.head(), 'the database': () => pool.query('SELECT 1') },
      notes: () => troublesOf(options.log),
    }),
    stop: async () => {
      stopping.abort();
      await files.stop();
      await mailIn?.stop();
      await Promise.all([reactions, sweeping, dueMails, ending]);
      await outbox.stop();
      await commands.replies.drained();
      ended.close();
      blocked.close();
    },
  };
}
