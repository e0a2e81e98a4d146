import { readResources, createProjector, type Projector } from '@waymark/projector';
import {
  defaultLimits,
  habitsWithinReach,
  smtpMailer,
  startCommandService,
  timesAllowance,
  type CommandService,
  type Limits,
} from '@waymark/command';
import { openFileStore } from '@waymark/files';
import type { EventLog } from '@waymark/log';
import { MOST_CONNECTIONS, openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import type { Logger } from 'pino';
import { createMailbox } from '../mailbox/index.ts';
import { chosenLog } from '../base/chosenLog.ts';
import { loginsOf } from '../base/loginsOf.ts';
import { masterKey } from '../base/masterKey.ts';
import { ShutdownSteps } from '../base/ending.ts';
import { keptFile, type KeepFile } from '../base/keptFile.ts';
import { KeptPostgres } from '../postgres/keptPostgres.ts';
import type { Settings } from './settings.ts';
import { StartupProblem } from '../base/startupProblem.ts';

/**
 * How long each part may take to end, in milliseconds: the services without their database never
 * would.
 */
const SERVICE_ENDS_WITHIN = 1_500;
const CONNECTIONS_END_WITHIN = 300;
const DATABASE_ENDS_WITHIN = 3_500;

/**
 * On one machine everybody comes from the same address, so what one address may do counts for all
 * together.
 */
const localLimits: Limits = {
  ...defaultLimits,
  askPerNetwork: { times: 600, minutes: 15 },
  blindTries: { times: 1200, minutes: 15 },
  mails: { times: 60, minutes: 10 },
  mailsByDay: { times: 6000, minutes: 24 * 60 },
  askByDay: { times: 2000, minutes: 24 * 60 },
  // Of one session: a browser that a drill kills again and again opens its page anew each time.
  refresh: { times: 6000, minutes: 15 },
};

/** Who runs it alone may also fill it by programs. */
const LOCAL_TIMES = 100;

/** All parts of Waymark in this process, on the embedded database. */
export type Instance = {
  readonly log: EventLog;
  readonly command: CommandService;
  readonly projector: Projector;
  /** Where the demo puts the files that its people have brought. */
  readonly keepFile: KeepFile;
  readonly mailbox: Awaited<ReturnType<typeof createMailbox>>;
  /** Ends everything in the order in which nothing is lost. */
  stop(): Promise<void>;
};

/**
 * What a log can be filled with before anybody reads: commands, and a place for the files that
 * people have brought.
 */
export type FillableLog = Pick<Instance, 'command' | 'log' | 'keepFile'>;

/**
 * Starts all parts; what it has begun is ended where a start fails, or when `ending` is run midway.
 * `fill` is done before read models follow: they take thousands of events at once for a fraction of
 * what one by one costs.
 * @throws StartupProblem
 */
export async function startInstance(
  settings: Settings,
  logger: Logger,
  say: (line: string) => void,
  ending = new ShutdownSteps((err) => logger.warn({ err }, 'not ended in order')),
  fill?: (stage: FillableLog) => Promise<void>,
): Promise<Instance> {
  try {
    return await composed(settings, logger, say, ending, fill);
  } catch (error) {
    await ending.run();
    throw error;
  }
}

/** The composition root of local mode: the one place here that names adapters. */
async function composed(
  settings: Settings,
  logger: Logger,
  say: (line: string) => void,
  ending: ShutdownSteps,
  fill?: (stage: FillableLog) => Promise<void>,
): Promise<Instance> {
  const { dataDir, publicUrl, timeZone, eventStoreDb, operators, signUp } = settings;
  say('Starting the database …');
  const postgres = new KeptPostgres({ dataDir: `${dataDir}/postgres`, log: say });
  ending.add(DATABASE_ENDS_WITHIN, () => postgres.stop());
  const logins = await loginsOf(await postgres.start(), logger);
  const key = await masterKey(dataDir);
  const log = await chosenLog(logins.writer, eventStoreDb, say);
  ending.add(CONNECTIONS_END_WITHIN, () => log.close());
  const vault = await openPostgresVault({ connectionString: logins.writer, masterKey: key });
  ending.add(CONNECTIONS_END_WITHIN, () => vault.close());
  const pool = openPool({
    connectionString: logins.writer,
    max: MOST_CONNECTIONS.command,
    application_name: 'waymark-command',
  });
  ending.add(CONNECTIONS_END_WITHIN, () => pool.end());
  const files = await openFileStore(settings.filesUrl).catch(noFolder);
  ending.add(CONNECTIONS_END_WITHIN, async () => files.close());
  const mailbox = await createMailbox({ dataDir });
  ending.add(CONNECTIONS_END_WITHIN, () => mailbox.stop());
  const mailer = smtpMailer(mailbox.smtpUrl);
  ending.add(CONNECTIONS_END_WITHIN, async () => mailer.close());

  say('Starting the services …');
  const command = await startCommandService({
    log,
    vault,
    pool,
    files,
    mailer,
    mailFrom: 'Waymark <waymark@localhost>',
    publicUrl,
    mailIn: {
      domain: settings.mailIn.domain,
      listen: { host: '127.0.0.1', port: settings.mailIn.port },
    },
    timeZone,
    logger: logger.child({ service: 'command' }),
    reads: readResources,
    signInLimits: localLimits,
    admission: { signUp, operators },
    allowance: timesAllowance(LOCAL_TIMES),
    alone: true,
    postHabits: habitsWithinReach,
  });
  ending.add(SERVICE_ENDS_WITHIN, () => command.stop());
  const { mailInPort: port } = command;
  if (port !== null) mailbox.answersGoTo({ domain: settings.mailIn.domain, port });
  const projector = await createProjector({
    timeZone,
    log,
    vault,
    files,
    connectionString: logins.projector,
    readerConnectionString: logins.reader,
    operators,
    logger: logger.child({ service: 'projector' }),
  });
  ending.add(SERVICE_ENDS_WITHIN, () => projector.stop());
  const keepFile = keptFile(files, vault);
  await fill?.({ command, log, keepFile });
  await projector.start();
  const stop = () => ending.run();
  return { log, command, projector, keepFile, mailbox, stop };
}

function noFolder(error: unknown): never {
  throw new StartupProblem(
    'The folder for files cannot be made or written.',
    'Make room on the disk, or choose another place by FILES_URL or WAYMARK_DATA.',
    error,
  );
}
