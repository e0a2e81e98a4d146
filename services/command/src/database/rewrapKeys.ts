import {
  auditCommandLine,
  databasePassword,
  parseEnvironment,
  serviceSettings,
} from '@waymark/edge';
import { asLogin, openPool } from '@waymark/postgres';
import { rewrapKeys } from '@waymark/vault';
import { z } from 'zod';

/**
 * Wraps all keys with the master key that the other one had wrapped, and ends (docs/OPERATIONS.md,
 * "Changing keys").
 */
const { DATABASE_URL, VAULT_MASTER_KEY, VAULT_MASTER_KEY_OTHER } = serviceSettings;
const env = parseEnvironment(
  'This command',
  z.object({
    ...{ DATABASE_URL, VAULT_MASTER_KEY, VAULT_MASTER_KEY_OTHER },
    WRITER_PASSWORD: databasePassword,
  }),
  process.env,
);
const pool = openPool({
  connectionString: asLogin(env.DATABASE_URL, 'writer', env.WRITER_PASSWORD),
  max: 1,
  application_name: 'waymark-rewrap',
});
const { all, anew } = await rewrapKeys(pool, {
  masterKey: env.VAULT_MASTER_KEY,
  otherMasterKey: env.VAULT_MASTER_KEY_OTHER,
});
await pool.end();
auditCommandLine('operator-act', { action: 'rewrap keys', rows: anew });
process.stdout.write(
  `${anew} of ${all} keys were wrapped anew; all ${all} are wrapped by VAULT_MASTER_KEY.\n`,
);
