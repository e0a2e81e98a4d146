import { evolveWorkspace, noWorkspace, type Sealed, type WorkspaceEvent } from '@waymark/events';
import { describe, test } from 'vitest';
import { given } from '../../decisions/testing/given.ts';
import * as decide from './workspace.ts';

const workspaces = { initial: noWorkspace, evolve: evolveWorkspace };
const role = {
  roleId: 'r::legal',
  name: 'Legal',
  internExtern: 'INTERN',
  defaultAccountId: null,
} as const;
const after = (...events: WorkspaceEvent[]) =>
  given(workspaces, [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
    { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
    ...events,
  ]);
const tim: WorkspaceEvent = { type: 'MemberAdded', data: { accountId: 'tim', role: 'ADMIN' } };
const legal: WorkspaceEvent = { type: 'RoleAdded', data: role };

describe('a workspace', () => {
  test('belongs to whoever creates it', () => {
    given(workspaces, [])
      .when(decide.createWorkspace, { workspaceId: 'w', name: 'Acme' }, 'olga')
      .then(
        { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
        { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
      );
  });
  test('is created once', () =>
    after()
      .when(decide.createWorkspace, { workspaceId: 'w', name: 'Other' }, 'eve')
      .refused('conflict', 'workspace-exists', 'workspaceId'));
  test('is renamed, to another name only', () => {
    after()
      .when(decide.setWorkspace('name'), { name: 'Acme Ltd' })
      .then({ type: 'WorkspaceRenamed', data: { from: 'Acme', to: 'Acme Ltd' } });
    after().when(decide.setWorkspace('name'), { name: 'Acme' }).nothing();
  });
});

describe('the key of a booking provider', () => {
  const sealed = 'v1.sealed' as Sealed<string>;
  const set: WorkspaceEvent = {
    type: 'BookingKeySet',
    data: { workspaceId: 'w', provider: 'CALENDLY', key: sealed },
  };
  test('is set, and set anew', () => {
    const command = { provider: 'CALENDLY', key: 'the-key-of-calendly' } as const;
    after().when(decide.setBookingKey, command, sealed).then(set);
    after(set).when(decide.setBookingKey, command, sealed).then(set);
  });
  test('is taken away, where there is one', () => {
    const dropped = { provider: 'CALENDLY', key: null } as const;
    after(set)
      .when(decide.setBookingKey, dropped, null)
      .then({ type: 'BookingKeyDropped', data: { provider: 'CALENDLY' } });
    after().when(decide.setBookingKey, dropped, null).nothing();
  });
});

describe('the hosts of its booking pages', () => {
  const hosts = ['meetings.acme.example', 'acme.example'];
  const set: WorkspaceEvent = { type: 'BookingHostsSet', data: { from: [], to: hosts } };
  test('are named, each once, in their order', () => {
    after()
      .when(decide.setBookingHosts, { hosts: [...hosts, 'acme.example'] })
      .then(set);
    after(set).when(decide.setBookingHosts, { hosts }).nothing();
    after(set)
      .when(decide.setBookingHosts, { hosts: hosts.toReversed() })
      .then({ type: 'BookingHostsSet', data: { from: hosts, to: hosts.toReversed() } });
  });
  test('are taken away', () =>
    after(set)
      .when(decide.setBookingHosts, { hosts: [] })
      .then({ type: 'BookingHostsSet', data: { from: hosts, to: [] } }));
});

describe('the answer time that it promises', () => {
  test('is set once, and taken back', () => {
    after()
      .when(decide.promiseAnswerTime, { hours: 4 })
      .then({ type: 'AnswerTimePromised', data: { from: null, to: 4 } });
    const promised: WorkspaceEvent = { type: 'AnswerTimePromised', data: { from: null, to: 4 } };
    after(promised).when(decide.promiseAnswerTime, { hours: 4 }).nothing();
    after(promised)
      .when(decide.promiseAnswerTime, { hours: null })
      .then({ type: 'AnswerTimePromised', data: { from: 4, to: null } });
  });
});

describe('the time zone by which its days are told', () => {
  const auckland: WorkspaceEvent = {
    type: 'WorkspaceZoneSet',
    data: { from: null, to: 'Pacific/Auckland' },
  };
  test('comes with it', () =>
    given(workspaces, [])
      .when(
        decide.createWorkspace,
        { workspaceId: 'w', name: 'Acme', timeZone: 'Pacific/Auckland' },
        'olga',
      )
      .then(
        { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
        { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
        auckland,
      ));
  test('is set, to another one only', () => {
    after().when(decide.setWorkspace('timeZone'), { timeZone: 'Pacific/Auckland' }).then(auckland);
    after(auckland)
      .when(decide.setWorkspace('timeZone'), { timeZone: 'Pacific/Auckland' })
      .nothing();
    after(auckland)
      .when(decide.setWorkspace('timeZone'), { timeZone: 'Europe/Lisbon' })
      .then({ type: 'WorkspaceZoneSet', data: { from: 'Pacific/Auckland', to: 'Europe/Lisbon' } });
  });
});

describe('its team', () => {
  test('loses a user', () =>
    after(tim)
      .when(decide.removeTeamUser, { accountId: 'tim' })
      .then({ type: 'MemberRemoved', data: { accountId: 'tim' } }));
  test('never loses its owner', () =>
    after()
      .when(decide.removeTeamUser, { accountId: 'olga' })
      .refused('conflict', 'owner-stays', 'accountId'));
  test('loses nobody who is not in it', () =>
    after()
      .when(decide.removeTeamUser, { accountId: 'eve' })
      .refused('notFound', 'user-not-found', 'accountId'));
  test('who leaves is no role’s default any more', () => {
    const from = { name: 'IT', internExtern: 'INTERN', defaultAccountId: 'tim' } as const;
    after(tim, legal, { type: 'RoleAdded', data: { roleId: 'r::it', ...from } })
      .when(decide.removeTeamUser, { accountId: 'tim' })
      .then(
        {
          type: 'RoleChanged',
          data: { roleId: 'r::it', from, to: { ...from, defaultAccountId: null } },
        },
        { type: 'MemberRemoved', data: { accountId: 'tim' } },
      );
  });
});

describe('a role', () => {
  test('is added', () => {
    after().when(decide.addRole, role).then(legal);
    after(tim)
      .when(decide.addRole, { ...role, defaultAccountId: 'tim' })
      .then({ type: 'RoleAdded', data: { ...role, defaultAccountId: 'tim' } });
    after()
      .when(decide.addRole, { ...role, internExtern: 'EXTERN' })
      .then({ type: 'RoleAdded', data: { ...role, internExtern: 'EXTERN' } });
  });
  test('is added once', () =>
    after(legal).when(decide.addRole, role).refused('conflict', 'role-exists', 'roleId'));
  test('has no name that another has', () => {
    const two = after(legal, { type: 'RoleAdded', data: { ...role, roleId: 'r::it', name: 'IT' } });
    two
      .when(decide.addRole, { ...role, roleId: 'r::new', name: 'LEGAL' })
      .refused('conflict', 'role-exists', 'name');
    two.when(decide.changeRole, { ...role, name: 'it' }).refused('conflict', 'role-exists', 'name');
  });
  test('that is external has no default address', () =>
    after()
      .when(decide.addRole, { ...role, internExtern: 'EXTERN', defaultAccountId: 'olga' })
      .refused('invalid', 'default-only-for-intern', 'defaultEmailAddress'));
  test('has a default address of the team alone', () =>
    after()
      .when(decide.addRole, { ...role, defaultAccountId: 'eve' })
      .refused('invalid', 'default-not-in-team', 'defaultEmailAddress'));
  test.each([{ name: 'Law' }, { internExtern: 'EXTERN' }, { defaultAccountId: 'olga' }] as const)(
    'is changed: %o',
    (change) => {
      const { roleId, ...from } = role;
      after(legal)
        .when(decide.changeRole, { ...role, ...change })
        .then({ type: 'RoleChanged', data: { roleId, from, to: { ...from, ...change } } });
    },
  );
  test('is not changed into what it is', () =>
    after(legal).when(decide.changeRole, role).nothing());
  test('is changed under the same rules', () => {
    after(legal)
      .when(decide.changeRole, { ...role, defaultAccountId: 'eve' })
      .refused('invalid', 'default-not-in-team', 'defaultEmailAddress');
    after().when(decide.changeRole, role).refused('notFound', 'role-not-found', 'roleId');
  });
  test('is removed', () => {
    after(legal)
      .when(decide.removeRole, { roleId: 'r::legal' })
      .then({ type: 'RoleRemoved', data: { roleId: 'r::legal', name: 'Legal' } });
    after()
      .when(decide.removeRole, { roleId: 'r::legal' })
      .refused('notFound', 'role-not-found', 'roleId');
  });
});
