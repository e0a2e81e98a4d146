-- Secrets of signing in. No code, refresh token or address stands here in clear. Instants come from the caller, so that
-- one clock rules.
CREATE TABLE identity.challenges (
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
CREATE INDEX challenges_newest ON identity.challenges (email_digest, expires_at DESC);
CREATE INDEX challenges_code ON identity.challenges (code_id);
CREATE INDEX challenges_expiry ON identity.challenges (expires_at);

CREATE TABLE identity.limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);

CREATE TABLE identity.sessions (
  session_id uuid PRIMARY KEY,
  account_id text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_expiry ON identity.sessions (expires_at);

CREATE TABLE identity.refresh_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES identity.sessions ON DELETE CASCADE,
  used_at timestamptz -- a token is used once; used again later, it was stolen
);
CREATE INDEX refresh_tokens_session ON identity.refresh_tokens (session_id);

CREATE TABLE identity.signing_key (single boolean PRIMARY KEY DEFAULT true CHECK (single), secret text NOT NULL);

-- Replies already given. After a crash between append and reply the stream itself still knows the command.
CREATE TABLE identity.command_replies (
  account_id text NOT NULL,
  command_id text NOT NULL,
  fingerprint text NOT NULL,
  reply jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, command_id)
);
CREATE INDEX command_replies_at ON identity.command_replies (at);

CREATE TABLE identity.reaction_checkpoints (name text PRIMARY KEY, position bigint NOT NULL);

-- Mails for people who have not accepted wait here; they name people by account id alone.
CREATE TABLE identity.held_mails (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  workspace_id text NOT NULL,
  client_id text NOT NULL,
  account_id text NOT NULL,
  mail jsonb NOT NULL
);
CREATE INDEX held_mails_for ON identity.held_mails (workspace_id, client_id, account_id);

-- Events whose mails wait for a program that can read them. During an upgrade an older service may meet them first; all
-- mail behind them goes on.
CREATE TABLE identity.parked_reactions (
  event_id text PRIMARY KEY,
  stream text NOT NULL,
  revision bigint NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);

-- By this, services of 0.2.0 know that the database was prepared for them: one that restarts in the middle of an upgrade
-- still finds it.
CREATE TABLE identity.schemas_applied (digest text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
