import { z } from 'zod';
import { changeOf, defineEvent } from './define.ts';
import {
  evolveInvitations,
  isPending,
  type InvitationEvent,
  type Invitations,
} from './invitations.ts';

/** A buyer, with its external users (PRODUCT 1.11). Stream `client-<workspaceId>_<clientId>`. */
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
  /** A user of the client from now on: so it was before invitations needed consent. Written no more, and valid for ever. */
  defineEvent(
    'ClientUserInvited',
    z.object({ clientId: z.string(), accountId: z.string() }),
  ),
  defineEvent(
    'ClientUserRemoved',
    z.object({ clientId: z.string(), accountId: z.string() }),
  ),
] as const;
export type ClientEvent =
  z.infer<(typeof clientEventSchemas)[number]> | InvitationEvent;

export type Client = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly clientId: string;
  readonly name: string;
  /** Account ids. */
  readonly users: ReadonlySet<string>;
  readonly invitations: Invitations;
};

export const noClient: Client = {
  life: 'absent',
  clientId: '',
  name: '',
  users: new Set(),
  invitations: new Map(),
};

export function evolveClient(state: Client, event: ClientEvent): Client {
  switch (event.type) {
    case 'ClientAdded':
      return { ...state, ...event.data, life: 'present' };
    case 'ClientRenamed':
      return { ...state, name: event.data.to };
    case 'ClientDeleted':
      return {
        ...state,
        life: 'deleted',
        users: new Set(),
        invitations: new Map(),
      };
    case 'ClientUserInvited':
      return withUser(state, event.data.accountId);
    case 'InvitationAccepted':
      return {
        ...withUser(state, event.data.accountId),
        invitations: evolveInvitations(state.invitations, event),
      };
    case 'InvitationSent':
    case 'InvitationRepeated':
    case 'InvitationWithdrawn':
    case 'InvitationDeclined':
      return {
        ...state,
        invitations: evolveInvitations(state.invitations, event),
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

const withUser = (state: Client, accountId: string): Client => ({
  ...state,
  users: new Set([...state.users, accountId]),
});

/** One of the client's people, or asked to be: whoever may be given work. */
export const isClientUser = (
  { users, invitations }: Pick<Client, 'users' | 'invitations'>,
  accountId: string,
): boolean => users.has(accountId) || isPending(invitations, accountId);
