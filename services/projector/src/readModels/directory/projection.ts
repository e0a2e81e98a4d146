import { partsOfStream, prefixOf } from '@waymark/events';
import type { ReadModel, Sources } from '../model/readModel.ts';
import { upsert, type BulkRow } from '../model/bulk.ts';
import type { Statement } from '../model/statement.ts';
import { isTakenBy, type TakenEvent } from '../model/takenBy.ts';
import { answered, blocked, invited } from './invitations.ts';
import { accountChanged } from './account.ts';
import { clients, people, projects, roles } from './query.ts';
import { isSetting, keyOf, settingColumns, settingOf } from './workspaceSettings.ts';
import { directoryTables, REVISION } from './table.sql.ts';

export const directory: ReadModel = {
  name: 'directory',
  version: 9,
  upgrades: {
    8: {
      from: 4,
      // In 0.4.0 nobody had promised an answer, connected a booking provider or been erased.
      columns: `
ALTER TABLE workspaces
  ADD COLUMN answer_hours int,
  ADD COLUMN booking_providers jsonb NOT NULL DEFAULT '[]';
ALTER TABLE people ADD COLUMN erased_at text;`,
    },
    // Who may read what, for users of several clients; and that nobody had named a host of booking
    // pages, or a time zone, nor had a brand.
    9: {
      columns: `
ALTER TABLE workspaces${settingColumns.additions},
  ADD COLUMN time_zone text,
  ADD COLUMN header jsonb,
  ADD COLUMN logo jsonb,
  ADD COLUMN ${REVISION};
ALTER TABLE clients ADD COLUMN ${REVISION};
ALTER TABLE projects ADD COLUMN ${REVISION};
ALTER TABLE roles ADD COLUMN ${REVISION};
ALTER TABLE people ADD COLUMN ${REVISION};`,
    },
  },
  prefixes: [prefixOf('account'), prefixOf('workspace'), prefixOf('client'), prefixOf('project')],
  tables: directoryTables,
  resources: [people, clients, projects, roles],
  open: (sources) => ({
    async apply(out, events) {
      for (const event of events)
        if (isTakenBy('directory', event)) await applyOne(out, event, sources);
    },
    close: () => undefined,
  }),
};

const put = {
  workspace: (out: Statement[], row: BulkRow) => upsert(out, 'workspaces', ['workspace_id'], [row]),
  member: (out: Statement[], row: BulkRow) =>
    upsert(out, 'members', ['workspace_id', 'account_id', 'belongs_to'], [row]),
  client: (out: Statement[], row: BulkRow) =>
    upsert(out, 'clients', ['workspace_id', 'client_id'], [row]),
  project: (out: Statement[], row: BulkRow) =>
    upsert(out, 'projects', ['workspace_id', 'project_id'], [row]),
  role: (out: Statement[], row: BulkRow) =>
    upsert(out, 'roles', ['workspace_id', 'role_id'], [row]),
};

type RoleWords = {
  readonly name: string;
  readonly internExtern: string;
  readonly defaultAccountId: string | null;
};

/** A role as it is kept. */
const roleRow = (
  workspace_id: string,
  role_id: string,
  { name, internExtern, defaultAccountId }: RoleWords,
  revision: string,
): BulkRow => ({
  workspace_id,
  role_id,
  name,
  intern_extern: internExtern,
  default_account_id: defaultAccountId,
  removed: false,
  revision,
});

