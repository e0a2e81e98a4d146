import { REFUSALS } from '../projecting/checkpoint.ts';
import { READER } from './guardedTable.ts';
import { candidate, previous } from './place.ts';

/** What is kept about the read models beside their rows. Every statement may run again at each start. */
export const CONTROL_TABLES = `
CREATE SCHEMA IF NOT EXISTS read;
CREATE SCHEMA IF NOT EXISTS ${candidate.schema};
CREATE SCHEMA IF NOT EXISTS ${previous.schema};
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
-- Refuses by an error, so that nothing after it in the transaction is done. Later statements of a function see what was
-- committed while it waited for the checkpoint.
CREATE OR REPLACE FUNCTION read.move_checkpoint(
  of_model text, of_slot text, of_version int, old numeric, new numeric, looked_at int, tables_in text, only_if_none_waits boolean
) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  UPDATE read.checkpoints SET position = new, events = events + looked_at, updated_at = now()
   WHERE model = of_model AND slot = of_slot AND version = of_version AND position = old;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the % checkpoint of % is no longer %', of_slot, of_model, old USING ERRCODE = '${REFUSALS.moved}';
  END IF;
  IF only_if_none_waits AND EXISTS (SELECT FROM read.quarantine WHERE model = of_model AND slot = of_slot) THEN
    RAISE EXCEPTION 'streams of % wait', of_model USING ERRCODE = '${REFUSALS.streamsWait}';
  END IF;
  PERFORM set_config('search_path', tables_in, true);
  -- Nothing but the checkpoint is written: when the database crashes before it is on disk, nothing is to be done again.
  IF looked_at = 0 THEN
    PERFORM set_config('synchronous_commit', 'off', true);
  END IF;
END $$;
-- Who somebody is in a workspace: as a team user before as a client's user, and of several clients the one first invited
-- by. The reader, which sees no row before it is known who reads, may ask this and nothing else past row-level security.
CREATE OR REPLACE FUNCTION read.membership_of(of_workspace text, of_account text, OUT party text, OUT client_id text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ BEGIN
  SELECT m.party, m.client_id INTO party, client_id FROM read.members m
   WHERE m.workspace_id = of_workspace AND m.account_id = of_account AND m.active
   ORDER BY m.party DESC, m.since, m.belongs_to LIMIT 1;
END $$;
REVOKE ALL ON FUNCTION read.membership_of FROM PUBLIC;
GRANT USAGE ON SCHEMA read TO ${READER};
GRANT EXECUTE ON FUNCTION read.membership_of TO ${READER};`;
