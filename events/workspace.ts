import { z } from 'zod';
import { apiKeyEventsOf, type ApiKeys } from './apiKeys.ts';
import { eventsOf, type EventOf } from './define.ts';
import { laterOf, type ValuesOf } from './fields/field.ts';
import { fieldEvents } from './fields/fieldEvents.ts';
import { defineNoun } from './noun.ts';
import { invitationEventsOf, isPending, type Invitations } from './invitations.ts';
import { changed, having, without } from './maps.ts';
import { everything, inside, pathTo } from './paths.ts';
import { audience } from './plan/modules.ts';
import { roleId } from './plan/people.ts';
import { bookingProvider } from './taskTypes/schedule.ts';
import { sealed, type Sealed } from './sealed.ts';
import { phrase } from './telling/phrase.ts';
import { created, hasChanged, modified, removed, telling } from './telling/telling.ts';
import { workspaceFields } from './workspace.fields.ts';

/** The records that end by their age. */
export const expiringRecords = z.enum(['mailCopies', 'notices']);
export type ExpiringRecords = z.infer<typeof expiringRecords>;

/** PRODUCT 4.1: the owner is OWNER, whoever is invited becomes ADMIN. */
export const memberRole = z.enum(['OWNER', 'ADMIN']);
export type MemberRole = z.infer<typeof memberRole>;

/**
 * A kind of person (PRODUCT 1.6). `defaultAccountId` is the team member behind the default e-mail
 * address; INTERN only.
 */
export const roleSchema = z.object({
  roleId,
  name: z.string(),
  internExtern: audience,
  defaultAccountId: z.string().nullable(),
});
export type Role = z.infer<typeof roleSchema>;

/** What it settles for itself (`workspace.fields.ts`), and who belongs to it. */
export type Workspace = ValuesOf<typeof workspaceFields> & {
  readonly life: 'absent' | 'present';
  readonly workspaceId: string;
  /** What providers of bookings (`BookingProvider`) sign with. */
  readonly bookingKeys: ReadonlyMap<string, Sealed<string>>;
  /** Account id -> role. */
  readonly members: ReadonlyMap<string, MemberRole>;
  readonly invitations: Invitations;
  readonly roles: ReadonlyMap<string, Role>;
  readonly apiKeys: ApiKeys;
};

export const noWorkspace: Workspace = {
  life: 'absent',
  workspaceId: '',
  name: '',
  ...laterOf(workspaceFields).begins,
  bookingKeys: new Map(),
  members: new Map(),
  invitations: new Map(),
  roles: new Map(),
  apiKeys: new Map(),
};

const define = eventsOf<Workspace>();
const person = (id: string) => ({ person: id });
const personOrNobody = (id: string | null) => (id === null ? null : person(id));
const roleWords = roleSchema.omit({ roleId: true });

