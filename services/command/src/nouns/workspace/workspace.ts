import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  alike,
  eventOfField,
  workspaceFields,
  type Role,
  type Sealed,
  type Workspace,
  type WorkspaceEvent,
} from '@waymark/events';
import {
  absent,
  DecisionRefused,
  existing,
  nameUnused,
  unless,
  unused,
} from '../../decisions/decision.ts';
import { withdrawn } from '../invitation/invitation.ts';

/** Whoever creates it owns it (PRODUCT 4.1). */
export function createWorkspace(
  state: Workspace,
  { workspaceId, name, timeZone }: Command<'CreateWorkspace'>,
  accountId: string,
): WorkspaceEvent[] {
  absent(state, 'workspace', 'workspaceId');
  return [
    { type: 'WorkspaceCreated', data: { workspaceId, name } },
    { type: 'MemberAdded', data: { accountId, role: 'OWNER' } },
    ...(timeZone === undefined ? [] : setWorkspace('timeZone')(state, { timeZone })),
  ];
}

/** Sets what a workspace settles for itself, unless it is so already. */
export const setWorkspace =
  <const Field extends keyof typeof workspaceFields>(field: Field) =>
  ({ [field]: from }: Workspace, { [field]: to }: Pick<Workspace, Field>): WorkspaceEvent[] =>
    unless(alike(from, to), {
      type: eventOfField('Workspace', workspaceFields, field),
      data: { from, to },
    } as unknown as WorkspaceEvent);

/** PRODUCT 4.8. */
export const promiseAnswerTime = (
  state: Workspace,
  { hours: answerHours }: Command<'PromiseAnswerTime'>,
): WorkspaceEvent[] => setWorkspace('answerHours')(state, { answerHours });

/** Null takes it away. The same key given again is set again: what is sealed can't be compared. */
export function setBookingKey(
  state: Workspace,
  { provider, key }: Command<'SetBookingKey'>,
  sealed: Sealed<string> | null,
): WorkspaceEvent[] {
  const { workspaceId } = state;
  if (key === null || sealed === null)
    return unless(!state.bookingKeys.has(provider), {
      type: 'BookingKeyDropped',
      data: { provider },
    });
  return [{ type: 'BookingKeySet', data: { workspaceId, provider, key: sealed } }];
}

/** PRODUCT 16.5. Each once, in the order that was given. */
export const setBookingHosts = (
  state: Workspace,
  { hosts }: Command<'SetBookingHosts'>,
): WorkspaceEvent[] => setWorkspace('bookingHosts')(state, { bookingHosts: [...new Set(hosts)] });

/**
 * Roles that fell to them by default fall to nobody: a rollout must not name somebody who is gone.
 */
export function removeTeamUser(
  state: Workspace,
  { accountId }: Command<'RemoveTeamUser'>,
): WorkspaceEvent[] {
  if (state.invitations.has(accountId)) return withdrawn(accountId, null);
  const role = existing(state.members, accountId, 'user', 'accountId');
  if (role === 'OWNER')
    throw new DecisionRefused('conflict', 'owner-stays', refusalText('ownerStays'), 'accountId');
  const theirs = [...state.roles.values()].filter((role) => role.defaultAccountId === accountId);
  return [
    ...theirs.map(({ roleId, ...from }): WorkspaceEvent => ({
      type: 'RoleChanged',
      data: { roleId, from, to: { ...from, defaultAccountId: null } },
    })),
    { type: 'MemberRemoved', data: { accountId } },
  ];
}

type RoleWords = Pick<Role, 'roleId' | 'name' | 'internExtern' | 'defaultAccountId'>;

export function addRole(state: Workspace, role: RoleWords): WorkspaceEvent[] {
  unused(state.roles, role.roleId, 'role', 'roleId');
  nameUnused(state.roles, role.roleId, role.name, 'role');
  return [{ type: 'RoleAdded', data: fitting(state, role) }];
}

export function changeRole(state: Workspace, role: RoleWords): WorkspaceEvent[] {
  const { roleId, ...from } = existing(state.roles, role.roleId, 'role', 'roleId');
  nameUnused(state.roles, roleId, role.name, 'role');
  const { roleId: _, ...to } = fitting(state, role);
  const same =
    from.name === to.name &&
    from.internExtern === to.internExtern &&
    from.defaultAccountId === to.defaultAccountId;
  return unless(same, { type: 'RoleChanged', data: { roleId, from, to } });
}

export function removeRole(state: Workspace, { roleId }: Command<'RemoveRole'>): WorkspaceEvent[] {
  const { name } = existing(state.roles, roleId, 'role', 'roleId');
  return [{ type: 'RoleRemoved', data: { roleId, name } }];
}

export const defaultNotInTeam = () =>
  new DecisionRefused(
    'invalid',
    'default-not-in-team',
    refusalText('defaultNotInTeam'),
    'defaultEmailAddress',
  );

/** Internal roles alone carry a default address (PRODUCT 4.4), and it must be a team user's. */
function fitting(
  state: Workspace,
  { roleId, name, internExtern, defaultAccountId }: RoleWords,
): Role {
  if (defaultAccountId !== null && internExtern === 'EXTERN') {
    throw new DecisionRefused(
      'invalid',
      'default-only-for-intern',
      refusalText('defaultOnlyForIntern'),
      'defaultEmailAddress',
    );
  }
  if (defaultAccountId !== null && !state.members.has(defaultAccountId)) {
    throw defaultNotInTeam();
  }
  return { roleId, name, internExtern, defaultAccountId };
}
