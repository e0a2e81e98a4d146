import { sql } from 'slonik';
import type { ReadPool } from '../reading/readPool.ts';
import { answer } from './membershipsOf.ts';

/**
 * Who was invited by a client's side and has not come yet, as `GET /api/me` tells of them to whoever looks as them: what the inviting
 * side typed, in the place that they will have, and nothing of an account that they may have.
 */
export const invitedAs = (
  pool: ReadPool,
  accountId: string,
  workspaceId: string,
) =>
  pool.one(sql.type(answer)`
    WITH asked AS (
      SELECT i.*, w.name AS workspace_name, w.answer_hours, c.name AS client_name
        FROM read.invitations i
        JOIN read.workspaces w USING (workspace_id)
        LEFT JOIN read.clients c USING (workspace_id, client_id)
       WHERE i.account_id = ${accountId} AND i.workspace_id = ${workspaceId} AND i.party = 'client' AND i.state = 'pending'
       ORDER BY i.since, i.belongs_to LIMIT 1)
    SELECT (SELECT json_build_object('accountId', a.account_id, 'email', coalesce(a.email, ''), 'firstName', a.first_name,
                                     'lastName', a.last_name, 'gender', a.gender, 'language', NULL) FROM asked a) AS account,
           coalesce((SELECT json_agg(json_build_object(
             'workspaceId', a.workspace_id, 'workspaceName', a.workspace_name, 'answerHours', a.answer_hours, 'timeZone', read.zone_of(a.workspace_id), 'bookingProviders', '[]'::json, 'bookingHosts', '[]'::json,
             'party', 'client', 'role', NULL, 'clientId', a.client_id, 'clientName', a.client_name)) FROM asked a), '[]') AS memberships,
           '[]'::json AS invitations, '[]'::json AS refusals`);
