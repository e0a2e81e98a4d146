import {
  CLOSE_GRACE,
  CLOSE_NOTICE,
  edgeServer,
  orderlyClose,
  serviceApp,
  signingSecrets,
} from '@waymark/edge';
import { openLog } from '@waymark/log';
import { asLogin, MOST_CONNECTIONS, openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import helmet from 'koa-helmet';
import { pino } from 'pino';
import { timesInvitations } from '../../http/limits/invitationLimits.ts';
import { timesAllowance } from '../../http/limits/changeLimits.ts';
import { mailInEnvironment } from './env.ts';
import { startMailInService } from './mailInService.ts';
import { mailInFrom } from './mailInSettings.ts';

/** The service that takes mail in, as a service of its own. */
const env = mailInEnvironment(process.env);
const logger = pino({ level: env.LOG_LEVEL, name: 'mail in' });
const connectionString = asLogin(env.DATABASE_URL, 'writer', env.WRITER_PASSWORD);
const log = await openLog({ ...env, DATABASE_URL: connectionString });
const vault = await openPostgresVault({
  connectionString,
  masterKey: env.VAULT_MASTER_KEY,
  otherMasterKey: env.VAULT_MASTER_KEY_OTHER,
});
const pool = openPool({
  connectionString,
  max: MOST_CONNECTIONS.mailIn,
  application_name: 'waymark-mail-in',
});
const mailIn = mailInFrom(env);
if (mailIn === undefined) throw new Error('MAIL_IN_DOMAIN is empty');
const service = await startMailInService({
  ...{ log, vault, pool, logger, mailIn },
  timeZone: env.WAYMARK_TIME_ZONE,
  signingSecrets: signingSecrets(env),
  allowance: timesAllowance(env.LIMITS_FACTOR),
  invitations: timesInvitations(env.LIMITS_FACTOR),
});
const server = edgeServer(
  serviceApp(service, logger, {
    headers: helmet(),
    maxRequests: env.MAX_REQUESTS,
    maxRequestsOfAddress: env.MAX_REQUESTS_OF_ADDRESS,
  }).callback(),
);
const close = orderlyClose(server, CLOSE_GRACE, CLOSE_NOTICE);
server.listen(env.PORT, env.HOST, () =>
  logger.info({ host: env.HOST, port: env.PORT }, 'health is told'),
);

const stop = async () => {
  logger.info('the service that takes mail in stops');
  service.readiness.end();
  await close();
  await service.stop();
  await pool.end();
  await vault.close();
  await log.close();
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
