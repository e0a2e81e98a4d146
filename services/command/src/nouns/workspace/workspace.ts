import { said } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  alike,
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
    ...(timeZone === undefined ? [] : setTimeZone(state, { timeZone })),
  ];
}

export function renameWorkspace(
  state: Workspace,
  { name }: Command<'RenameWorkspace'>,
): WorkspaceEvent[] {
  return unless(state.name === name, {
    type: 'WorkspaceRenamed',
    data: { from: state.name, to: name },
  });
}

/** PRODUCT 4.8. */
export function promiseAnswerTime(
  state: Workspace,
  { hours }: Command<'PromiseAnswerTime'>,
): WorkspaceEvent[] {
  return unless(state.answerHours === hours, {
    type: 'AnswerTimePromised',
    data: { from: state.answerHours, to: hours },
  });
}

/** PRODUCT 4.13. */
export function setTimeZone(
  { timeZone: from }: Workspace,
  { timeZone: to }: Command<'SetTimeZone'>,
): WorkspaceEvent[] {
  return unless(from === to, { type: 'WorkspaceZoneSet', data: { from, to } });
}

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
  return [
    { type: 'BookingKeySet', data: { workspaceId, provider, key: sealed } },
  ];
}

/** PRODUCT 16.5. Each once, in the order that was given. */
export function setBookingHosts(
  { bookingHosts: from }: Workspace,
  { hosts }: Command<'SetBookingHosts'>,
): WorkspaceEvent[] {
  const to = [...new Set(hosts)];
  return unless(alike(from, to), {
    type: 'BookingHostsSet',
    data: { from: [...from], to },
  });
}

/** Roles that fell to them by default fall to nobody: a rollout must not name somebody who is gone. */
export function removeTeamUser(
  state: Workspace,
  { accountId }: Command<'RemoveTeamUser'>,
): WorkspaceEvent[] {
  if (state.invitations.has(accountId)) return withdrawn(accountId, null);
  const role = existing(state.members, accountId, 'user', 'accountId');
  if (role === 'OWNER')
    throw new DecisionRefused(
      'conflict',
      'owner-stays',
      said('ownerStays'),
      'accountId',
    );
  const theirs = [...state.roles.values()].filter(
    (role) => role.defaultAccountId === accountId,
  );
  return [
    ...theirs.map(({ roleId, ...from }): WorkspaceEvent => ({
      type: 'RoleChanged',
      data: { roleId, from, to: { ...from, defaultAccountId: null } },
    })),
    { type: 'MemberRemoved', data: { accountId } },
  ];
}

type RoleWords = Pick<
  Role,
  'roleId' | 'name' | 'internExtern' | 'defaultAccountId'
>;

export function addRole(state: Workspace, role: RoleWords): WorkspaceEvent[] {
  unused(state.roles, role.roleId, 'role', 'roleId');
  nameUnused(state.roles, role.roleId, role.name, 'role');
  return [{ type: 'RoleAdded', data: fitting(state, role) }];
}

export function changeRole(
  state: Workspace,
  role: RoleWords,
): WorkspaceEvent[] {
  const { roleId, ...from } = existing(
    state.roles,
    role.roleId,
    'role',
    'roleId',
  );
  nameUnused(state.roles, roleId, role.name, 'role');
  const { roleId: _, ...to } = fitting(state, role);
  const same =
    from.name === to.name &&
    from.internExtern === to.internExtern &&
    from.defaultAccountId === to.defaultAccountId;
  return unless(same, { type: 'RoleChanged', data: { roleId, from, to } });
}

export function removeRole(
  state: Workspace,
  { roleId }: Command<'RemoveRole'>,
): WorkspaceEvent[] {
  const { name } = existing(state.roles, roleId, 'role', 'roleId');
  return [{ type: 'RoleRemoved', data: { roleId, name } }];
}

export const defaultNotInTeam = () =>
  new DecisionRefused(
    'invalid',
    'default-not-in-team',
    said('defaultNotInTeam'),
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
      said('defaultOnlyForIntern'),
      'defaultEmailAddress',
    );
  }
  if (defaultAccountId !== null && !state.members.has(defaultAccountId)) {
    throw defaultNotInTeam();
  }
  return { roleId, name, internExtern, defaultAccountId };
}
