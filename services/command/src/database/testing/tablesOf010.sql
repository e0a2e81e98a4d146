-- How 0.1.0 made its tables of log and identity, word for word, and one of its read models.
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

CREATE SCHEMA IF NOT EXISTS read;
CREATE TABLE IF NOT EXISTS read.checkpoints (
  model text NOT NULL,
  slot text NOT NULL,
  version int NOT NULL,
  position numeric NOT NULL,
  events bigint NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT checkpoints_pkey PRIMARY KEY (model, slot)
);
