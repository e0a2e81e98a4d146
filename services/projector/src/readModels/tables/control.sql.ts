import { join } from 'node:path';
import { migrationsIn } from '@waymark/postgres';
import { AS_READ } from '../model/asRead.sql.ts';
import { FILLED_IN } from './filledIn.sql.ts';
import { READER } from '../model/guardedTable.ts';

/** Codes by which `read.move_checkpoint` refuses. */
export const REFUSALS = { moved: 'WM001', streamsWait: 'WM002' } as const;

/** The tables in which checkpoints and states of the read models are kept, beside their rows. */
export const CONTROL_TABLES = migrationsIn(join(import.meta.dirname, '../../migrations'), {
  part: 'read models',
  firstTable: 'read.checkpoints',
});

/**
 * SQL functions between the tables and whoever uses them; replaced at each start.
 * @param timeZone of the instance, IANA name: workspaces that have set none go by it
 */
export const controlFunctions = (timeZone: string) => `
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
-- Who somebody is in a workspace: of the team, else a user of one client or of several (a list with commas, the one first invited
-- by before the others); else a guest of what is still there, and which plans are shared with them (a list with commas); an API key
-- that was not ended reads as the team does. The reader, which sees no row before it is known
-- who reads, may ask this and nothing else past row-level security.
CREATE OR REPLACE FUNCTION read.reader_of(
  of_workspace text, of_account text, OUT party text, OUT client_id text, OUT project_id text, OUT plans text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ BEGIN
  SELECT max(m.party), CASE max(m.party) WHEN 'client' THEN string_agg(m.client_id, ',' ORDER BY m.since, m.belongs_to) END
    INTO party, client_id
    FROM read.members m
   WHERE m.workspace_id = of_workspace AND m.account_id = of_account AND m.active;
  IF party IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT 'team' INTO party FROM read.api_keys k
   WHERE k.workspace_id = of_workspace AND k.key_id = of_account AND k.ended_at IS NULL
     AND (k.ends_at IS NULL OR k.ends_at::timestamptz > now());
  IF party IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT 'guest', s.client_id, CASE s.kind WHEN 'project' THEN s.thing_id END,
         concat_ws(',', s.thing_id, CASE s.kind WHEN 'project' THEN (
           SELECT string_agg(e.id, ',') FROM read.executions e
            WHERE e.workspace_id = s.workspace_id AND e.party = 'client' AND e.project_id = s.thing_id) END)
    INTO party, client_id, project_id, plans
    FROM read.guests g JOIN read.shares s USING (workspace_id, link_id)
   WHERE g.workspace_id = of_workspace AND g.guest_id = of_account AND g.inside
     AND s.open AND (s.until IS NULL OR s.until::timestamptz > now())
     AND NOT EXISTS (
       SELECT FROM read.clients c WHERE c.workspace_id = s.workspace_id AND c.client_id = s.client_id AND c.removed)
     AND NOT EXISTS (
       SELECT FROM read.projects p WHERE p.workspace_id = s.workspace_id AND p.removed
          AND p.project_id = CASE s.kind WHEN 'project' THEN s.thing_id ELSE (
            SELECT e.project_id FROM read.executions e
             WHERE e.workspace_id = s.workspace_id AND e.party = 'client' AND e.id = s.thing_id) END);
END $$;
-- The same for who looks as somebody: as a client's user who was invited and has not come yet, too. Nobody signs in as that.
CREATE OR REPLACE FUNCTION read.looks_as(
  of_workspace text, of_account text, OUT party text, OUT client_id text, OUT project_id text, OUT plans text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ BEGIN
  SELECT r.party, r.client_id, r.project_id, r.plans INTO party, client_id, project_id, plans
    FROM read.reader_of(of_workspace, of_account) r;
  IF party IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT i.party, i.client_id INTO party, client_id FROM read.invitations i
   WHERE i.workspace_id = of_workspace AND i.account_id = of_account AND i.party = 'client' AND i.state = 'pending'
   ORDER BY i.since, i.belongs_to LIMIT 1;
END $$;
-- By which zone it is told which day it is in a workspace (PRODUCT 4.13).
CREATE OR REPLACE FUNCTION read.zone_of(of_workspace text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ BEGIN
  RETURN coalesce((SELECT w.time_zone FROM read.workspaces w WHERE w.workspace_id = of_workspace), '${timeZone.replaceAll("'", "''")}');
END $$;
REVOKE ALL ON FUNCTION read.reader_of, read.looks_as, read.zone_of FROM PUBLIC;
GRANT USAGE ON SCHEMA read TO ${READER};
GRANT EXECUTE ON FUNCTION read.reader_of, read.looks_as, read.zone_of TO ${READER};
${AS_READ}
${FILLED_IN}`;
