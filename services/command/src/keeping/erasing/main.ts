import { databasePassword, parseEnvironment, serviceSettings } from '@waymark/edge';
import { filesUrl, openFileStore } from '@waymark/files';
import { openLog } from '@waymark/log';
import { asLogin, openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { z } from 'zod';
import { runEraseCli } from './eraseCli.ts';

/**
 * Erases a person where the services are run on their own: database, log and file store are those
 * of the command service.
 */
const { DATABASE_URL, ESDB_URL, VAULT_MASTER_KEY, VAULT_MASTER_KEY_OTHER } = serviceSettings;
const settings = z.object({
  ...{ DATABASE_URL, ESDB_URL, VAULT_MASTER_KEY, VAULT_MASTER_KEY_OTHER },
  FILES_URL: filesUrl,
  WRITER_PASSWORD: databasePassword,
});

process.exitCode = await runEraseCli(
  process.argv.slice(2),
  async () => {
    const env = parseEnvironment('This command', settings, process.env);
    const connectionString = asLogin(env.DATABASE_URL, 'writer', env.WRITER_PASSWORD);
    const log = await openLog({ ...env, DATABASE_URL: connectionString });
    const pool = openPool({ connectionString, max: 2 });
    const vault = await openPostgresVault({
      pool,
      masterKey: env.VAULT_MASTER_KEY,
      otherMasterKey: env.VAULT_MASTER_KEY_OTHER,
    });
    const store = env.FILES_URL === null ? null : await openFileStore(env.FILES_URL);
    return {
      ...{ log, pool, vault, store },
      close: async () => {
        store?.close();
        await vault.close();
        await pool.end();
        await log.close();
      },
    };
  },
  (text) => process.stdout.write(`${text}\n`),
);
