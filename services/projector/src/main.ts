import { createServer } from 'node:http';
import { openPostgresLog } from '@waymark/events/log';
import { openPostgresVault } from '@waymark/events/vault';
import { pino } from 'pino';
import { projectorApp } from './app.ts';
import { createProjector } from './createProjector.ts';
import { projectorEnvironment } from './env.ts';

/** The projector as a service of its own: the one place where it names adapters. */
const env = projectorEnvironment(process.env);
const logger = pino({ level: env.LOG_LEVEL, name: 'projector' });
const log = await openPostgresLog({ connectionString: env.DATABASE_URL });
const vault = await openPostgresVault({ connectionString: env.DATABASE_URL, masterKey: Buffer.from(env.VAULT_MASTER_KEY, 'base64') });
const projector = await createProjector({ log, vault, connectionString: env.DATABASE_URL, signingSecret: env.SIGNING_SECRET, logger });
await projector.start();

const server = createServer(projectorApp(projector, logger).callback());
server.listen(env.PORT, env.HOST, () => logger.info({ host: env.HOST, port: env.PORT }, 'projector listens'));

/** How long answers under way may take once the service is told to end, in milliseconds. */
const GRACE = 5_000;

const stop = async () => {
  logger.info('projector stops');
  const closed = new Promise((resolve) => server.close(resolve));
  // Who does not read the answer would otherwise keep the service from ending.
  const cut = setTimeout(() => server.closeAllConnections(), GRACE);
  await projector.stop();
  await closed;
  clearTimeout(cut);
  await vault.close();
  await log.close();
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
