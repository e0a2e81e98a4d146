import { databasePassword, parseEnvironment, serviceSettings } from '@waymark/edge';
import { filesUrl, openFileStore } from '@waymark/files';
import { openLog } from '@waymark/log';
import { asLogin } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { z } from 'zod';
import { runOperationsCli } from './cli.ts';

/**
 * The command line of operators where the services are run on their own: database, log and file
 * store are those of the projector.
 */
const { DATABASE_URL, ESDB_URL, VAULT_MASTER_KEY, VAULT_MASTER_KEY_OTHER } = serviceSettings;
const settings = z.object({
  ...{ DATABASE_URL, ESDB_URL },
  FILES_URL: filesUrl,
  PROJECTOR_PASSWORD: databasePassword,
});
/** Contents are called by what the vault keeps. */
const keys = z.object({ VAULT_MASTER_KEY, VAULT_MASTER_KEY_OTHER });
const given = () => {
  const env = parseEnvironment('This command', settings, process.env);
  return { ...env, DATABASE_URL: asLogin(env.DATABASE_URL, 'projector', env.PROJECTOR_PASSWORD) };
};

process.exitCode = await runOperationsCli(
  process.argv.slice(2),
  async () => given().DATABASE_URL,
  (text) => process.stdout.write(`${text}\n`),
  async () => {
    const env = given();
    if (env.FILES_URL === null) return null;
    const key = parseEnvironment('This command', keys, process.env);
    const store = await openFileStore(env.FILES_URL);
    const log = await openLog(env);
    const vault = await openPostgresVault({
      connectionString: env.DATABASE_URL,
      masterKey: key.VAULT_MASTER_KEY,
      otherMasterKey: key.VAULT_MASTER_KEY_OTHER,
    });
    return {
      ...{ log, store, vault },
      close: async () => {
        store.close();
        await vault.close();
        await log.close();
      },
    };
  },
);
