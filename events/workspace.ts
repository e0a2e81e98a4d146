import { z } from 'zod';
import { changed, changeOf, defineEvent, without } from './define.ts';
import {
  evolveInvitations,
  isPending,
  type InvitationEvent,
  type Invitations,
} from './invitations.ts';
import { audience } from './plan/modules.ts';
import { roleId } from './plan/people.ts';

/** PRODUCT 4.1: the owner is OWNER, whoever is invited becomes ADMIN. */
export const memberRole = z.enum(['OWNER', 'ADMIN']);
export type MemberRole = z.infer<typeof memberRole>;

/** A kind of person (PRODUCT 1.6). `defaultAccountId` is the team member behind the default e-mail address; INTERN only. */
export const roleSchema = z.object({
  roleId,
  name: z.string(),
  internExtern: audience,
  defaultAccountId: z.string().nullable(),
});
export type Role = z.infer<typeof roleSchema>;

/** The tenant: its name, its team, its roles. Stream `workspace-<workspaceId>`. */
export const workspaceEventSchemas = [
  defineEvent(
    'WorkspaceCreated',
    z.object({ workspaceId: z.string(), name: z.string() }),
  ),
  defineEvent('WorkspaceRenamed', z.object(changeOf(z.string()))),
  /** In the team from now on: who made the workspace, and who was invited before invitations needed consent. */
  defineEvent(
    'MemberAdded',
    z.object({ accountId: z.string(), role: memberRole }),
  ),
  defineEvent('MemberRemoved', z.object({ accountId: z.string() })),
  defineEvent('RoleAdded', roleSchema),
  defineEvent(
    'RoleChanged',
    z.object({
      roleId,
      from: roleSchema.omit({ roleId: true }),
      to: roleSchema.omit({ roleId: true }),
    }),
  ),
  defineEvent('RoleRemoved', z.object({ roleId, name: z.string() })),
] as const;
export type WorkspaceEvent =
  z.infer<(typeof workspaceEventSchemas)[number]> | InvitationEvent;

export type Workspace = {
  readonly life: 'absent' | 'present';
  readonly workspaceId: string;
  readonly name: string;
  /** Account id -> role. */
  readonly members: ReadonlyMap<string, MemberRole>;
  readonly invitations: Invitations;
  readonly roles: ReadonlyMap<string, Role>;
};

export const noWorkspace: Workspace = {
  life: 'absent',
  workspaceId: '',
  name: '',
  members: new Map(),
  invitations: new Map(),
  roles: new Map(),
};

export function evolveWorkspace(
  state: Workspace,
  event: WorkspaceEvent,
): Workspace {
  switch (event.type) {
    case 'WorkspaceCreated':
      return { ...state, life: 'present', ...event.data };
    case 'WorkspaceRenamed':
      return { ...state, name: event.data.to };
    case 'MemberAdded':
      return {
        ...state,
        members: new Map(state.members).set(
          event.data.accountId,
          event.data.role,
        ),
      };
    case 'InvitationSent':
    case 'InvitationRepeated':
    case 'InvitationWithdrawn':
    case 'InvitationDeclined':
      return {
        ...state,
        invitations: evolveInvitations(state.invitations, event),
      };
    case 'InvitationAccepted':
      return {
        ...state,
        invitations: evolveInvitations(state.invitations, event),
        members: new Map(state.members).set(event.data.accountId, 'ADMIN'),
      };
    case 'MemberRemoved':
      return {
        ...state,
        members: without(state.members, (_, id) => id === event.data.accountId),
      };
    case 'RoleAdded':
      return {
        ...state,
        roles: new Map(state.roles).set(event.data.roleId, event.data),
      };
    case 'RoleChanged':
      return {
        ...state,
        roles: changed(state.roles, event.data.roleId, event.data.to),
      };
    case 'RoleRemoved':
      return {
        ...state,
        roles: without(state.roles, (_, id) => id === event.data.roleId),
      };
  }
}

/** In the team, or asked to join it: whoever may be given work. */
export const isTeamUser = (
  { members, invitations }: Pick<Workspace, 'members' | 'invitations'>,
  accountId: string,
): boolean => members.has(accountId) || isPending(invitations, accountId);