async function applyOne(
  out: Statement[],
  event: TakenEvent<'directory'>,
  { vault }: Sources,
): Promise<void> {
  const { workspaceId, id } = partsOfStream(event.stream);
  const at = event.metadata.at;
  const workspace_id = workspaceId ?? '';
  const revision = String(event.revision);
  const set = (text: string, ...values: Statement['values']) => out.push({ text, values });
  if (isSetting(event)) {
    out.push(settingOf(workspace_id, event, revision));
    return;
  }
  switch (event.type) {
    case 'AccountOpened':
    case 'ProfileChanged':
    case 'AccountErased':
    case 'LanguageChosen':
      return accountChanged(out, event, vault);

    case 'WorkspaceCreated':
      return put.workspace(out, { workspace_id, name: event.data.name, created_at: at, revision });
    case 'BookingKeySet':
    case 'BookingKeyDropped':
      out.push(keyOf(workspace_id, event, revision));
      return;
    case 'MemberAdded': {
      const { accountId, role } = event.data;
      return put.member(out, {
        workspace_id,
        account_id: accountId,
        belongs_to: 'team',
        party: 'team',
        role,
        client_id: null,
        active: true,
        since: at,
      });
    }
    case 'MemberRemoved':
      set(
        `UPDATE members SET active = false WHERE workspace_id = $1 AND account_id = $2 AND belongs_to = 'team'`,
        workspace_id,
        event.data.accountId,
      );
      return;
    case 'InvitationSent':
      return invited(out, event, vault);
    case 'InvitationWithdrawn':
    case 'InvitationExpired':
    case 'InvitationDeclined':
      return answered(out, event);
    case 'InvitationAccepted': {
      answered(out, event);
      const { accountId, clientId } = event.data;
      return put.member(out, {
        workspace_id,
        account_id: accountId,
        belongs_to: clientId ?? 'team',
        party: clientId === null ? 'team' : 'client',
        role: clientId === null ? 'ADMIN' : null,
        client_id: clientId,
        active: true,
        since: at,
      });
    }
    case 'InvitationsBlocked':
    case 'InvitationsAllowed':
      return blocked(out, event);
    case 'RoleAdded':
      return put.role(out, roleRow(workspace_id, event.data.roleId, event.data, revision));
    case 'RoleChanged':
      return put.role(out, roleRow(workspace_id, event.data.roleId, event.data.to, revision));
    case 'RoleRemoved':
      set(
        'UPDATE roles SET removed = true WHERE workspace_id = $1 AND role_id = $2',
        workspace_id,
        event.data.roleId,
      );
      return;

    case 'ClientAdded':
      return put.client(out, {
        workspace_id,
        client_id: id,
        name: event.data.name,
        removed: false,
        created_at: at,
        revision,
      });
    case 'ClientRenamed':
      set(
        'UPDATE clients SET name = $3, revision = $4 WHERE workspace_id = $1 AND client_id = $2',
        workspace_id,
        id,
        event.data.to,
        revision,
      );
      return;
    case 'ClientDeleted':
      set(
        'UPDATE clients SET removed = true WHERE workspace_id = $1 AND client_id = $2',
        workspace_id,
        id,
      );
      set(
        'UPDATE members SET active = false WHERE workspace_id = $1 AND client_id = $2',
        workspace_id,
        id,
      );
      set(
        `UPDATE invitations SET state = 'withdrawn' WHERE workspace_id = $1 AND client_id = $2`,
        workspace_id,
        id,
      );
      return;
    case 'ClientUserInvited':
      return put.member(out, {
        workspace_id,
        account_id: event.data.accountId,
        belongs_to: id,
        party: 'client',
        role: null,
        client_id: id,
        active: true,
        since: at,
      });
    case 'ClientUserRemoved':
      set(
        'UPDATE members SET active = false WHERE workspace_id = $1 AND account_id = $2 AND belongs_to = $3',
        workspace_id,
        event.data.accountId,
        id,
      );
      return;

    case 'ProjectAdded':
      return put.project(out, {
        workspace_id,
        project_id: id,
        client_id: event.data.clientId,
        name: event.data.name,
        removed: false,
        created_at: at,
        revision,
      });
    case 'ProjectRenamed':
      set(
        'UPDATE projects SET name = $3, revision = $4 WHERE workspace_id = $1 AND project_id = $2',
        workspace_id,
        id,
        event.data.to,
        revision,
      );
      return;
    case 'ProjectDeleted':
    case 'ProjectRestored':
      set(
        'UPDATE projects SET removed = $3 WHERE workspace_id = $1 AND project_id = $2',
        workspace_id,
        id,
        event.type === 'ProjectDeleted',
      );
      return;
    default:
      event satisfies never;
  }
}
