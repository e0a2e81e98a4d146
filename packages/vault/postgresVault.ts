import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { installTables } from '@waymark/postgres';
import { migrationsIn } from '@waymark/postgres';
import { MOST_CONNECTIONS } from '@waymark/postgres';
import { openPool } from '@waymark/postgres';
import { digestKey } from './digestKey.ts';
import { keyCache } from './keyCache.ts';
import { KEYS_IN_MEMORY_FOR, PersonErased } from './personVault.ts';
import type { PersonVault } from './personVault.ts';
import {
  checkMasterKeys,
  contextOf,
  derived,
  keysOfFileLinks,
  keysOfSecrets,
  unwrap,
  wrap,
  type MasterKeys,
} from './masterKeys.ts';
import { looksSealed, NotSealed, openBytes, sealBytes } from './sealedText.ts';

export type PostgresVaultOptions = MasterKeys & {
  /** Monotonic milliseconds, for the age of keys in memory. Default `performance.now`. */
  readonly now?: () => number;
} & ({ readonly pool: pg.Pool } | { readonly connectionString: string });

/** `close` ends the vault's own connections, never a pool that was handed in. */
export type PostgresVault = PersonVault & { close(): Promise<void> };

const KEYS_IN_MEMORY = 10_000;

/** Tables of the vault. */
export const VAULT_TABLES = migrationsIn(join(import.meta.dirname, 'migrations'), {
  part: 'vault',
  firstTable: 'identity.person_keys',
});

/** Opens the vault on table `identity.person_keys`, which is made if missing. */
export async function openPostgresVault(options: PostgresVaultOptions): Promise<PostgresVault> {
  const { now = () => performance.now() } = options;
  checkMasterKeys(options);
  const secretsKeys = keysOfSecrets(options);
  const pool =
    'pool' in options
      ? options.pool
      : openPool({
          connectionString: options.connectionString,
          max: MOST_CONNECTIONS.vault,
          application_name: 'waymark-vault',
        });
  const close = async () => {
    if (!('pool' in options)) await pool.end();
  };
  const emailKey = await installTables(pool, VAULT_TABLES)
    .then(() => digestKey(pool, options))
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  const keys = keyCache({ size: KEYS_IN_MEMORY, maxAge: KEYS_IN_MEMORY_FOR, now });

  async function storedKey(accountId: string): Promise<Buffer | null> {
    const { rows } = await pool.query<{ wrapped_key: string | null }>(
      'SELECT wrapped_key FROM identity.person_keys WHERE account_id = $1',
      [accountId],
    );
    const wrapped = rows[0]?.wrapped_key;
    return wrapped ? unwrap(options, wrapped, contextOf(accountId)).key : null;
  }

  /**
   * Of two processes that make the first key at once, one inserts; both then read the one that is
   * there.
   */
  async function makeKey(accountId: string): Promise<Buffer | null> {
    const wrapped = wrap(options, randomBytes(32), contextOf(accountId));
    await pool.query(
      'INSERT INTO identity.person_keys (account_id, wrapped_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [accountId, wrapped],
    );
    return storedKey(accountId);
  }

  return {
    async seal(accountId, data) {
      const text = JSON.stringify(data) as string | undefined;
      if (text === undefined) throw new TypeError('only what JSON knows can be sealed');
      const key =
        (await keys.get(accountId, () => storedKey(accountId))) ??
        (await keys.get(accountId, () => makeKey(accountId)));
      if (!key) throw new PersonErased(accountId);
      return sealBytes(key, Buffer.from(text), accountId);
    },
    async open(accountId, sealed) {
      if (!looksSealed(sealed)) throw new NotSealed('this text was not made by sealing');
      const key = await keys.get(accountId, () => storedKey(accountId));
      return key && (JSON.parse(openBytes(key, sealed, accountId).toString()) as unknown);
    },
    async erase(accountId) {
      await pool.query(
        `INSERT INTO identity.person_keys (account_id, erased_at) VALUES ($1, now())
         ON CONFLICT (account_id) DO UPDATE SET wrapped_key = NULL, erased_at = coalesce(person_keys.erased_at, now())`,
        [accountId],
      );
      keys.forget(accountId);
    },
    async isErased(accountId) {
      const { rowCount } = await pool.query(
        'SELECT FROM identity.person_keys WHERE account_id = $1 AND wrapped_key IS NULL',
        [accountId],
      );
      return rowCount === 1;
    },
    emailDigest: async (email) =>
      createHmac('sha256', emailKey).update(email.trim().toLowerCase()).digest('base64url'),
    contentDigest: async (text) =>
      createHmac('sha256', emailKey).update(`content:${text}`).digest('hex'),
    sealSecret: (secret, purpose) => wrap(secretsKeys, Buffer.from(secret), purpose),
    fileLinkKeys: keysOfFileLinks(options),
    passwordPepper: derived(emailKey, 'waymark password pepper'),
    openSecret: (sealed, purpose) => unwrap(secretsKeys, sealed, purpose).key.toString(),
    close,
  };
}
