import { openFileStore } from '@waymark/files';
import { openLog } from '@waymark/log';
import { asLogin } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { pino } from 'pino';
import { createProjector } from './createProjector.ts';
import { projectorEnvironment } from './env.ts';
import { serve } from './serve.ts';

/** The projector as a service of its own: the one place where it names adapters. */
const env = projectorEnvironment(process.env);
const logger = pino({ level: env.LOG_LEVEL, name: 'projector' });
const connectionString = asLogin(env.DATABASE_URL, 'projector', env.PROJECTOR_PASSWORD);
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
const files = env.FILES_URL === null ? undefined : await openFileStore(env.FILES_URL);
const projector = await createProjector({
  log,
  vault,
  ...(files === undefined ? {} : { files }),
  connectionString,
  readerConnectionString: asLogin(env.DATABASE_URL, 'reader', env.READER_PASSWORD),
  secretsOfBefore: [env.SIGNING_SECRET ?? []].flat(),
  operators: env.OPERATORS,
  timeZone: env.WAYMARK_TIME_ZONE,
  logger,
});
await projector.start();
serve(projector, env, logger, async () => {
  files?.close();
  await vault.close();
  await log.close();
});
