import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnvironment, serviceSettings } from '@waymark/edge';
import { openFileStore } from '@waymark/files';
import { accessWords, runAccessCli, runEraseCli } from '@waymark/command';
import { openPool } from '@waymark/postgres';
import { runOperationsCli } from '@waymark/projector';
import { openPostgresVault } from '@waymark/vault';
import { z } from 'zod';
import { chosenLog } from './base/chosenLog.ts';
import { masterKey } from './base/masterKey.ts';
import { connectionString } from './postgres/connection.ts';
import { clusterPaths } from './postgres/paths.ts';
import { runningPostmaster } from './postgres/processes.ts';
import { unprivilegedUser } from './postgres/unprivilegedUser.ts';
import { settingsFrom } from './instance/settings.ts';
import { StartupProblem } from './base/startupProblem.ts';

/**
 * `npm run ops`: how the read models are doing, and what may be done to them. Works on the database
 * of `DATABASE_URL`, else on that of the instance which runs here on the data folder; so do the
 * files. Whoever is erased is forgotten, too.
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

/** Of the database of `DATABASE_URL` it is named beside it. */
const keyOf = async (dataDir: string): Promise<Buffer> =>
  process.env['DATABASE_URL']
    ? parseEnvironment('This command', named, process.env).VAULT_MASTER_KEY
    : masterKey(dataDir);
const named = z.object({ VAULT_MASTER_KEY: serviceSettings.VAULT_MASTER_KEY });

/** Where this instance keeps files, and where they are named. */
async function files() {
  const { dataDir, filesUrl, eventStoreDb } = settingsFrom(process.env, []);
  const address = await database();
  const log = await chosenLog(address, eventStoreDb, () => undefined);
  const vault = await openPostgresVault({
    connectionString: address,
    masterKey: await keyOf(dataDir),
  });
  const store = await openFileStore(filesUrl);
  return {
    ...{ log, store, vault },
    close: async () => {
      store.close();
      await vault.close();
      await log.close();
    },
  };
}

/** The same, to write. */
async function erasing() {
  const { close, ...place } = await files();
  const pool = openPool({ connectionString: await database(), max: 2 });
  return {
    ...{ ...place, pool },
    close: async () => {
      await pool.end();
      await close();
    },
  };
}

const print = (text: string) => console.log(text);
const operate = (args: readonly string[]) => runOperationsCli(args, database, print, files);

try {
  const [word, ...rest] = process.argv.slice(2);
  if (word === 'erase') {
    process.exitCode = await runEraseCli(rest, erasing, print);
    if (process.exitCode === 0 && rest.includes('--for-good'))
      process.exitCode = await operate(['forget']);
  } else if (accessWords.includes(word ?? ''))
    process.exitCode = await runAccessCli([word!, ...rest], erasing, print);
  else process.exitCode = await operate(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(`Waymark: ${error.message}\n${error.advice}`);
  process.exitCode = 2;
}
