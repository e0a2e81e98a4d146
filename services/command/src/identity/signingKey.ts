import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * The secret that access tokens are signed with (HS256): made on first use and kept in Postgres, so
 * that every service on this database agrees on it.
 */
export async function loadSigningKey(pool: Pool): Promise<string> {
  const fresh = randomBytes(48).toString('base64url');
  await pool.query('INSERT INTO identity.signing_key (secret) VALUES ($1) ON CONFLICT DO NOTHING', [
    fresh,
  ]);
  const { rows } = await pool.query<{ secret: string }>('SELECT secret FROM identity.signing_key');
  const secret = rows[0]?.secret;
  if (secret === undefined)
    throw new Error('identity.signing_key is empty right after it was filled');
  return secret;
}
