import { setTimeout as delay } from 'node:timers/promises';
import {
  readResources,
  createProjector,
  type Projector,
} from '@waymark/projector';
import {
  defaultLimits,
  smtpMailer,
  startCommandService,
  timesAllowance,
  type CommandService,
  type Limits,
} from '@waymark/command';
import type { EventLog } from '@waymark/events/log';
import { openPool } from '@waymark/events/postgres';
import { openPostgresVault } from '@waymark/events/vault';
import type { Logger } from 'pino';
import { createMailbox } from './mailbox/index.ts';
import { chosenLog } from './chosenLog.ts';
import { masterKey } from './masterKey.ts';
import { startPostgres } from './postgres.ts';
import type { Settings } from './settings.ts';

/** How long a start that failed may take to end what it had begun. */
const STOP_WITHIN_MS = 5_000;

/** On one machine everybody comes from the same address, so what one address may do counts for all together. */
const localLimits: Limits = {
  ...defaultLimits,
  askPerNetwork: { times: 600, minutes: 15 },
  blindTries: { times: 1200, minutes: 15 },
  mails: { times: 60, minutes: 10 },
  mailsByDay: { times: 6000, minutes: 24 * 60 },
  askByDay: { times: 2000, minutes: 24 * 60 },
};

/** Who runs it alone may also fill it by programs. */
const LOCAL_TIMES = 100;

/** All parts of Waymark in this process, on the embedded database. */
export type Instance = {
  readonly log: EventLog;
  readonly command: CommandService;
  readonly projector: Projector;
  readonly mailbox: Awaited<ReturnType<typeof createMailbox>>;
  /** Ends everything in the order in which nothing is lost. */
  stop(): Promise<void>;
};

/** The composition root of local mode: the one place here that names adapters. @throws StartupProblem */
export async function startInstance(
  { dataDir, publicUrl, timeZone, eventStoreDb, operators }: Settings,
  logger: Logger,
  say: (line: string) => void,
): Promise<Instance> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    say('Starting the database …');
    const postgres = await startPostgres({
      dataDir: `${dataDir}/postgres`,
      log: say,
    });
    undo.push(() => postgres.stop());
    const { connectionString } = postgres;
    const key = await masterKey(dataDir);
    const log = await chosenLog(connectionString, eventStoreDb, say);
    undo.push(() => log.close());
    const vault = await openPostgresVault({ connectionString, masterKey: key });
    undo.push(() => vault.close());
    const pool = openPool({
      connectionString,
      max: 20,
      application_name: 'waymark-command',
    });
    undo.push(() => pool.end());
    const mailbox = await createMailbox({ dataDir });
    undo.push(() => mailbox.stop());
    const mailer = smtpMailer(mailbox.smtpUrl);
    undo.push(async () => mailer.close());

    say('Starting the services …');
    const command = await startCommandService({
      log,
      vault,
      pool,
      mailer,
      mailFrom: 'Waymark <waymark@localhost>',
      publicUrl,
      timeZone,
      logger: logger.child({ service: 'command' }),
      reads: readResources,
      signInLimits: localLimits,
      allowance: timesAllowance(LOCAL_TIMES),
      alone: true,
    });
    undo.push(() => command.stop());
    const projector = await createProjector({
      log,
      vault,
      connectionString,
      signingSecret: command.signingSecret,
      operators,
      logger: logger.child({ service: 'projector' }),
    });
    await projector.start();
    undo.push(() => projector.stop());
    return { log, command, projector, mailbox, stop };
  } catch (error) {
    await Promise.race([stop(), delay(STOP_WITHIN_MS)]);
    throw error;
  }
}
