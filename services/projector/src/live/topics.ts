import { partsOfStream } from '@waymark/events';
import type { Known } from '../readModels/readModel.ts';

/** What an event changes for those who look, in the words of `GET /api/live`. */
export function topicsOf({ type, stream }: Known): readonly string[] {
  const { kind, id } = partsOfStream(stream);
  switch (kind) {
    case 'blueprint':
      return [`plan:${id}`, 'blueprints'];
    case 'process':
      return type === 'ProcessCreated' ||
        type === 'ProcessDeleted' ||
        type === 'ProcessRestored'
        ? [`plan:${id}`, 'executions', 'projects', 'clients']
        : [`plan:${id}`, 'executions'];
    case 'project':
      return type === 'ProjectRenamed'
        ? ['projects', 'executions']
        : ['projects', 'clients'];
    case 'client':
      return /^(ClientUser|Invitation)/.test(type)
        ? ['clients', 'people', 'executions']
        : ['clients', 'projects', 'executions', 'people'];
    case 'workspace':
      return type.startsWith('Role')
        ? ['roles']
        : /^(Member|Invitation)/.test(type)
          ? ['people']
          : ['workspace'];
    case 'account':
      // Whom they want no invitation from is nobody else's to notice.
      return type.startsWith('Invitations') ? [] : ['people'];
    case 'claim':
      return [];
  }
}
