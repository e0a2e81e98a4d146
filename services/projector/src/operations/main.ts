import {
  databasePassword,
  parseEnvironment,
  serviceSettings,
} from '@waymark/edge';
import { asLogin } from '@waymark/postgres';
import { z } from 'zod';
import { runOperationsCli } from './cli.ts';

/** The command line of operators where the services are run on their own: the database is that of the projector. */
const { DATABASE_URL } = serviceSettings;
const settings = z.object({
  DATABASE_URL,
  PROJECTOR_PASSWORD: databasePassword,
});
process.exitCode = await runOperationsCli(
  process.argv.slice(2),
  async () => {
    const env = parseEnvironment('This command', settings, process.env);
    return asLogin(env.DATABASE_URL, 'projector', env.PROJECTOR_PASSWORD);
  },
  (text) => process.stdout.write(`${text}\n`),
);
