import { logInUseSchema } from '@waymark/events/log';
import { applySchema } from '@waymark/events/postgres';
import type { Pool } from 'pg';
import { heldMailsSchema } from '../reactions/heldMails.ts';
import { parkedReactionsSchema } from '../reactions/parkedReactions.ts';

/**
 * Secrets of signing in. No code, refresh token or address stands here in clear. Instants come from the caller, so that
 * one clock rules.
 */
const identitySchema = `
  CREATE SCHEMA IF NOT EXISTS identity;

  CREATE TABLE IF NOT EXISTS identity.challenges (
    challenge_hash bytea PRIMARY KEY, -- of what the browser that asked for a code holds
    code_id uuid NOT NULL, -- several browsers may wait for the same mail
    email_digest text NOT NULL,
    sealed_email text, -- null once mailed, and where nothing is to be mailed
    sealed_secret text NOT NULL, -- of RFC 4226; the code is HOTP(secret, 0)
    signs_in boolean NOT NULL, -- false: asked for by an address that nobody may sign in with
    tries integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL,
    consumed_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS challenges_newest ON identity.challenges (email_digest, expires_at DESC);
  CREATE INDEX IF NOT EXISTS challenges_code ON identity.challenges (code_id);
  CREATE INDEX IF NOT EXISTS challenges_expiry ON identity.challenges (expires_at);
  -- Of older versions; one may still run beside this one, but what it keeps there is not sealed.
  DO $$ BEGIN
    IF to_regclass('identity.one_time_codes') IS NOT NULL THEN TRUNCATE identity.one_time_codes; END IF;
  END $$;

  CREATE TABLE IF NOT EXISTS identity.limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);

  CREATE TABLE IF NOT EXISTS identity.sessions (
    session_id uuid PRIMARY KEY,
    account_id text NOT NULL,
    opened_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  ALTER TABLE identity.sessions ADD COLUMN IF NOT EXISTS opened_at timestamptz NOT NULL DEFAULT now();
  CREATE INDEX IF NOT EXISTS sessions_expiry ON identity.sessions (expires_at);

  CREATE TABLE IF NOT EXISTS identity.refresh_tokens (
    token_hash bytea PRIMARY KEY,
    session_id uuid NOT NULL REFERENCES identity.sessions ON DELETE CASCADE,
    used_at timestamptz -- a token is used once; used again later, it was stolen
  );
  CREATE INDEX IF NOT EXISTS refresh_tokens_session ON identity.refresh_tokens (session_id);

  CREATE TABLE IF NOT EXISTS identity.signing_key (single boolean PRIMARY KEY DEFAULT true CHECK (single), secret text NOT NULL);

  CREATE TABLE IF NOT EXISTS identity.reaction_checkpoints (name text PRIMARY KEY, position bigint NOT NULL);
  ${heldMailsSchema}
  ${logInUseSchema}
  ${parkedReactionsSchema}
`;

/** Makes what is missing of the schema `identity`. Run at start; safe when several services start at once. */
export const installIdentitySchema = (pool: Pool): Promise<void> =>
  applySchema(pool, identitySchema);
