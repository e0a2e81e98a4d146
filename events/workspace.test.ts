import { expect, test } from 'vitest';
import { evolveWorkspace, noWorkspace, type WorkspaceEvent } from './workspace.ts';

const legal = {
  roleId: 'r::legal',
  name: 'Legal',
  internExtern: 'INTERN',
  defaultAccountId: null,
} as const;
const created: WorkspaceEvent[] = [
  { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
  { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
  { type: 'MemberAdded', data: { accountId: 'tim', role: 'ADMIN' } },
  { type: 'RoleAdded', data: legal },
];
const fold = (...events: WorkspaceEvent[]) =>
  [...created, ...events].reduce(evolveWorkspace, noWorkspace);

test('a workspace has a name, a team and roles', () => {
  expect(fold()).toEqual({
    life: 'present',
    workspaceId: 'w',
    name: 'Acme',
    members: new Map([
      ['olga', 'OWNER'],
      ['tim', 'ADMIN'],
    ]),
    invitations: new Map(),
    roles: new Map([['r::legal', legal]]),
    apiKeys: new Map(),
    answerHours: null,
    timeZone: null,
    bookingKeys: new Map(),
    bookingHosts: [],
    ...{ displayName: '', claim: '', brandColor: null, header: null, logo: null },
  });
});
test('a workspace is renamed, and a member leaves', () => {
  const after = fold(
    { type: 'WorkspaceRenamed', data: { from: 'Acme', to: 'New' } },
    { type: 'MemberRemoved', data: { accountId: 'tim' } },
  );
  expect([after.name, [...after.members.keys()]]).toEqual(['New', ['olga']]);
});
test('a role changes and goes', () => {
  const { roleId, ...from } = legal;
  const changed: WorkspaceEvent = {
    type: 'RoleChanged',
    data: { roleId, from, to: { ...from, name: 'Lawyers' } },
  };
  expect(fold(changed).roles.get(roleId)).toEqual({ ...legal, name: 'Lawyers' });
  expect(fold(changed, { type: 'RoleRemoved', data: { roleId, name: 'Lawyers' } }).roles.size).toBe(
    0,
  );
});
