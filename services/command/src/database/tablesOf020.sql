-- How 0.2.0 made its tables of log and identity, word for word: it completes those of 0.1.0.
CREATE SCHEMA IF NOT EXISTS identity;
CREATE TABLE IF NOT EXISTS identity.schemas_applied (digest text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());

CREATE SCHEMA IF NOT EXISTS log;

CREATE TABLE IF NOT EXISTS log.events (
  position   bigint PRIMARY KEY,
  stream     text COLLATE "C" NOT NULL,
  revision   bigint NOT NULL,
  id         uuid NOT NULL UNIQUE,
  type       text NOT NULL,
  data       json NOT NULL,
  metadata   json NOT NULL,
  bytes      integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (stream, revision)
);

CREATE TABLE IF NOT EXISTS log.head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  position bigint NOT NULL
);
-- Streams that an operator has deleted for good: nothing reads or writes them any more. Subscribers still see those of
-- their events that are left in log.events.
CREATE TABLE IF NOT EXISTS log.tombstones (
  stream     text COLLATE "C" PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO log.head (position) VALUES (0) ON CONFLICT DO NOTHING;

CREATE SCHEMA IF NOT EXISTS identity;
CREATE TABLE IF NOT EXISTS identity.person_keys (
  account_id  text PRIMARY KEY,
  wrapped_key text,
  created_at  timestamptz NOT NULL DEFAULT now(),
  erased_at   timestamptz,
  CHECK ((wrapped_key IS NULL) = (erased_at IS NOT NULL))
);
CREATE TABLE IF NOT EXISTS identity.vault_keys (purpose text PRIMARY KEY, wrapped_key text NOT NULL);

CREATE SCHEMA IF NOT EXISTS identity;
CREATE TABLE IF NOT EXISTS identity.log_in_use (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  kind text NOT NULL,
  stream text,
  revision bigint,
  event_id text,
  position bigint
);

create schema if not exists identity;
  create table if not exists identity.command_replies (
    account_id text not null,
    command_id text not null,
    fingerprint text not null,
    reply jsonb not null,
    at timestamptz not null default now(),
    primary key (account_id, command_id)
  );
  create index if not exists command_replies_at on identity.command_replies (at);

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
  
  CREATE TABLE IF NOT EXISTS identity.held_mails (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id text NOT NULL,
    client_id text NOT NULL,
    account_id text NOT NULL,
    mail jsonb NOT NULL
  );
  CREATE INDEX IF NOT EXISTS held_mails_for ON identity.held_mails (workspace_id, client_id, account_id);

  
CREATE SCHEMA IF NOT EXISTS identity;
CREATE TABLE IF NOT EXISTS identity.log_in_use (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  kind text NOT NULL,
  stream text,
  revision bigint,
  event_id text,
  position bigint
);
  
  CREATE TABLE IF NOT EXISTS identity.parked_reactions (
    event_id text PRIMARY KEY,
    stream text NOT NULL,
    revision bigint NOT NULL,
    since timestamptz NOT NULL DEFAULT now()
  );

CREATE SCHEMA IF NOT EXISTS identity;
CREATE TABLE IF NOT EXISTS identity.ended_sessions (
  session_id text PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now()
);
