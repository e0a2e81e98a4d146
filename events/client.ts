import { z } from 'zod';
import { changeOf, eventsOf, type EventOf } from './define.ts';
import { defineNoun } from './noun.ts';
import { invitationEventsOf, isPending, type Invitations } from './invitations.ts';
import { everything, inside, pathTo } from './paths.ts';
import { phrase } from './telling/phrase.ts';
import { created, modified, removed, telling } from './telling/telling.ts';

export type Client = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly clientId: string;
  readonly name: string;
  /** Account ids. */
  readonly users: ReadonlySet<string>;
  /** Who was one, or was asked to be, and is not any more: tasks may still be with them. */
  readonly former: ReadonlySet<string>;
  readonly invitations: Invitations;
};

export const noClient: Client = {
  life: 'absent',
  clientId: '',
  name: '',
  users: new Set(),
  former: new Set(),
  invitations: new Map(),
};

const define = eventsOf<Client>();
const person = (id: string) => ({ person: id });

/** A buyer, with its external users (PRODUCT 1.11). Stream `client-<workspaceId>_<clientId>`. */
export const clientEvents = [
  define('ClientAdded', {
    data: z.object({ clientId: z.string(), name: z.string() }),
    evolve: (state, data) => ({ ...state, ...data, life: 'present' }),
    touches: () => [],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.clientAdded', name), name, [created('client', name)]),
  }),
  define('ClientRenamed', {
    data: z.object({ clientId: z.string(), ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, name: to }),
    touches: () => ['name'],
    reach: 'team',
    tell: ({ from, to }) =>
      telling(phrase('did.clientRenamed', to), to, [modified('name', from, to)]),
  }),
  define('ClientDeleted', {
    data: z.object({ clientId: z.string(), name: z.string() }),
    evolve: (state) => ({ ...state, life: 'deleted', users: new Set(), invitations: new Map() }),
    touches: () => [everything],
    removes: ({ clientId: id, name }) => ({ kind: 'client', id, name }),
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.clientDeleted', name), name, [removed('client', name)]),
  }),
  /**
   * A user of the client from now on: so it was before invitations needed consent. Written no more,
   * and valid for ever.
   */
  define('ClientUserInvited', {
    data: z.object({ clientId: z.string(), accountId: z.string() }),
    evolve: (state, { accountId }) => withUser(state, accountId),
    touches: () => [inside(everything)],
    reach: 'team',
    tell: ({ accountId }) =>
      telling(phrase('did.clientUserInvited'), phrase('value.clientUsers'), [
        created('clientUser', person(accountId)),
      ]),
  }),
  define('ClientUserRemoved', {
    data: z.object({ clientId: z.string(), accountId: z.string() }),
    evolve: (state, { accountId }) =>
      withFormer({ ...state, users: withoutOne(state.users, accountId) }, accountId),
    touches: ({ accountId }) => [pathTo.user(accountId)],
    removes: ({ accountId: id }) => ({ kind: 'user', id, name: '' }),
    reach: 'team',
    tell: ({ accountId }) =>
      telling(phrase('did.clientUserRemoved'), phrase('value.clientUsers'), [
        removed('clientUser', person(accountId)),
      ]),
  }),
  ...invitationEventsOf<Client>(withUser, withFormer),
] as const;
export type ClientEvent = EventOf<typeof clientEvents>;
export const clientNoun = defineNoun<Client, typeof clientEvents>()({
  kind: 'client',
  heardBy: 'client',
  place: 'workspace',
  initial: noClient,
  events: clientEvents,
  inHistory: true,
  topics: (type) =>
    /^(ClientUser|Invitation)/.test(type)
      ? ['clients', 'people', 'executions']
      : ['clients', 'projects', 'executions', 'people'],
});
export const evolveClient = clientNoun.evolve;

function withUser(state: Client, accountId: string): Client {
  return {
    ...state,
    users: new Set([...state.users, accountId]),
    former: withoutOne(state.former, accountId),
  };
}

function withFormer(state: Client, accountId: string): Client {
  return { ...state, former: new Set([...state.former, accountId]) };
}

function withoutOne(all: ReadonlySet<string>, one: string): Set<string> {
  return new Set([...all].filter((id) => id !== one));
}

/** One of the client's people, or asked to be: whoever may be given work. */
export const isClientUser = (
  { users, invitations }: Pick<Client, 'users' | 'invitations'>,
  accountId: string,
): boolean => users.has(accountId) || isPending(invitations, accountId);

/** The same, or once so: whose work is the client's to do, though they may not be here to do it. */
export const isOrWasClientUser = (
  { users, invitations, former }: Client,
  accountId: string,
): boolean => users.has(accountId) || invitations.has(accountId) || former.has(accountId);
