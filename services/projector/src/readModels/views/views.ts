import { viewRow } from '@waymark/api';
import { partsOfStream, prefixOf } from '@waymark/events';
import { sql } from 'slonik';
import { remove, upsert } from '../model/bulk.ts';
import { reader, tableWithPolicy } from '../model/guardedTable.ts';
import type { ReadModel } from '../model/readModel.ts';
import { equals, isTrue, search, sorts, type Filters, type Resource } from '../model/resource.ts';
import type { Statement } from '../model/statement.ts';
import { isTakenBy, type TakenEvent } from '../model/takenBy.ts';

const table = tableWithPolicy(
  'views',
  `CREATE TABLE views (
  workspace_id text NOT NULL,
  id text NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  shared boolean NOT NULL,
  account_id text NOT NULL,
  created_at text NOT NULL,
  PRIMARY KEY (workspace_id, id)
);`,
  `workspace_id = ${reader.workspace} AND ${reader.party} = 'team' AND (shared OR account_id = ${reader.account})`,
);

const rows: Resource = {
  name: 'views',
  row: viewRow,
  models: ['views'],
  filters: {
    id: equals('id'),
    list: equals('list'),
    shared: isTrue('shared'),
    q: search('name'),
  } satisfies Filters<'views'>,
  sorts: sorts(['name'], ['createdAt']),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT v.id, v.list, v.name, v.search, v.shared, v.account_id AS "accountId", v.created_at AS "createdAt" FROM read.views v`,
};

/** Saved views: each person's own, and the team's. */
export const views: ReadModel = {
  name: 'views',
  version: 1,
  upgrades: {},
  prefixes: [prefixOf('view')],
  tables: [table],
  resources: [rows],
  open: () => ({
    apply(out, events) {
      for (const event of events) if (isTakenBy('views', event)) applyOne(out, event);
      return Promise.resolve();
    },
    close: () => undefined,
  }),
};

function applyOne(out: Statement[], event: TakenEvent<'views'>): void {
  const { workspaceId, id } = partsOfStream(event.stream);
  const key = { workspace_id: workspaceId ?? '', id };
  const set = (text: string, ...values: Statement['values']) =>
    out.push({
      text: `UPDATE views SET ${text} WHERE workspace_id = $1 AND id = $2`,
      values: [key.workspace_id, id, ...values],
    });
  switch (event.type) {
    case 'ViewSaved': {
      const { accountId, list, name, search, shared } = event.data;
      const row = {
        ...{ ...key, list, name, search, shared },
        account_id: accountId,
        created_at: event.metadata.at,
      };
      return upsert(out, 'views', Object.keys(key), [row]);
    }
    case 'ViewRenamed':
      set('name = $3', event.data.to);
      return;
    case 'ViewChanged':
      set('search = $3', event.data.to);
      return;
    case 'ViewShared':
      set('shared = $3, account_id = $4', event.data.shared, event.data.accountId);
      return;
    case 'ViewDeleted':
      return remove(out, 'views', Object.keys(key), [key]);
    default:
      event satisfies never;
  }
}
