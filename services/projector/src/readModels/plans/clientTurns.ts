import { partsOfStream } from '@waymark/events';
import type { KnownEvent } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';

export type ClientRef = { readonly workspace_id: string; readonly client_id: string };

/**
 * The events that change who the people of a client are: its users, and whoever was asked to be
 * one.
 */
export type OfClientUsers = Extract<
  KnownEvent,
  {
    type:
      | 'ClientUserInvited'
      | 'InvitationSent'
      | 'InvitationAccepted'
      | 'InvitationWithdrawn'
      | 'InvitationExpired'
      | 'InvitationDeclined'
      | 'ClientUserRemoved'
      | 'ClientDeleted';
  }
>;

/** Whether somebody is of the client's people after the event, as `isClientUser` of events says. */
const joins: Readonly<Record<OfClientUsers['type'], boolean>> = {
  ClientUserInvited: true,
  InvitationSent: true,
  InvitationAccepted: true,
  InvitationWithdrawn: false,
  InvitationExpired: false,
  InvitationDeclined: false,
  ClientUserRemoved: false,
  ClientDeleted: false,
};
const changesUsers = (event: KnownEvent): event is OfClientUsers => event.type in joins;

/** Keeps who the people of each client are; answers the clients for which that changed. */
export function clientUsersChanged(out: Statement[], events: readonly KnownEvent[]): ClientRef[] {
  const changed: ClientRef[] = [];
  for (const { type, data, stream } of events.filter(changesUsers)) {
    const { kind, workspaceId, id } = partsOfStream(stream);
    if (kind !== 'client') continue;
    const who = [workspaceId, id, type === 'ClientDeleted' ? null : data.accountId];
    out.push({
      text: joins[type]
        ? 'INSERT INTO client_users (workspace_id, client_id, account_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
        : 'DELETE FROM client_users WHERE workspace_id = $1 AND client_id = $2 AND ($3::text IS NULL OR account_id = $3)',
      values: who,
    });
    changed.push({ workspace_id: workspaceId ?? '', client_id: id });
  }
  return changed;
}

/**
 * Counts anew, for all processes of the clients, the tasks of which it is the turn of a user of the
 * client (`whoseTurn`).
 */
export function countClientTurns(out: Statement[], clients: readonly ClientRef[]): void {
  if (clients.length === 0) return;
  out.push({
    name: 'client turns',
    text: `WITH touched AS (
       SELECT DISTINCT e.workspace_id, e.id FROM executions e
         JOIN jsonb_to_recordset($1::jsonb) AS c (workspace_id text, client_id text) USING (workspace_id, client_id)
     )
     UPDATE executions e SET client_turn = (
       SELECT count(*) FROM tasks t
         LEFT JOIN client_users u ON u.workspace_id = t.workspace_id AND u.client_id = e.client_id AND u.account_id = t.assignee
        WHERE t.workspace_id = e.workspace_id AND t.plan_id = e.id AND t.plan_kind = 'process' AND t.audience = 'EXTERN'
          AND (t.turn = 'askedClient' OR t.turn = 'assigned' AND u.account_id IS NOT NULL)
     ), turn_client = EXISTS (
       SELECT 1 FROM client_users u
        WHERE u.workspace_id = e.workspace_id AND u.client_id = e.client_id AND u.account_id = e.turn_who
     )
     FROM touched WHERE e.workspace_id = touched.workspace_id AND e.id = touched.id`,
    values: [JSON.stringify(clients)],
  });
}
