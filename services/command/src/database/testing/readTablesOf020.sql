-- How 0.2.0 made its tables of read models, word for word.

CREATE SCHEMA IF NOT EXISTS read;
CREATE SCHEMA IF NOT EXISTS read_candidate;
CREATE SCHEMA IF NOT EXISTS read_previous;
CREATE TABLE IF NOT EXISTS read.checkpoints (
  model text NOT NULL,
  slot text NOT NULL,
  version int NOT NULL,
  position numeric NOT NULL,
  -- how many were looked at on the way there
  events bigint NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT checkpoints_pkey PRIMARY KEY (model, slot)
);
-- Checkpoints once were of one set of tables only.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'read.checkpoints'::regclass AND attname = 'slot') THEN
    ALTER TABLE read.checkpoints
      ADD COLUMN slot text NOT NULL DEFAULT 'serving',
      ADD COLUMN events bigint NOT NULL DEFAULT 0,
      DROP CONSTRAINT checkpoints_pkey,
      ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (model, slot);
    ALTER TABLE read.checkpoints ALTER COLUMN slot DROP DEFAULT;
  END IF;
END $$;
CREATE TABLE IF NOT EXISTS read.quarantine (
  model text NOT NULL,
  slot text NOT NULL,
  stream text NOT NULL,
  -- of the first event that waits
  position numeric NOT NULL,
  revision bigint NOT NULL,
  event_id text NOT NULL,
  event_type text NOT NULL,
  reason text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  waiting bigint NOT NULL DEFAULT 1,
  -- a person asked to try again
  retry boolean NOT NULL DEFAULT false,
  PRIMARY KEY (model, slot, stream)
);
CREATE TABLE IF NOT EXISTS read.rebuilds (
  model text PRIMARY KEY,
  -- 'rebuild', or 'rollback' when the tables that were replaced are brought up to date
  kind text NOT NULL,
  state text NOT NULL,
  -- the tables have not been made yet
  fresh boolean NOT NULL DEFAULT true,
  swaps_itself boolean NOT NULL,
  cancelled boolean NOT NULL DEFAULT false,
  progress float8 NOT NULL DEFAULT 0,
  rate float8 NOT NULL DEFAULT 0,
  eta_seconds float8,
  started_at timestamptz NOT NULL DEFAULT now(),
  problem text
);
CREATE TABLE IF NOT EXISTS read.verifications (
  model text PRIMARY KEY,
  state text NOT NULL,
  progress float8 NOT NULL DEFAULT 0,
  position numeric,
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  tables jsonb NOT NULL DEFAULT '[]',
  problem text
);
-- What the projector at work last told of itself.
CREATE TABLE IF NOT EXISTS read.model_health (
  model text PRIMARY KEY,
  state text NOT NULL,
  problem text,
  rate float8 NOT NULL,
  head numeric,
  lag_events int NOT NULL,
  lag_exact boolean NOT NULL,
  lag_seconds float8 NOT NULL,
  at timestamptz NOT NULL,
  last_swap_ms float8
);
