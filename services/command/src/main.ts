import { CLOSE_GRACE, CLOSE_NOTICE, edgeServer, orderlyClose, signingSecrets } from '@waymark/edge';
import { openFileStore } from '@waymark/files';
import { openLog } from '@waymark/log';
import { asLogin, MOST_CONNECTIONS, openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { pino } from 'pino';
import { commandApp } from './app.ts';
import { clamd } from './files/scanning/clamd.ts';
import { commandEnvironment } from './env.ts';
import { timesInvitations } from './http/limits/invitationLimits.ts';
import { timesAllowance } from './http/limits/changeLimits.ts';
import { mailInFrom } from './mail/mailIn/mailInSettings.ts';
import { smtpMailer } from './mail/mailer/smtpMailer.ts';
import { describedReads } from './description/paths/describedReads.ts';
import { startCommandService } from './service.ts';

/** The command service as a service of its own: the one place where it names adapters. */
const env = commandEnvironment(process.env);
const logger = pino({ level: env.LOG_LEVEL, name: 'command' });
const connectionString = asLogin(env.DATABASE_URL, 'writer', env.WRITER_PASSWORD);
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
const files = env.FILES_URL === null ? undefined : await openFileStore(env.FILES_URL);
const mailer = smtpMailer(env.SMTP_URL);
const mailIn = mailInFrom(env);
const service = await startCommandService({
  log,
  vault,
  pool,
  ...(files === undefined ? {} : { files }),
  ...(env.CLAMD_URL === null ? {} : { virusScanner: clamd(env.CLAMD_URL) }),
  retention: {
    ...{ guests: env.GUESTS_KEPT_DAYS, drafts: env.DRAFTS_KEPT_DAYS },
    ...{ mailCopies: env.MAILS_KEPT_DAYS, notices: env.NOTICES_KEPT_DAYS },
  },
  roomForFiles: env.FILES_GIGABYTES_OF_WORKSPACE * 1024 ** 3,
  mailer,
  mailFrom: env.MAIL_FROM,
  publicUrl: env.PUBLIC_URL,
  ...(mailIn === undefined ? {} : { mailIn }),
  timeZone: env.WAYMARK_TIME_ZONE,
  logger,
  signingSecrets: signingSecrets(env),
  admission: { signUp: env.SIGN_UP, operators: env.OPERATORS },
  sessionLifetime: { idleHours: env.SESSION_IDLE_HOURS, longestHours: env.SESSION_LONGEST_HOURS },
  allowance: timesAllowance(env.LIMITS_FACTOR),
  invitations: timesInvitations(env.LIMITS_FACTOR),
  reads: describedReads,
});

if (env.SIGN_UP === 'invited' && env.OPERATORS.length === 0)
  logger.warn(
    'SIGN_UP is invited and OPERATORS names nobody: where nobody has an account yet, nobody can get one',
  );

if (files !== undefined && env.CLAMD_URL === null)
  logger.warn('CLAMD_URL is not set: files that are brought are not looked at for viruses');

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
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
