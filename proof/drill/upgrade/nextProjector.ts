import { openLog } from '@waymark/log';
import { asLogin } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { pino } from 'pino';
import { createProjector } from '../../../services/projector/src/createProjector.ts';
import { projectorEnvironment } from '../../../services/projector/src/env.ts';
import { serve } from '../../../services/projector/src/serve.ts';
import { nextProgram } from '../../../services/projector/src/testing/nextVersion.ts';

/**
 * The projector that might come next, as a service of its own: one of its read models has a new
 * version.
 */
const env = projectorEnvironment(process.env);
const logger = pino({ level: env.LOG_LEVEL, name: 'next projector' });
const connectionString = asLogin(env.DATABASE_URL, 'projector', env.PROJECTOR_PASSWORD);
const log = await openLog({ ...env, DATABASE_URL: connectionString });
const vault = await openPostgresVault({ connectionString, masterKey: env.VAULT_MASTER_KEY });
const projector = await createProjector({
  timeZone: 'UTC',
  log,
  vault,
  connectionString,
  readerConnectionString: asLogin(env.DATABASE_URL, 'reader', env.READER_PASSWORD),
  logger,
  ...nextProgram,
});
await projector.start();
serve(projector, env, logger, async () => {
  await vault.close();
  await log.close();
});
