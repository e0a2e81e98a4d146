import { upsert } from '../model/bulk.ts';
import type { Statement } from '../model/statement.ts';
import type { InStreams, TakenEvent } from '../model/takenBy.ts';

/** Keeps who is of the team, and as what. */
export function keepTeam(
  out: Statement[],
  workspace_id: string,
  event: Exclude<InStreams<TakenEvent<'notices'>, 'workspace'>, { type: 'RecordsExpired' }>,
): void {
  switch (event.type) {
    case 'MemberAdded':
      return join(event.data.accountId, event.data.role);
    case 'InvitationAccepted':
      return join(event.data.accountId, 'ADMIN');
    case 'MemberRemoved':
      out.push({
        name: 'left the team',
        text: 'DELETE FROM notice_team WHERE workspace_id = $1 AND account_id = $2',
        values: [workspace_id, event.data.accountId],
      });
      return;
    default:
      event satisfies never;
  }

  function join(account_id: string, role: string): void {
    const row = { workspace_id, account_id, role };
    upsert(out, 'notice_team', ['workspace_id', 'account_id'], [row]);
  }
}
