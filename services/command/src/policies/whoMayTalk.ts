import type { Asker } from './caller.ts';

/**
 * People of the team, and users of the client that it is about: whoever talks with whom about a
 * task.
 */
export function whoMayTalk(asker: Asker): boolean {
  switch (asker.kind) {
    case 'user':
      return asker.role !== null;
    case 'clientUser':
      return true;
    case 'guest':
    case 'apiKey':
    case 'automation':
    case 'provider':
    case 'system':
      return false;
    default:
      return asker satisfies never;
  }
}
