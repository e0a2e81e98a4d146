import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDrillLog, type DrillLog, type LogName } from './drillLog.ts';
import { loginsOf } from '@waymark/local/base/loginsOf.ts';
import { databaseSettings } from '@waymark/postgres';
import { freePort } from './freePort.ts';
import { inherited } from './inherited.ts';
import { isWell } from './isWell.ts';
import { KillableDatabase } from './killableDatabase.ts';
import { startMailSink, type MailSink } from './mailSink.ts';
import { SupervisedService } from './supervisedService.ts';
import { TcpProxy } from './tcpProxy.ts';

const services = path.join(import.meta.dirname, '..', '..', '..', 'services');

/** What can be killed. */
export const targets = ['command', 'projector', 'database'] as const;
export type FaultTarget = (typeof targets)[number];

/** A service that runs beside the one of the stack, or in its place. */
export type Beside = {
  readonly url: string;
  readonly service: SupervisedService;
  /**
   * As a supervisor tells it to: it answers what is under way and ends. @throws Error when it had
   * to be killed
   */
  stop(): Promise<void>;
};

export type DrillStack = {
  readonly folder: string;
  readonly commandUrl: string;
  readonly projectorUrl: string;
  readonly signingSecret: string;
  /** What must never stand in a log. */
  readonly secrets: readonly string[];
  readonly database: KillableDatabase;
  /** Read by the proofs; opened past everything that is cut or slowed down. */
  readonly log: DrillLog;
  /** Between the services and the database; nobody else goes through it. */
  readonly databaseProxy: TcpProxy;
  readonly mail: MailSink;
  readonly command: SupervisedService;
  readonly projector: SupervisedService;
  /**
   * Starts one more, of another program when `main` is its path, that finds the database at another
   * port when that is given; resolves once it is well.
   */
  beside(
    name: 'command' | 'projector',
    more?: {
      readonly main?: string;
      readonly databasePort?: number;
      readonly env?: Readonly<Record<string, string>>;
    },
  ): Promise<Beside>;
  /**
   * Runs a program of an operator, by the path of it, where the command service runs; resolves to
   * what it printed. @throws Error when it ends otherwise than well
   */
  operate(main: string, args: readonly string[]): Promise<string>;
  /**
   * kill -9; whatever was killed comes back by itself, the database once `restart` of it is called.
   */
  kill(target: FaultTarget): Promise<void>;
  /** False when not both services said that they are well within `patience` milliseconds. */
  healthy(patience: number): Promise<boolean>;
  /** Ends everything; `keep` leaves the folder with data and logs where it is. */
  stop(keep: boolean): Promise<void>;
};

/** Longest wait until one more projector is well, in milliseconds. */
const STARTED_WITHIN = 60_000;

/** What callers and proofs need of whatever they are let loose on. */
export type Driven = Pick<DrillStack, 'commandUrl' | 'projectorUrl' | 'signingSecret' | 'log'> & {
  readonly mail: Pick<MailSink, 'codeFor'>;
};

export type StackOptions = {
  /** Settings of both services on top of the drill's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the event log is; default: Postgres. */
  readonly log?: LogName;
  /** An empty EventStoreDB on loopback that may take its place for a while; default: a stand-in. */
  readonly otherLog?: string | null;
  /** Folder of the database's files; default: in the folder of the drill. */
  readonly dataDir?: string;
};

/**
 * Starts database, command service and projector as processes of their own, on loopback, in a
 * folder of their own.
 */
export async function startStack(
  onOwnEnd: (how: string) => void,
  { env = {}, dataDir, log: logName = 'postgres', otherLog = null }: StackOptions = {},
): Promise<DrillStack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-drill-'));
  await chmod(folder, 0o711);
  const database = await KillableDatabase.start(dataDir ?? path.join(folder, 'data'));
  const logins = await loginsOf(database.connectionString);
  const log = await openDrillLog(logName, database.connectionString, otherLog);
  const address = new URL(database.connectionString);
  const databaseProxy = await TcpProxy.start(Number(address.port));
  const mail = await startMailSink();
  const signingSecret = randomBytes(32).toString('base64');
  const [commandPort, projectorPort] = [await freePort(), await freePort()];
  const masterKey = randomBytes(32).toString('base64');
  const secrets = [
    signingSecret,
    masterKey,
    address.password,
    ...Object.values(logins).map((url) => new URL(url).password),
  ];
  address.port = String(databaseProxy.port);
  const shared = {
    ...databaseSettings(address.href),
    SIGNING_SECRET: signingSecret,
    VAULT_MASTER_KEY: masterKey,
    LOG_LEVEL: 'warn',
    // All of a drill comes from one address, and a few people do what thousands would.
    MAX_REQUESTS_OF_ADDRESS: '10000',
    LIMITS_FACTOR: '1000000',
    ...log.env,
    ...env,
  };
  const launch = (
    name: string,
    env: Record<string, string>,
    main = path.join(services, name, 'src', 'main.ts'),
  ) =>
    new SupervisedService({ name, main, env, logFile: path.join(folder, `${name}.log`), onOwnEnd });
  const ofEach = { command: { SMTP_URL: mail.url, PUBLIC_URL: 'http://127.0.0.1' }, projector: {} };
  const command = launch('command', {
    ...{ ...shared, ...ofEach.command },
    PORT: String(commandPort),
  });
  const projector = launch('projector', {
    ...{ ...shared, ...ofEach.projector },
    PORT: String(projectorPort),
  });
  const beside: SupervisedService[] = [];
  const commandUrl = `http://127.0.0.1:${commandPort}`;
  const projectorUrl = `http://127.0.0.1:${projectorPort}`;
  return {
    folder,
    commandUrl,
    projectorUrl,
    signingSecret,
    secrets,
    database,
    log,
    databaseProxy,
    mail,
    command,
    projector,
    async beside(name, { main, databasePort, env: more = {} } = {}) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const service = launch(
        name,
        {
          ...{ ...shared, ...ofEach[name] },
          ...(databasePort !== undefined && settingsAt(address.href, databasePort)),
          ...more,
          PORT: String(port),
        },
        main,
      );
      beside.push(service);
      if (!(await isWell(url, STARTED_WITHIN)))
        throw new Error(`one more ${name} did not start: ${main}`);
      return {
        ...{ url, service },
        async stop() {
          if ((await service.stop()) !== 0)
            throw new Error(`a ${name} did not end when it was told to`);
        },
      };
    },
    async operate(main, args) {
      const program = ['--disable-warning=ExperimentalWarning', main, ...args];
      const env = { ...inherited(), ...shared, ...ofEach.command };
      return (await promisify(execFile)(process.execPath, program, { env })).stdout;
    },
    async kill(target) {
      await { command, projector, database }[target].kill();
    },
    healthy: async (patience) =>
      (await isWell(commandUrl, patience)) && (await isWell(projectorUrl, patience)),
    async stop(keep) {
      const all = [command, projector, ...beside];
      await Promise.all(all.map((service) => service.stop()));
      await mail.stop();
      await databaseProxy.stop();
      await log.stop();
      await database.stop();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where a database is found through another port. */
function settingsAt(connectionString: string, port: number) {
  const address = new URL(connectionString);
  address.port = String(port);
  return databaseSettings(address.href);
}
