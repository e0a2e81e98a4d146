import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileStore } from '@waymark/files';
import { runOperationsCli } from '@waymark/projector';
import { chosenLog } from './chosenLog.ts';
import { connectionString } from './postgres/connection.ts';
import { clusterPaths } from './postgres/paths.ts';
import { runningPostmaster } from './postgres/processes.ts';
import { unprivilegedUser } from './postgres/unprivilegedUser.ts';
import { settingsFrom } from './settings.ts';
import { StartupProblem } from './startupProblem.ts';

/**
 * `npm run ops`: how the read models are doing, and what may be done to them. Works on the database of `DATABASE_URL`,
 * else on that of the instance which runs here on the data folder; so do the files.
 */
async function database(): Promise<string> {
  const named = process.env['DATABASE_URL'];
  if (named !== undefined && named !== '') return named;
  const { dataDir } = settingsFrom(process.env, []);
  const paths = await clusterPaths(
    join(dataDir, 'postgres'),
    await unprivilegedUser(),
    console.error,
  );
  const running = await runningPostmaster(paths.dataDir);
  if (running?.ready !== true)
    throw new StartupProblem(
      `No Waymark runs on the data folder ${dataDir}.`,
      'Start it (npm start), name its folder by WAYMARK_DATA, or a database by DATABASE_URL.',
    );
  const password = await readFile(paths.password, 'utf8');
  return connectionString(running.port, password.trim(), 'waymark');
}

/** Where this instance keeps files, and where they are named. */
async function files() {
  const { filesUrl, eventStoreDb } = settingsFrom(process.env, []);
  const log = await chosenLog(await database(), eventStoreDb, () => undefined);
  const store = await openFileStore(filesUrl);
  return {
    ...{ log, store },
    close: async () => {
      store.close();
      await log.close();
    },
  };
}

try {
  process.exitCode = await runOperationsCli(
    process.argv.slice(2),
    database,
    (text) => console.log(text),
    files,
  );
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(`Waymark: ${error.message}\n${error.advice}`);
  process.exitCode = 2;
}
