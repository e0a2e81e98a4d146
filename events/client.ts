import { z } from 'zod';
import { changeOf, defineEvent } from './define.ts';

/** A buyer, with its external users (spec 1 §3). Stream `client-<workspaceId>_<clientId>`. */
export const clientEventSchemas = [
  defineEvent(
    'ClientAdded',
    z.object({ clientId: z.string(), name: z.string() }),
  ),
  defineEvent(
    'ClientRenamed',
    z.object({ clientId: z.string(), ...changeOf(z.string()) }),
  ),
  defineEvent(
    'ClientDeleted',
    z.object({ clientId: z.string(), name: z.string() }),
  ),
  defineEvent(
    'ClientUserInvited',
    z.object({ clientId: z.string(), accountId: z.string() }),
  ),
  defineEvent(
    'ClientUserRemoved',
    z.object({ clientId: z.string(), accountId: z.string() }),
  ),
] as const;
export type ClientEvent = z.infer<(typeof clientEventSchemas)[number]>;

export type Client = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly clientId: string;
  readonly name: string;
  /** Account ids. */
  readonly users: ReadonlySet<string>;
};

export const noClient: Client = {
  life: 'absent',
  clientId: '',
  name: '',
  users: new Set(),
};

export function evolveClient(state: Client, event: ClientEvent): Client {
  switch (event.type) {
    case 'ClientAdded':
      return { ...state, ...event.data, life: 'present' };
    case 'ClientRenamed':
      return { ...state, name: event.data.to };
    case 'ClientDeleted':
      return { ...state, life: 'deleted', users: new Set() };
    case 'ClientUserInvited':
      return {
        ...state,
        users: new Set([...state.users, event.data.accountId]),
      };
    case 'ClientUserRemoved':
      return {
        ...state,
        users: new Set(
          [...state.users].filter((id) => id !== event.data.accountId),
        ),
      };
  }
}
