import { parseEnvironment, serviceSettings } from '@waymark/api/http';
import { z } from 'zod';
import { runOperationsCli } from './cli.ts';

/** The command line of operators where the services are run on their own: the database is that of `DATABASE_URL`. */
const { DATABASE_URL } = serviceSettings;
const settings = z.object({ DATABASE_URL });
process.exitCode = await runOperationsCli(
  process.argv.slice(2),
  async () =>
    parseEnvironment('This command', settings, process.env).DATABASE_URL,
  (text) => process.stdout.write(`${text}\n`),
);
