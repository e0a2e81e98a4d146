-- What is kept about the read models beside their rows. Their own tables stand in these three schemas.
CREATE SCHEMA read_candidate;
CREATE SCHEMA read_previous;

CREATE TABLE read.checkpoints (
  model text NOT NULL,
  slot text NOT NULL,
  version int NOT NULL,
  position numeric NOT NULL,
  -- how many were looked at on the way there
  events bigint NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT checkpoints_pkey PRIMARY KEY (model, slot)
);

CREATE TABLE read.quarantine (
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

CREATE TABLE read.rebuilds (
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

CREATE TABLE read.verifications (
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
CREATE TABLE read.model_health (
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
