import type { Process } from '@waymark/events';
import type { Asker } from './caller.ts';

/** A user of the client says how the way was for them; nobody says it in their place. */
export const mayRate = (asker: Asker, { life, clientId }: Process): boolean =>
  asker.kind === 'clientUser' && life === 'present' && asker.client.clientId === clientId;
