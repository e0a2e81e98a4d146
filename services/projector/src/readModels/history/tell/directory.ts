import { audienceLabel } from '../labels.ts';
import { created, modified, removed, told, type Told } from '../told.ts';
import type { Known } from '../../readModel.ts';

const person = (id: string) => ({ person: id });
const personOrNobody = (id: string | null) => (id === null ? null : person(id));

/** Events of workspaces, clients and projects: the team's alone, which row-level security sees to. */
export function tellDirectory({ type, data }: Known): Told | null {
  switch (type) {
    case 'WorkspaceCreated':
      return told(`created the workspace ${data.name}`, data.name, [created('Workspace', data.name)]);
    case 'WorkspaceRenamed':
      return told(`renamed the workspace ${data.to}`, data.to, [modified('Name', data.from, data.to)]);
    case 'MemberAdded':
      return told('added a team user', 'Team', [created('Team user', person(data.accountId))]);
    case 'MemberRemoved':
      return told('removed a team user', 'Team', [removed('Team user', person(data.accountId))]);
    case 'RoleAdded':
      return told(`added the role ${data.name}`, data.name, [created('Role', data.name)]);
    case 'RoleChanged': {
      const { from, to } = data;
      const changes = [
        modified('Name', from.name, to.name),
        modified('Party', audienceLabel[from.internExtern], audienceLabel[to.internExtern]),
        ...(from.defaultAccountId === to.defaultAccountId
          ? []
          : [modified('Default person', personOrNobody(from.defaultAccountId), personOrNobody(to.defaultAccountId))]),
      ];
      return told(`changed the role ${to.name}`, to.name, changes.filter((c) => c.oldValue !== c.newValue));
    }
    case 'RoleRemoved':
      return told(`deleted the role ${data.name}`, data.name, [removed('Role', data.name)]);
    case 'ClientAdded':
      return told(`added the client ${data.name}`, data.name, [created('Client', data.name)]);
    case 'ClientRenamed':
      return told(`renamed the client ${data.to}`, data.to, [modified('Name', data.from, data.to)]);
    case 'ClientDeleted':
      return told(`deleted the client ${data.name}`, data.name, [removed('Client', data.name)]);
    case 'ClientUserInvited':
      return told('invited a user of the client', 'Client users', [created('Client user', person(data.accountId))]);
    case 'ClientUserRemoved':
      return told('removed a user of the client', 'Client users', [removed('Client user', person(data.accountId))]);
    case 'ProjectAdded':
      return told(`added the project ${data.name}`, data.name, [created('Project', data.name)]);
    case 'ProjectRenamed':
      return told(`renamed the project ${data.to}`, data.to, [modified('Name', data.from, data.to)]);
    case 'ProjectDeleted':
      return told(`deleted the project ${data.name}`, data.name, [removed('Project', data.name)]);
    default:
      return null;
  }
}
