import {
  CLOSE_GRACE,
  CLOSE_NOTICE,
  edgeServer,
  orderlyClose,
  signingSecrets,
} from '@waymark/edge';
import { openFileStore } from '@waymark/files';
import { openLog } from '@waymark/log';
import { asLogin, MOST_CONNECTIONS, openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { pino } from 'pino';
import { commandApp } from './app.ts';
import { commandEnvironment } from './env.ts';
import { timesInvitations } from './invitations/invitationLimits.ts';
import { timesAllowance } from './limits/changeLimits.ts';
import { mailInFrom } from './mailIn/mailInSettings.ts';
import { smtpMailer } from './mailer/smtpMailer.ts';
import { describedReads } from './http/description/describedReads.ts';
import { startCommandService } from './service.ts';

/** The command service as a service of its own: the one place where it names adapters. */
const env = commandEnvironment(process.env);
const logger = pino({ level: env.LOG_LEVEL, name: 'command' });
const connectionString = asLogin(
  env.DATABASE_URL,
  'writer',
  env.WRITER_PASSWORD,
);
const log = await openLog(
  { ...env, DATABASE_URL: connectionString },
  {
    told: (trouble) =>
      trouble === null
        ? logger.info('the event log is the one that it was again')
        : logger.error({ trouble }, 'the event log must not be used'),
  },
);
const vault = await openPostgresVault({
  connectionString,
  masterKey: env.VAULT_MASTER_KEY,
  otherMasterKey: env.VAULT_MASTER_KEY_OTHER,
});
const pool = openPool({
  connectionString,
  max: MOST_CONNECTIONS.command,
  application_name: 'waymark-command',
});
const files =
  env.FILES_URL === null ? undefined : await openFileStore(env.FILES_URL);
const mailer = smtpMailer(env.SMTP_URL);
const mailIn = mailInFrom(env);
const service = await startCommandService({
  log,
  vault,
  pool,
  ...(files === undefined ? {} : { files }),
  roomForFiles: env.FILES_GIGABYTES_OF_WORKSPACE * 1024 ** 3,
  mailer,
  mailFrom: env.MAIL_FROM,
  publicUrl: env.PUBLIC_URL,
  ...(mailIn === undefined ? {} : { mailIn }),
  timeZone: env.WAYMARK_TIME_ZONE,
  logger,
  signingSecrets: signingSecrets(env),
  admission: { signUp: env.SIGN_UP, operators: env.OPERATORS },
  allowance: timesAllowance(env.LIMITS_FACTOR),
  invitations: timesInvitations(env.LIMITS_FACTOR),
  reads: describedReads,
});

const server = edgeServer(
  commandApp(service, logger, {
    maxRequests: env.MAX_REQUESTS,
    maxRequestsOfAddress: env.MAX_REQUESTS_OF_ADDRESS,
  }).callback(),
);
const close = orderlyClose(server, CLOSE_GRACE, CLOSE_NOTICE);
server.listen(env.PORT, env.HOST, () =>
  logger.info({ host: env.HOST, port: env.PORT }, 'command service listens'),
);

const stop = async () => {
  logger.info('command service stops');
  service.readiness.end();
  await close();
  await service.stop();
  mailer.close();
  files?.close();
  await pool.end();
  await vault.close();
  await log.close();
};
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stop());
