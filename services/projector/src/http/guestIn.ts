import { sql } from 'slonik';
import type { ReadPool } from '../reading/readPool.ts';
import { answer } from './membershipsOf.ts';

/**
 * A guest as `GET /api/me` tells of them: the name that they gave, and the one place that they are in, as a user of the client
 * would be. `account` is null for who is in nowhere.
 */
export const guestIn = (pool: ReadPool, guestId: string) =>
  pool.one(sql.type(answer)`
    WITH inside AS (
      SELECT g.name, w.workspace_id, w.name AS workspace_name, w.answer_hours, s.kind, s.thing_id, s.may_work, r.client_id, c.name AS client_name
        FROM read.guests g
        JOIN read.workspaces w USING (workspace_id)
        JOIN read.shares s ON s.workspace_id = g.workspace_id AND s.link_id = g.link_id
        JOIN LATERAL read.reader_of(g.workspace_id, g.guest_id) r ON r.party = 'guest'
        LEFT JOIN read.clients c ON c.workspace_id = g.workspace_id AND c.client_id = r.client_id
       WHERE g.guest_id = ${guestId})
    SELECT (SELECT json_build_object('accountId', ${guestId}::text, 'email', '', 'firstName', coalesce(i.name, ''), 'lastName', '',
                                     'gender', NULL, 'language', NULL) FROM inside i) AS account,
           coalesce((SELECT json_agg(json_build_object(
             'workspaceId', i.workspace_id, 'workspaceName', i.workspace_name, 'answerHours', i.answer_hours, 'timeZone', read.zone_of(i.workspace_id), 'bookingProviders', '[]'::json, 'bookingHosts', '[]'::json,
             'party', 'client', 'role', NULL, 'clientId', i.client_id, 'clientName', i.client_name,
             'guest', json_build_object('of', json_build_object('kind', i.kind, 'id', i.thing_id), 'mayWork', i.may_work))) FROM inside i), '[]') AS memberships,
           '[]'::json AS invitations, '[]'::json AS refusals`);
