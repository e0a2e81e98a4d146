import { createPublicKey, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { installTables } from './installTables.ts';
import { migrationsIn } from './migrations.ts';

const TABLES = migrationsIn(join(import.meta.dirname, 'accessKeyTables'), {
  part: 'access keys',
  firstTable: 'identity.access_keys',
});
/** How long a key is taken that was taken away, at most, in milliseconds. */
const LOOK_EVERY = 10_000;
/** Words with keys that nobody knows make nobody look more often, in milliseconds. */
const LOOK_AT_MOST_EVERY = 1_000;

/** Safe when several services start at once. */
export const installAccessKeys = (pool: pg.Pool): Promise<void> => installTables(pool, TABLES);

type Published = { readonly id: string; readonly publicKey: KeyObject };

/** These keys check access tokens from now on, and no others. */
export async function publishAccessKeys(
  pool: pg.Pool | pg.Client,
  keys: readonly Published[],
): Promise<void> {
  const texts = keys.map(({ publicKey }) =>
    publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  );
  // One statement: nobody finds none meanwhile.
  await pool.query(
    `WITH gone AS (DELETE FROM identity.access_keys WHERE key_id <> ALL ($1))
     INSERT INTO identity.access_keys (key_id, public_key) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT DO NOTHING`,
    [keys.map(({ id }) => id), texts],
  );
}

/**
 * Knows the keys that were published. Those of before are gone by while the database does not
 * answer.
 */
export class PublishedKeys {
  readonly #pool: pg.Pool;
  #keys: ReadonlyMap<string, KeyObject> = new Map();
  #looking: Promise<void> | undefined;
  #lookedAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  /**
   * Secrets that signed in 0.5.0 and before; where they are known here for the time of an upgrade.
   */
  readonly secretsOfBefore: readonly string[];

  constructor(pool: pg.Pool, secretsOfBefore: readonly string[] = []) {
    this.#pool = pool;
    this.secretsOfBefore = secretsOfBefore;
  }

  /** Begins to look every ten seconds; resolves after the first look, also where that failed. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY);
    this.#timer.unref();
    await this.#look();
  }

  keyOf(id: string): KeyObject | undefined {
    return this.#keys.get(id);
  }

  /** Once a second at most, however many ask. */
  async lookAgain(): Promise<void> {
    const since = performance.now() - this.#lookedAt;
    if (this.#looking !== undefined || since >= LOOK_AT_MOST_EVERY) await this.#look();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): Promise<void> {
    return (this.#looking ??= this.#read().finally(() => {
      this.#looking = undefined;
    }));
  }

  async #read(): Promise<void> {
    this.#lookedAt = performance.now();
    try {
      const { rows } = await this.#pool.query<{ id: string; key: string }>(
        'SELECT key_id AS id, public_key AS key FROM identity.access_keys',
      );
      this.#keys = new Map(rows.map(({ id, key }) => [id, this.#known(id, key)]));
    } catch {
      // Those that are known go on; the next look finds what came meanwhile.
    }
  }

  /** Of an id the key is always the same. */
  #known(id: string, text: string): KeyObject {
    return this.#keys.get(id) ?? createPublicKey(text);
  }
}
