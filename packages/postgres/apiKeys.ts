import type pg from 'pg';
import { inTransaction } from './inTransaction.ts';

/** A key as it is checked. */
export type ApiKeyRecord = {
  readonly keyId: string;
  readonly workspaceId: string;
  readonly scopes: readonly string[];
  /** When it ends by itself, and when it was taken back. */
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  /** SHA-256 of its text, and of those of before with the instant until which they are good. */
  readonly secrets: readonly { readonly digest: Buffer; readonly goodUntil: Date | null }[];
};

/** A key that is made. */
export type NewApiKey = Pick<ApiKeyRecord, 'keyId' | 'workspaceId' | 'scopes' | 'endsAt'> & {
  readonly digest: Buffer;
};

/** A text of before tells nobody anything any more after so many days. */
const FORGOTTEN_AFTER = '90 days';

/**
 * API keys as both services check them (PRODUCT 21): digests alone, apart from the log. What is
 * kept here is kept before its event is appended, so that a repeat of the same does no harm.
 */
export class ApiKeyTable {
  readonly #pool: pg.Pool;
  /** Key id -> the day and network of its last use that this process wrote down. */
  readonly #used = new Map<string, string>();
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Whether it is kept now, by this text: false where another key has the id or the text. */
  make({ keyId, workspaceId, scopes, endsAt, digest }: NewApiKey): Promise<boolean> {
    return inTransaction(this.#pool, async (client) => {
      await client.query(
        `INSERT INTO identity.api_keys (key_id, workspace_id, scopes, ends_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING`,
        [keyId, workspaceId, scopes, endsAt],
      );
      return keepText(client, { keyId, workspaceId, digest });
    });
  }

  /**
   * Gives the key another text; that of before is good until then. Whether it is kept now, as
   * `make`.
   */
  rotate(
    key: Pick<NewApiKey, 'keyId' | 'workspaceId' | 'digest'>,
    goodUntil: Date,
  ): Promise<boolean> {
    return inTransaction(this.#pool, async (client) => {
      const { keyId, workspaceId, digest } = key;
      await client.query(
        `UPDATE identity.api_key_secrets s SET good_until = least(s.good_until, $3) FROM identity.api_keys k
          WHERE k.key_id = $1 AND k.workspace_id = $2 AND s.key_id = k.key_id AND s.digest <> $4`,
        [keyId, workspaceId, goodUntil, digest],
      );
      await client.query(
        `DELETE FROM identity.api_key_secrets WHERE key_id = $1 AND good_until < now() - $2::interval`,
        [keyId, FORGOTTEN_AFTER],
      );
      return keepText(client, key);
    });
  }

  /** Ends it, from the next request on. */
  async end(keyId: string, workspaceId: string, at: Date): Promise<void> {
    await this.#pool.query(
      `UPDATE identity.api_keys SET ended_at = coalesce(ended_at, $3) WHERE key_id = $1 AND workspace_id = $2`,
      [keyId, workspaceId, at],
    );
  }

  /** Null for an id that no key has. */
  async find(keyId: string): Promise<ApiKeyRecord | null> {
    const { rows } = await this.#pool.query<
      Omit<ApiKeyRecord, 'secrets'> & { digest: Buffer; goodUntil: Date | null }
    >({
      name: 'find-api-key',
      text: `SELECT k.key_id AS "keyId", k.workspace_id AS "workspaceId", k.scopes, k.ends_at AS "endsAt", k.ended_at AS "endedAt",
                    s.digest, s.good_until AS "goodUntil"
               FROM identity.api_keys k JOIN identity.api_key_secrets s USING (key_id) WHERE k.key_id = $1`,
      values: [keyId],
    });
    const [first] = rows;
    if (first === undefined) return null;
    const { digest: _, goodUntil: __, ...key } = first;
    return { ...key, secrets: rows.map(({ digest, goodUntil }) => ({ digest, goodUntil })) };
  }

  /** Writes down that it was used, once for each day and network. `day`: `YYYY-MM-DD`, of UTC. */
  async used(keyId: string, day: string, network: string): Promise<void> {
    const use = `${day} ${network}`;
    if (this.#used.get(keyId) === use) return;
    this.#used.set(keyId, use);
    await this.#pool.query(
      'UPDATE identity.api_keys SET last_used = $2, last_network = $3 WHERE key_id = $1',
      [keyId, day, network],
    );
  }

  /** When each key of a workspace was last used, and from where. */
  async uses(
    workspaceId: string,
  ): Promise<readonly { keyId: string; day: string; network: string }[]> {
    const { rows } = await this.#pool.query<{ keyId: string; day: string; network: string }>(
      `SELECT key_id AS "keyId", to_char(last_used, 'YYYY-MM-DD') AS day, last_network AS network
         FROM identity.api_keys WHERE workspace_id = $1 AND last_used IS NOT NULL ORDER BY key_id`,
      [workspaceId],
    );
    return rows;
  }
}

async function keepText(
  client: pg.ClientBase,
  { keyId, workspaceId, digest }: Pick<NewApiKey, 'keyId' | 'workspaceId' | 'digest'>,
): Promise<boolean> {
  await client.query(
    `INSERT INTO identity.api_key_secrets (digest, key_id)
     SELECT $3, key_id FROM identity.api_keys WHERE key_id = $1 AND workspace_id = $2 ON CONFLICT DO NOTHING`,
    [keyId, workspaceId, digest],
  );
  const { rowCount } = await client.query(
    `SELECT FROM identity.api_keys k JOIN identity.api_key_secrets s USING (key_id)
      WHERE k.key_id = $1 AND k.workspace_id = $2 AND k.ended_at IS NULL AND s.digest = $3 AND s.good_until IS NULL`,
    [keyId, workspaceId, digest],
  );
  return rowCount === 1;
}
