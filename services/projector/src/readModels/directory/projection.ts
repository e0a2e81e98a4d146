import { partsOfStream, prefixOf } from '@waymark/events';
import type pg from 'pg';
import type { Known, ReadModel, Sources } from '../readModel.ts';
import { upsert, type Row } from '../bulk.ts';
import { forgetOrKnow } from './person.ts';
import { directoryTables } from './table.sql.ts';

export const directory: ReadModel = {
  name: 'directory',
  version: 1,
  prefixes: [
    prefixOf('account'),
    prefixOf('workspace'),
    prefixOf('client'),
    prefixOf('project'),
  ],
  tables: directoryTables,
  open: (sources) => ({
    async apply(tx, events) {
      for (const event of events) await applyOne(tx, event, sources);
    },
  }),
};

const put = {
  workspace: (tx: pg.ClientBase, row: Row) =>
    upsert(tx, 'workspaces', ['workspace_id'], [row]),
  member: (tx: pg.ClientBase, row: Row) =>
    upsert(tx, 'members', ['workspace_id', 'account_id', 'belongs_to'], [row]),
  client: (tx: pg.ClientBase, row: Row) =>
    upsert(tx, 'clients', ['workspace_id', 'client_id'], [row]),
  project: (tx: pg.ClientBase, row: Row) =>
    upsert(tx, 'projects', ['workspace_id', 'project_id'], [row]),
  role: (tx: pg.ClientBase, row: Row) =>
    upsert(tx, 'roles', ['workspace_id', 'role_id'], [row]),
};

async function applyOne(
  tx: pg.ClientBase,
  event: Known,
  { vault }: Sources,
): Promise<void> {
  const { workspaceId, id } = partsOfStream(event.stream);
  const at = event.metadata.at;
  const workspace_id = workspaceId ?? '';
  const set = (sql: string, ...values: unknown[]) => tx.query(sql, values);
  switch (event.type) {
    case 'AccountOpened':
    case 'ProfileChanged':
      return forgetOrKnow(
        tx,
        event.data.accountId,
        await vault.open(event.data.accountId, event.data.sealed),
        at,
      );

    case 'WorkspaceCreated':
      return put.workspace(tx, {
        workspace_id,
        name: event.data.name,
        created_at: at,
      });
    case 'WorkspaceRenamed':
      await set(
        'UPDATE workspaces SET name = $2 WHERE workspace_id = $1',
        workspace_id,
        event.data.to,
      );
      return;
    case 'MemberAdded': {
      const { accountId, role } = event.data;
      return put.member(tx, {
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
      await set(
        `UPDATE members SET active = false WHERE workspace_id = $1 AND account_id = $2 AND belongs_to = 'team'`,
        workspace_id,
        event.data.accountId,
      );
      return;
    case 'RoleAdded':
      return put.role(tx, roleRow(workspace_id, event.data.roleId, event.data));
    case 'RoleChanged':
      return put.role(
        tx,
        roleRow(workspace_id, event.data.roleId, event.data.to),
      );
    case 'RoleRemoved':
      await set(
        'UPDATE roles SET removed = true WHERE workspace_id = $1 AND role_id = $2',
        workspace_id,
        event.data.roleId,
      );
      return;

    case 'ClientAdded':
      return put.client(tx, {
        workspace_id,
        client_id: id,
        name: event.data.name,
        removed: false,
        created_at: at,
      });
    case 'ClientRenamed':
      await set(
        'UPDATE clients SET name = $3 WHERE workspace_id = $1 AND client_id = $2',
        workspace_id,
        id,
        event.data.to,
      );
      return;
    case 'ClientDeleted':
      await set(
        'UPDATE clients SET removed = true WHERE workspace_id = $1 AND client_id = $2',
        workspace_id,
        id,
      );
      await set(
        'UPDATE members SET active = false WHERE workspace_id = $1 AND client_id = $2',
        workspace_id,
        id,
      );
      return;
    case 'ClientUserInvited':
      return put.member(tx, {
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
      await set(
        'UPDATE members SET active = false WHERE workspace_id = $1 AND account_id = $2 AND belongs_to = $3',
        workspace_id,
        event.data.accountId,
        id,
      );
      return;

    case 'ProjectAdded':
      return put.project(tx, {
        workspace_id,
        project_id: id,
        client_id: event.data.clientId,
        name: event.data.name,
        removed: false,
        created_at: at,
      });
    case 'ProjectRenamed':
      await set(
        'UPDATE projects SET name = $3 WHERE workspace_id = $1 AND project_id = $2',
        workspace_id,
        id,
        event.data.to,
      );
      return;
    case 'ProjectDeleted':
      await set(
        'UPDATE projects SET removed = true WHERE workspace_id = $1 AND project_id = $2',
        workspace_id,
        id,
      );
      return;
    default:
      return;
  }
}

type RoleWords = {
  readonly name: string;
  readonly internExtern: string;
  readonly defaultAccountId: string | null;
};

const roleRow = (
  workspace_id: string,
  role_id: string,
  { name, internExtern, defaultAccountId }: RoleWords,
): Row => ({
  workspace_id,
  role_id,
  name,
  intern_extern: internExtern,
  default_account_id: defaultAccountId,
  removed: false,
});
