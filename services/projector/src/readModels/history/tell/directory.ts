import { audienceLabel } from '../labels.ts';
import { created, modified, removed, told } from '../told.ts';
import type { Tellers } from './tellers.ts';

const person = (id: string) => ({ person: id });
const personOrNobody = (id: string | null) => (id === null ? null : person(id));

const asked = (clientId: string | null) =>
  [clientId === null ? 'Team' : 'Client users'] as const;

/** Events of workspaces, clients and projects: the team's alone, which row-level security sees to. */
export const tellDirectory = {
  WorkspaceCreated: ({ name }) =>
    told(`created the workspace ${name}`, name, [created('Workspace', name)]),
  WorkspaceRenamed: ({ from, to }) =>
    told(`renamed the workspace ${to}`, to, [modified('Name', from, to)]),
  MemberAdded: ({ accountId }) =>
    told('added a team user', 'Team', [
      created('Team user', person(accountId)),
    ]),
  MemberRemoved: ({ accountId }) =>
    told('removed a team user', 'Team', [
      removed('Team user', person(accountId)),
    ]),
  InvitationSent: ({ accountId, clientId }) =>
    told(
      clientId === null
        ? 'invited somebody to the team'
        : 'invited a user of the client',
      ...asked(clientId),
      [created('Invitation', person(accountId))],
    ),
  InvitationRepeated: ({ accountId, clientId }) =>
    told('sent an invitation again', ...asked(clientId), [
      created('Invitation', person(accountId)),
    ]),
  InvitationWithdrawn: ({ accountId, clientId }) =>
    told('took an invitation back', ...asked(clientId), [
      removed('Invitation', person(accountId)),
    ]),
  InvitationDeclined: ({ accountId, clientId }) =>
    told('declined the invitation', ...asked(clientId), [
      removed('Invitation', person(accountId)),
    ]),
  InvitationAccepted: ({ accountId, clientId }) =>
    told('accepted the invitation', ...asked(clientId), [
      created(
        clientId === null ? 'Team user' : 'Client user',
        person(accountId),
      ),
    ]),
  RoleAdded: ({ name }) =>
    told(`added the role ${name}`, name, [created('Role', name)]),
  RoleChanged({ from, to }) {
    const changes = [
      modified('Name', from.name, to.name),
      modified(
        'Party',
        audienceLabel[from.internExtern],
        audienceLabel[to.internExtern],
      ),
      ...(from.defaultAccountId === to.defaultAccountId
        ? []
        : [
            modified(
              'Default person',
              personOrNobody(from.defaultAccountId),
              personOrNobody(to.defaultAccountId),
            ),
          ]),
    ];
    return told(
      `changed the role ${to.name}`,
      to.name,
      changes.filter((c) => c.oldValue !== c.newValue),
    );
  },
  RoleRemoved: ({ name }) =>
    told(`deleted the role ${name}`, name, [removed('Role', name)]),
  ClientAdded: ({ name }) =>
    told(`added the client ${name}`, name, [created('Client', name)]),
  ClientRenamed: ({ from, to }) =>
    told(`renamed the client ${to}`, to, [modified('Name', from, to)]),
  ClientDeleted: ({ name }) =>
    told(`deleted the client ${name}`, name, [removed('Client', name)]),
  ClientUserInvited: ({ accountId }) =>
    told('invited a user of the client', 'Client users', [
      created('Client user', person(accountId)),
    ]),
  ClientUserRemoved: ({ accountId }) =>
    told('removed a user of the client', 'Client users', [
      removed('Client user', person(accountId)),
    ]),
  ProjectAdded: ({ name }) =>
    told(`added the project ${name}`, name, [created('Project', name)]),
  ProjectRenamed: ({ from, to }) =>
    told(`renamed the project ${to}`, to, [modified('Name', from, to)]),
  ProjectDeleted: ({ name }) =>
    told(`deleted the project ${name}`, name, [removed('Project', name)]),
} satisfies Partial<Tellers>;
