import type { WorkspaceEvent } from '@waymark/events';
import type { Statement } from '../statement.ts';

type Setting = Extract<
  WorkspaceEvent,
  {
    type:
      | 'AnswerTimePromised'
      | 'WorkspaceZoneSet'
      | 'BookingHostsSet'
      | 'BookingKeySet'
      | 'BookingKeyDropped';
  }
>;

/** What a workspace has settled for itself, as its row says it. Of keys it says that there is one. */
export function settingOf(workspaceId: string, event: Setting): Statement {
  switch (event.type) {
    case 'AnswerTimePromised':
      return {
        text: 'UPDATE workspaces SET answer_hours = $2 WHERE workspace_id = $1',
        values: [workspaceId, event.data.to],
      };
    case 'WorkspaceZoneSet':
      return {
        text: 'UPDATE workspaces SET time_zone = $2 WHERE workspace_id = $1',
        values: [workspaceId, event.data.to],
      };
    case 'BookingHostsSet':
      return {
        text: 'UPDATE workspaces SET booking_hosts = $2::jsonb WHERE workspace_id = $1',
        values: [workspaceId, JSON.stringify(event.data.to)],
      };
    case 'BookingKeySet':
      return {
        text: 'UPDATE workspaces SET booking_providers = (booking_providers - $2) || to_jsonb($2::text) WHERE workspace_id = $1',
        values: [workspaceId, event.data.provider],
      };
    case 'BookingKeyDropped':
      return {
        text: 'UPDATE workspaces SET booking_providers = booking_providers - $2 WHERE workspace_id = $1',
        values: [workspaceId, event.data.provider],
      };
    default:
      return event satisfies never;
  }
}