/** The tenant: its name, its team, its roles. Stream `workspace-<workspaceId>`. */
export const workspaceEvents = [
  define('WorkspaceCreated', {
    data: z.object({ workspaceId: z.string(), name: z.string() }),
    evolve: (state, data) => ({ ...state, life: 'present', ...data }),
    touches: () => [],
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.workspaceCreated', name), name, [created('workspace', name)]),
  }),
  ...fieldEvents<Workspace>()({
    noun: 'Workspace',
    place: {},
    fields: workspaceFields,
    reach: 'team',
    nameOf: () => phrase('value.team'),
  }),
  /**
   * By which zone it is told which day it is (PRODUCT 4.13); no day that was written before changes
   * by it.
   */
  define('WorkspaceZoneSet', {
    data: z.object({ from: workspaceFields.timeZone.schema, to: z.string() }),
    evolve: (state, { to }) => ({ ...state, timeZone: to }),
    touches: () => ['timeZone'],
    reach: 'team',
    tell: ({ from, to }) =>
      telling(phrase('did.workspaceZoneSet'), phrase('value.team'), [
        modified('timeZone', from, to),
      ]),
  }),
  /**
   * With what a provider signs what it tells of bookings (PRODUCT 16.3); sealed, since whoever
   * knows it could sign.
   */
  define('BookingKeySet', {
    data: z.object({
      workspaceId: z.string(),
      provider: bookingProvider,
      key: sealed(z.string(), { by: 'workspaceId' }),
    }),
    evolve: (state, { provider, key }) => ({
      ...state,
      bookingKeys: having(state.bookingKeys, provider, key),
    }),
    touches: ({ provider }) => [pathTo.bookingKey(provider)],
    reach: 'team',
    tell: ({ provider }) =>
      telling(phrase('did.bookingKeySet'), phrase('value.provider', provider), [
        created('bookingKey', phrase('value.provider', provider)),
      ]),
  }),
  define('BookingKeyDropped', {
    data: z.object({ provider: bookingProvider }),
    evolve: (state, { provider }) => ({
      ...state,
      bookingKeys: without(state.bookingKeys, (_, id) => id === provider),
    }),
    touches: ({ provider }) => [pathTo.bookingKey(provider)],
    reach: 'team',
    tell: ({ provider }) =>
      telling(phrase('did.bookingKeyDropped'), phrase('value.provider', provider), [
        removed('bookingKey', phrase('value.provider', provider)),
      ]),
  }),
  /**
   * In the team from now on: who made the workspace, and who was invited before invitations needed
   * consent.
   */
  define('MemberAdded', {
    data: z.object({ accountId: z.string(), role: memberRole }),
    evolve: (state, { accountId, role }) => admitted(state, accountId, role),
    touches: () => [inside(everything)],
    reach: 'team',
    tell: ({ accountId }) =>
      telling(phrase('did.teamUserAdded'), phrase('value.team'), [
        created('teamUser', person(accountId)),
      ]),
  }),
  define('MemberRemoved', {
    data: z.object({ accountId: z.string() }),
    evolve: (state, { accountId }) => ({
      ...state,
      members: without(state.members, (_, id) => id === accountId),
    }),
    touches: ({ accountId }) => [pathTo.user(accountId)],
    removes: ({ accountId: id }) => ({ kind: 'user', id, name: '' }),
    reach: 'team',
    tell: ({ accountId }) =>
      telling(phrase('did.teamUserRemoved'), phrase('value.team'), [
        removed('teamUser', person(accountId)),
      ]),
  }),
  define('RoleAdded', {
    data: roleSchema,
    evolve: (state, role) => ({ ...state, roles: having(state.roles, role.roleId, role) }),
    touches: () => [inside(everything)],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.roleAdded', name), name, [created('role', name)]),
  }),
  define('RoleChanged', {
    data: z.object({ roleId, from: roleWords, to: roleWords }),
    evolve: (state, { roleId, to }) => ({ ...state, roles: changed(state.roles, roleId, to) }),
    touches: ({ roleId }) => [pathTo.role(roleId)],
    reach: 'team',
    tell({ from, to }) {
      const changes = [
        modified('name', from.name, to.name),
        modified(
          'party',
          phrase('value.audience', from.internExtern),
          phrase('value.audience', to.internExtern),
        ),
        modified(
          'defaultPerson',
          personOrNobody(from.defaultAccountId),
          personOrNobody(to.defaultAccountId),
        ),
      ];
      return telling(phrase('did.roleChanged', to.name), to.name, changes.filter(hasChanged));
    },
  }),
  define('RoleRemoved', {
    data: z.object({ roleId, name: z.string() }),
    evolve: (state, { roleId }) => ({
      ...state,
      roles: without(state.roles, (_, id) => id === roleId),
    }),
    touches: ({ roleId }) => [pathTo.role(roleId)],
    removes: ({ roleId: id, name }) => ({ kind: 'role', id, name }),
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.roleRemoved', name), name, [removed('role', name)]),
  }),
  /**
   * Copies of mails, or notices of bells, of the months before one (`YYYY-MM`) are kept no longer.
   */
  define('RecordsExpired', {
    data: z.object({ records: expiringRecords, before: z.string().regex(/^\d{4}-\d\d$/) }),
    evolve: (state) => state,
    touches: () => [],
    reach: 'nobody',
  }),
  ...apiKeyEventsOf<Workspace>(),
  ...invitationEventsOf<Workspace>((state, accountId) => admitted(state, accountId, 'ADMIN')),
] as const;
export type WorkspaceEvent = EventOf<typeof workspaceEvents>;
export const workspaceNoun = defineNoun<Workspace, typeof workspaceEvents>()({
  kind: 'workspace',
  heardBy: (type) =>
    /^(ApiKey|Role|Invitation|Records)/.test(type) && type !== 'InvitationAccepted'
      ? 'team'
      : 'everybody',
  place: 'itself',
  initial: noWorkspace,
  events: workspaceEvents,
  inHistory: true,
  topics: (type) =>
    type.startsWith('Role')
      ? ['roles']
      : type.startsWith('ApiKey')
        ? ['apiKeys']
        : /^(Member|Invitation)/.test(type)
          ? ['people']
          : type === 'RecordsExpired'
            ? ['mailings']
            : ['workspace'],
});
export const evolveWorkspace = workspaceNoun.evolve;

function admitted(state: Workspace, accountId: string, role: MemberRole): Workspace {
  return { ...state, members: having(state.members, accountId, role) };
}

/** In the team, or asked to join it: whoever may be given work. */
export const isTeamUser = (
  { members, invitations }: Pick<Workspace, 'members' | 'invitations'>,
  accountId: string,
): boolean => members.has(accountId) || isPending(invitations, accountId);
