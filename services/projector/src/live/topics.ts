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
      return type.startsWith('ClientUser')
        ? ['clients', 'people', 'executions']
        : ['clients', 'projects', 'executions', 'people'];
    case 'workspace':
      return type.startsWith('Role')
        ? ['roles']
        : type.startsWith('Member')
          ? ['people']
          : ['workspace'];
    case 'account':
      return ['people'];
    case 'claim':
      return [];
  }
}
