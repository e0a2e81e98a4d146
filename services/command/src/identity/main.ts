import { databasePassword, parseEnvironment, serviceSettings } from '@waymark/edge';
import { openLog } from '@waymark/log';
import { asLogin, openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { z } from 'zod';
import { runAccessCli } from './accessCli.ts';

/**
 * Signs people out and keeps them out where the services are run on their own, by the database and
 * the log of the command service.
 */
const { DATABASE_URL, ESDB_URL, VAULT_MASTER_KEY, VAULT_MASTER_KEY_OTHER } = serviceSettings;
const settings = z.object({
  ...{ DATABASE_URL, ESDB_URL, VAULT_MASTER_KEY, VAULT_MASTER_KEY_OTHER },
  WRITER_PASSWORD: databasePassword,
});

process.exitCode = await runAccessCli(
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
    return {
      ...{ log, pool, vault },
      close: async () => {
        await vault.close();
        await pool.end();
        await log.close();
      },
    };
  },
  (text) => process.stdout.write(`${text}\n`),
);
