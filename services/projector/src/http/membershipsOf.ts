import { meSchema } from '@waymark/api';
import { sql } from 'slonik';
import { z } from 'zod';
import type { ReadPool } from '../reading/readPool.ts';
import { asInADictionary } from '../readModels/resource.ts';

/** What is known of who asks; `account` is null for somebody of whom nothing is known yet. */
export const answer = z.object({
  account: meSchema.shape.account.nullable(),
  memberships: meSchema.shape.memberships,
  invitations: meSchema.shape.invitations,
  refusals: meSchema.shape.refusals,
});

export const membershipsOf = (pool: ReadPool, accountId: string) =>
  pool.one(sql.type(answer)`
    SELECT (SELECT json_build_object('accountId', p.account_id, 'email', coalesce(a.email, ''), 'firstName', p.first_name,
                                     'lastName', p.last_name, 'gender', p.gender, 'language', p.language)
              FROM read.people p LEFT JOIN read.addresses a USING (account_id) WHERE p.account_id = ${accountId}) AS account,
           coalesce((SELECT json_agg(m) FROM (
             SELECT m.workspace_id AS "workspaceId", w.name AS "workspaceName", w.answer_hours AS "answerHours", read.zone_of(m.workspace_id) AS "timeZone",
                    CASE m.party WHEN 'team' THEN w.booking_providers ELSE '[]' END AS "bookingProviders",
                    CASE m.party WHEN 'team' THEN w.booking_hosts ELSE '[]' END AS "bookingHosts",
                    CASE m.party WHEN 'team' THEN w.revision::text END AS revision, m.party, m.role, m.client_id AS "clientId", c.name AS "clientName"
               FROM read.members m
               JOIN read.workspaces w USING (workspace_id)
               LEFT JOIN read.clients c USING (workspace_id, client_id)
              WHERE m.account_id = ${accountId} AND m.active
              ORDER BY m.party DESC, ${asInADictionary(sql.fragment`w.name`)}, m.since) m), '[]') AS memberships,
           coalesce((SELECT json_agg(i) FROM (
             SELECT i.workspace_id AS "workspaceId", w.name AS "workspaceName", i.client_id AS "clientId", c.name AS "clientName",
                    coalesce(p.name, w.name) AS "byName", coalesce(a.email, '') AS "byEmail", i.since,
                    CASE WHEN i.leads_to_id IS NOT NULL THEN json_build_object('kind', i.leads_to_kind, 'id', i.leads_to_id) END AS "leadsTo"
               FROM read.invitations i
               JOIN read.workspaces w USING (workspace_id)
               LEFT JOIN read.clients c USING (workspace_id, client_id)
               LEFT JOIN read.people p ON p.account_id = i.invited_by
               LEFT JOIN read.addresses a ON a.account_id = i.invited_by
              WHERE i.account_id = ${accountId} AND i.state = 'pending'
                AND NOT EXISTS (SELECT 1 FROM read.invitation_blocks b WHERE b.account_id = i.account_id AND b.workspace_id IN ('', i.workspace_id))
              ORDER BY i.since DESC LIMIT 50) i), '[]') AS invitations,
           coalesce((SELECT json_agg(r) FROM (
             SELECT nullif(b.workspace_id, '') AS "workspaceId", w.name AS "workspaceName"
               FROM read.invitation_blocks b
               LEFT JOIN read.workspaces w USING (workspace_id)
              WHERE b.account_id = ${accountId}
              ORDER BY b.workspace_id <> '', ${asInADictionary(sql.fragment`w.name`)}, b.workspace_id) r), '[]') AS refusals`);
