import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { KillableDatabase } from './killableDatabase.ts';
import { startMailSink, type MailSink } from './mailSink.ts';
import { SupervisedService } from './supervisedService.ts';

const services = path.join(import.meta.dirname, '..', '..', 'services');

/** What can be killed. */
export const targets = ['command', 'projector', 'database'] as const;
export type Target = (typeof targets)[number];

export type Stack = {
  readonly folder: string;
  readonly commandUrl: string;
  readonly projectorUrl: string;
  readonly signingSecret: string;
  readonly database: KillableDatabase;
  readonly mail: MailSink;
  readonly command: SupervisedService;
  readonly projector: SupervisedService;
  /** kill -9; whatever was killed comes back by itself, the database once `restart` of it is called. */
  kill(target: Target): Promise<void>;
  /** False when not both services said that they are well within `patience` milliseconds. */
  healthy(patience: number): Promise<boolean>;
  /** Ends everything; `keep` leaves the folder with data and logs where it is. */
  stop(keep: boolean): Promise<void>;
};

/** Starts database, command service and projector as processes of their own, on loopback, in a folder of their own. */
export async function startStack(
  onOwnEnd: (how: string) => void,
): Promise<Stack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-drill-'));
  await chmod(folder, 0o711);
  const database = await KillableDatabase.start(path.join(folder, 'data'));
  const mail = await startMailSink();
  const signingSecret = randomBytes(32).toString('base64');
  const [commandPort, projectorPort] = [await freePort(), await freePort()];
  const shared = {
    DATABASE_URL: database.connectionString,
    SIGNING_SECRET: signingSecret,
    VAULT_MASTER_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
  };
  const launch = (name: string, env: Record<string, string>) =>
    new SupervisedService({
      name,
      main: path.join(services, name, 'src', 'main.ts'),
      env,
      logFile: path.join(folder, `${name}.log`),
      onOwnEnd,
    });
  const command = launch('command', {
    ...shared,
    SMTP_URL: mail.url,
    PUBLIC_URL: 'http://127.0.0.1',
    PORT: String(commandPort),
  });
  const projector = launch('projector', {
    ...shared,
    PORT: String(projectorPort),
  });
  const commandUrl = `http://127.0.0.1:${commandPort}`;
  const projectorUrl = `http://127.0.0.1:${projectorPort}`;
  return {
    folder,
    commandUrl,
    projectorUrl,
    signingSecret,
    database,
    mail,
    command,
    projector,
    kill: (target) => ({ command, projector, database })[target].kill(),
    healthy: async (patience) =>
      (await isWell(commandUrl, patience)) &&
      (await isWell(projectorUrl, patience)),
    async stop(keep) {
      await Promise.all([command.stop(), projector.stop()]);
      await mail.stop();
      await database.stop();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isWell(url: string, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const well = await fetch(`${url}/healthz`, {
      signal: AbortSignal.timeout(5_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (well) return true;
    await delay(50);
  }
  return false;
}
