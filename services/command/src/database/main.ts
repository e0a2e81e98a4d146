import { databasePassword, parseEnvironment, serviceSettings } from '@waymark/edge';
import { prepareEventStoreDb } from '@waymark/log';
import { withLogin } from '@waymark/postgres';
import { pino } from 'pino';
import { z } from 'zod';
import { prepareDatabase } from './prepareDatabase.ts';

/**
 * Prepares the database, and EventStoreDB where its administrator's password is given, and ends;
 * run before the services of a version start (docs/OPERATIONS.md).
 */
const { DATABASE_URL, ESDB_URL, LOG_LEVEL } = serviceSettings;
const env = parseEnvironment(
  'The preparation of the database',
  z.object({
    DATABASE_URL,
    LOG_LEVEL,
    ESDB_URL,
    /** Empty: the users of EventStoreDB are somebody else's. */
    ESDB_ADMIN_PASSWORD: z.string().default(''),
    /** A superuser, or who owns the database and has CREATEROLE. */
    ADMIN_LOGIN: z.string().min(1).default('postgres'),
    ADMIN_PASSWORD: databasePassword,
    MIGRATOR_PASSWORD: databasePassword,
    WRITER_PASSWORD: databasePassword,
    PROJECTOR_PASSWORD: databasePassword,
    READER_PASSWORD: databasePassword,
  }),
  process.env,
);
const logger = pino({ level: env.LOG_LEVEL, name: 'prepare' });
await prepareDatabase({
  adminUrl: withLogin(env.DATABASE_URL, env.ADMIN_LOGIN, env.ADMIN_PASSWORD),
  passwords: {
    migrator: env.MIGRATOR_PASSWORD,
    writer: env.WRITER_PASSWORD,
    projector: env.PROJECTOR_PASSWORD,
    reader: env.READER_PASSWORD,
  },
  logger,
});
logger.info('the database is prepared');
if (env.ESDB_URL !== undefined && env.ESDB_ADMIN_PASSWORD !== '') {
  await prepareEventStoreDb(env.ESDB_URL, env.ESDB_ADMIN_PASSWORD);
  logger.info('EventStoreDB is prepared');
}
