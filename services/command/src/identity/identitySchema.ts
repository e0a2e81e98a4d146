import { logInUseSchema } from '@waymark/events/log';
import type { Pool } from 'pg';

/** Any number: all who install this schema at once take turns on it. */
const INSTALL_LOCK = 7_135_001;

/**
 * Secrets of signing in. No code, refresh token or password stands here in clear; addresses only as long as a code is
 * to be mailed. Instants come from the caller, so that one clock rules.
 */
const identitySchema = `
  CREATE SCHEMA IF NOT EXISTS identity;

  CREATE TABLE IF NOT EXISTS identity.one_time_codes (
    code_id uuid PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    email_digest text NOT NULL,
    email text, -- null once mailed
    secret text NOT NULL, -- of RFC 4226; the code is HOTP(secret, 0)
    signs_in boolean NOT NULL, -- false: asked for by an address that nobody may sign in with
    tries integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL,
    consumed_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS one_time_codes_newest ON identity.one_time_codes (email_digest, seq DESC);
  CREATE INDEX IF NOT EXISTS one_time_codes_expiry ON identity.one_time_codes (expires_at);

  CREATE TABLE IF NOT EXISTS identity.limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);

  CREATE TABLE IF NOT EXISTS identity.sessions (
    session_id uuid PRIMARY KEY,
    account_id text NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS sessions_expiry ON identity.sessions (expires_at);

  CREATE TABLE IF NOT EXISTS identity.refresh_tokens (
    token_hash bytea PRIMARY KEY,
    session_id uuid NOT NULL REFERENCES identity.sessions ON DELETE CASCADE,
    used_at timestamptz -- a token is used once; used again later, it was stolen
  );
  CREATE INDEX IF NOT EXISTS refresh_tokens_session ON identity.refresh_tokens (session_id);

  CREATE TABLE IF NOT EXISTS identity.signing_key (single boolean PRIMARY KEY DEFAULT true CHECK (single), secret text NOT NULL);

  CREATE TABLE IF NOT EXISTS identity.reaction_checkpoints (name text PRIMARY KEY, position bigint NOT NULL);
  ${logInUseSchema}
`;

/** Makes what is missing of the schema `identity`. Run at start; safe when several services start at once. */
export async function installIdentitySchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [INSTALL_LOCK]);
    await client.query(identitySchema);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
